// Which hand of one sheet is which of another, and which action.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "tools/lib/show/collate/sheet.hpp"

namespace bones::inline show::collate {

inline constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// Pairs of places, in the order of both lists; `nowhere` where one has nothing that belongs to
/// what the other has. Every place stands in one pair.
using Alignment = std::vector<std::pair<std::size_t, std::size_t>>;

/// What sheets have of one action: one item for each sheet, null where it has none.
using Column = std::vector<const Item*>;

/// Aligns columns with the play of one more sheet so that they differ least. Quadratic in their
/// lengths after what is equal at both ends, which is taken off `work_left`; where less is left,
/// what is between is paired in order.
Alignment align_play(std::span<const Column> columns, std::span<const Item> play,
                     std::size_t& work_left);
/// `work_left` of a game, far more than one needs: a second's work.
inline constexpr std::size_t most_alignment_work = 4'000'000;

/// Aligns hands by number and content. Hands of the same number whose play has little in common are
/// not paired.
Alignment align_hands(std::span<const Block* const> hands, std::span<const Block> others);

/// Whether the play of two hands has tiles in common.
bool have_play_in_common(const Block& hand, const Block& other);

}  // namespace bones::inline show::collate
