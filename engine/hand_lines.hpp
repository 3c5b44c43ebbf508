// Finds the lines of a hand.
#pragma once

#include "bones/finding.hpp"
#include "bones/record.hpp"

namespace bones {

/// Returns the offset of the first byte of the line on which a hand begins.
std::uint32_t begin_of(const Record& record, const Hand& hand);
/// Returns the index of the hand in whose lines a finding lies; none_such if it lies in no hand.
/// Hand numbers may occur twice.
std::uint32_t hand_of(const Record& record, const Finding& finding);
/// Whether the deal of a hand did not count and was repeated (G8).
bool is_redealt(const Record& record, std::uint32_t hand);
/// Whether the deal may have been repeated although no line says so (G15). `end`: how the hand
/// ended.
bool may_be_redealt(const Record& record, std::uint32_t hand, EndKind end);
/// Returns the tiles played in the hands before this one, without deals that did not count.
TileSet played_in_hands_before(const Record& record, std::uint32_t hand);

}  // namespace bones
