// Decides which readings of a place agree, and combines them.
#pragma once

#include <optional>
#include <string>

#include "tools/lib/show/collate/sheet.hpp"

namespace bones::inline show::collate {

/// The meaning of a line or an action of a sheet. `words` are canonical; for actions the kind and
/// the seat are given too.
struct LineMeaning {
    std::string words;
    ActionKind kind = ActionKind::play;
    Seat seat{};  ///< of an action
    /// For a tile that was played: the touching half, or the arm, was not written but follows from
    /// the rules and the sheet's earlier lines.
    bool turned = false, arm_added = false;
};
/// The meaning of an item.
LineMeaning said_in(const Item& item);
/// The combined meaning of a place in two sheets that do not contradict each other. What one sheet
/// leaves unknown is taken from the other. None if the sheets differ. `said` and `other` must be of
/// the same keyword.
std::optional<LineMeaning> together(Keyword keyword, const LineMeaning& said,
                                    const LineMeaning& other);

/// Whether an action could not be read, so that any other word is more informative.
bool is_unread(ActionKind kind);

}  // namespace bones::inline show::collate
