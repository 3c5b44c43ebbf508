// An earlier action put in, left out or written otherwise, in the text of a record.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/entry/draft.hpp"

namespace bones::inline show::entry {

/// The action of this ply, from 1, of the hand of that number, as an index into Record::actions;
/// none_such if there is none.
std::uint32_t action_at(const Draft& draft, std::uint32_t hand, std::uint32_t ply);

/// The text before the action.
std::string text_before(const Draft& draft, std::uint32_t action);

/// The text with a token before the action, which its seat makes. Where each token of a line
/// belongs to the next seat, no seat may be given: then what follows in the line moves on by one.
std::string with_token(const Draft& draft, std::uint32_t action, Seat seat, std::string_view token);
/// The text without the action's token.
std::string without_token(const Draft& draft, std::uint32_t action);
/// The text with another token in place of the action's, of the same seat.
std::string with_other_token(const Draft& draft, std::uint32_t action, std::string_view token);

}  // namespace bones::inline show::entry
