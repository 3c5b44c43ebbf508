// Deduces from a record, without an accusation, where unseen tiles were and what a pass rules out.
#pragma once

#include <vector>

#include "engine/hands/holdings.hpp"
#include "engine/reporter.hpp"

namespace bones {

/// Adds what an honest pass rules out: the tiles of `none_of` that the seat could have held unseen.
void deduce_from_pass(std::vector<Deduction>& deductions, const Reporter& reporter,
                      const Holdings& holdings, const Condition& condition);

/// Adds each unseen tile of a hand whose place is certain: in a hand before it was shown there, or
/// in no hand. If `asked` has tiles, only those tiles and their places in hands are reported.
void deduce_places(std::vector<Deduction>& deductions, const Reporter& reporter,
                   const Holdings& holdings, std::uint32_t hand, const TileSet& asked);

/// Adds which of the given tiles each seat surely did not hold, and from which ply on. Nothing is
/// added where the record contradicts itself about the hand (G5).
void deduce_absence(std::vector<Deduction>& deductions, const Reporter& reporter,
                    const Holdings& holdings, std::uint32_t hand, const TileSet& tiles);

}  // namespace bones
