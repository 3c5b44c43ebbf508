// Where the lines of a hand are.
#pragma once

#include "bones/finding.hpp"
#include "bones/record.hpp"

namespace bones {

/// Where the line on which a hand begins has its first byte.
std::uint32_t begin_of(const Record& record, const Hand& hand);
/// The hand in whose lines a finding stands, as an index; none_such: in no hand. Numbers of hands
/// may be written twice.
std::uint32_t hand_of(const Record& record, const Finding& finding);
/// Whether the deal of a hand did not count, and was made again (G8).
bool is_redealt(const Record& record, std::uint32_t hand);
/// The tiles that were played in the hands before this one, without deals that did not count.
TileSet played_in_hands_before(const Record& record, std::uint32_t hand);

}  // namespace bones
