// Looks up parts of a draft to answer an entry.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/entry/draft.hpp"

namespace bones::inline show::entry {

/// The text without its last token or line. The draft must have one.
std::string without_last(const Draft& draft);
/// The first finding that makes an entry unreadable, so that it is rejected; null if there is none.
const Finding* unreadable_in(const std::vector<const Finding*>& findings);
/// Whether the last action of the last hand has a finding with this code.
bool says(const Draft& draft, const Code& code);
/// The last `count` actions with all that follows from the rules: `B +6-1 6-1@2`. Arms have the
/// numbers of the entered text.
std::string last_actions(const Draft& draft, std::size_t count);
/// The hand of an action; `action` is an index into Record::actions.
const Hand& hand_of(const Record& record, std::uint32_t action);
/// The seat that was to make an action by the rules; if that is unknown, the seat that made it.
Seat mover_at(const Draft& draft, std::uint32_t action);

}  // namespace bones::inline show::entry
