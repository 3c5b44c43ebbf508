// The hands of which the sheet contradicts itself.
#pragma once

#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// Hands with an error, such as a tile played twice: a slip of the pen may be all that is wrong, so
/// that no report counts a breach in them as proven.
class ContradictedHands {
  public:
    ContradictedHands(const Record& record, const GameVerdict& verdict);
    bool contains(std::size_t hand) const { return contradicted_[hand]; }
    /// Whether the finding lies in such a hand.
    bool contains(const Finding& finding) const;

  private:
    /// The hand in whose lines a place lies; -1: in none. Numbers may be written twice.
    std::ptrdiff_t hand_of(Place place) const;

    std::vector<std::uint32_t> begins_;  ///< where each hand's lines begin
    std::vector<bool> contradicted_;     ///< by hand
};

}  // namespace bones
