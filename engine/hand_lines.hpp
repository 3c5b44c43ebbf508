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

}  // namespace bones
