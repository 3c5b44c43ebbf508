// The hands of which the sheet contradicts itself.
#pragma once

#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// Hands with an error, such as a tile played twice: a slip of the pen may be all that is wrong, so
/// that no report counts a breach in them as proven. The record must outlive it.
class ContradictedHands {
  public:
    ContradictedHands(const Record& record, const GameVerdict& verdict);
    bool contains(std::size_t hand) const { return contradicted_[hand]; }
    /// Whether the finding lies in such a hand.
    bool contains(const Finding& finding) const;

  private:
    const Record& record_;
    std::vector<bool> contradicted_;  ///< by hand
};

}  // namespace bones
