// What sheets say of one place: which readings agree, and what they say together.
#pragma once

#include <optional>
#include <string>

#include "tools/lib/show/collate/sheet.hpp"

namespace bones::inline show::collate {

/// What two sheets say together of one place, where neither contradicts the other: what one leaves
/// unknown is taken from the other. Nothing if they say different things. `words` and `other` are
/// canonical, of the same keyword; of actions the kinds and seats are given too.
struct LineMeaning {
    std::string words;
    ActionKind kind = ActionKind::play;
    Seat seat{};  ///< of an action
    /// Of a tile that was played: which half touches, or the arm, is not as it was written but as
    /// the rules have it after what this sheet says before.
    bool turned = false, arm_added = false;
};
/// What an item says.
LineMeaning said_in(const Item& item);
std::optional<LineMeaning> together(Keyword keyword, const LineMeaning& said,
                                    const LineMeaning& other);

/// Whether an action is one that could not be read, so that any other word tells more.
bool is_unread(ActionKind kind);

}  // namespace bones::inline show::collate
