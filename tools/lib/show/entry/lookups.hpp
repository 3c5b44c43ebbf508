// What is looked up in a draft to answer an entry.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/entry/draft.hpp"

namespace bones::inline show::entry {

/// The text without its last token or line; there must be one.
std::string without_last(const Draft& draft);
/// The first finding for which nothing is taken, since what was typed cannot be read; null if there
/// is none.
const Finding* unreadable_in(const std::vector<const Finding*>& findings);
/// Whether this is found at the last action of the last hand.
bool says(const Draft& draft, const Code& code);
/// The last so many actions with all that follows from the rules, and the arms as they are called
/// in what was entered: `B +6-1 6-1@2`.
std::string last_actions(const Draft& draft, std::size_t count);
/// The hand of an action; `action` is an index into Record::actions.
const Hand& hand_of(const Record& record, std::uint32_t action);
/// Who was to make an action: by the rules, else who made it.
Seat mover_at(const Draft& draft, std::uint32_t action);

}  // namespace bones::inline show::entry
