// Inserts, deletes or replaces an earlier action in the text of a record.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/entry/draft.hpp"

namespace bones::inline show::entry {

/// The index into Record::actions of the action with this ply, from 1, in the hand with this
/// number. none_such if there is none.
std::uint32_t action_at(const Draft& draft, std::uint32_t hand, std::uint32_t ply);

/// The text before the action.
std::string text_before(const Draft& draft, std::uint32_t action);

/// The text with a token of `seat` inserted before the action. In lines whose tokens go round the
/// seats no seat may be given; the later tokens of the line move on by one seat.
std::string with_token(const Draft& draft, std::uint32_t action, Seat seat, std::string_view token);
/// The text without the action's token.
std::string without_token(const Draft& draft, std::uint32_t action);
/// The text with the action's token replaced by another of the same seat.
std::string with_other_token(const Draft& draft, std::uint32_t action, std::string_view token);

}  // namespace bones::inline show::entry
