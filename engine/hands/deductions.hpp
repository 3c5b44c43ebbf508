// What can be deduced from a record without accusing anybody: where unseen tiles were, and what a
// pass rules out.
#pragma once

#include <vector>

#include "engine/hands/holdings.hpp"
#include "engine/reporter.hpp"

namespace bones {

/// Notes what an honest pass rules out: the seat held none of `none_of` that it may have had
/// unseen.
void deduce_from_pass(std::vector<Deduction>& deductions, const Reporter& reporter,
                      const Holdings& holdings, const Condition& condition);

/// Notes every unseen tile of a hand whose place is certain: in a hand before it was shown there,
/// or in nobody's. If `asked` has tiles, it is of those alone, and of hands.
void deduce_places(std::vector<Deduction>& deductions, const Reporter& reporter,
                   const Holdings& holdings, std::uint32_t hand, const TileSet& asked);

/// Notes which of some tiles each seat surely did not have, and from when on: whatever the unseen
/// tiles are. Nothing follows where the record contradicts itself about the hand (G5).
void deduce_absence(std::vector<Deduction>& deductions, const Reporter& reporter,
                    const Holdings& holdings, std::uint32_t hand, const TileSet& tiles);

}  // namespace bones
