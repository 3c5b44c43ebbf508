// Judges what unreadable text may have been (G5a): tokens in tricks, and the end of a hand.
#pragma once

#include <cstdint>

#include "bones/tricks.hpp"

namespace bones {

/// Whether an unreadable token in a trick may be no tile, or two tiles. This is so if it looks like
/// two, or if the same seat acts next. It is also so if the trick breaks its order, stops early or
/// has too many tokens. `index` counts in Record::actions; `laid` tiles of the trick lie before the
/// token.
bool may_be_no_tile(const Record& record, const Hand& hand, std::uint32_t index, int laid);

/// Whether the hand may have ended before an unreadable line, in a game without draws. It may if
/// all dealt tiles are played, a seat has none left, no seat was able to play, or something was
/// lost before. Each seat was dealt `each` tiles.
bool may_have_ended(const Record& record, const Hand& hand, std::uint32_t until, int each);

}  // namespace bones
