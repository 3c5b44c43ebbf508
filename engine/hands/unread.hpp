// What cannot be read may have been anything (G5a): tokens in tricks, and how far a hand is lost.
#pragma once

#include <cstdint>

#include "bones/tricks.hpp"

namespace bones {

/// In a trick: whether a token that cannot be read may have been no tile, or two, though it stands
/// in its seat's turn: it looks like two; or the same seat acts next, or its trick does not go on
/// in order or to its end, or has more tokens than it can. `index` counts in Record::actions;
/// `laid` tiles of the trick lie before it.
bool may_be_no_tile(const Record& record, const Hand& hand, std::uint32_t index, int laid);

/// Whether the play before an unreadable line may have been the end of the hand: all tiles that
/// were dealt are played, a seat has none left, nobody was able, or something was lost before.
/// `each` tiles were dealt to each seat. For games in which tiles are not drawn.
bool may_have_ended(const Record& record, const Hand& hand, std::uint32_t until, int each);

}  // namespace bones
