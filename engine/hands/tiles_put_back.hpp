// Tiles that go from a hand back into the boneyard (G6a).
#pragma once

#include "bones/record.hpp"

namespace bones {

/// Whether a tile is put back in a hand.
bool has_tiles_put_back(const Record& record, const Hand& hand);
/// How many tiles more than is due a seat was dealt: those that it puts back before the first turn.
int surplus_of_deal(const Record& record, const Hand& hand, Seat seat);

}  // namespace bones
