// Aligns the hands of sheets, and the actions within them.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "tools/lib/show/collate/sheet.hpp"

namespace bones::inline show::collate {

inline constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// Pairs of indices, in the order of both lists; `nowhere` for an element without a partner. Every
/// index is in exactly one pair.
using Alignment = std::vector<std::pair<std::size_t, std::size_t>>;

/// One action as the sheets have it: an item for each sheet, null if the sheet lacks it.
using Column = std::vector<const Item*>;

/// Aligns columns with the play of one more sheet at the least cost. Equal parts at both ends are
/// paired first.
/// The rest takes quadratic work, which is subtracted from `work_left`. If less is left, the rest
/// is paired in order.
Alignment align_play(std::span<const Column> columns, std::span<const Item> play,
                     std::size_t& work_left);
/// The limit of work for one game, about a second. A real game needs far less.
inline constexpr std::size_t most_alignment_work = 4'000'000;

/// Aligns hands by number and content. Hands of the same number whose play has little in common are
/// not paired.
Alignment align_hands(std::span<const Block* const> hands, std::span<const Block> others);

/// Whether the play of two hands has tiles in common.
bool have_play_in_common(const Block& hand, const Block& other);

}  // namespace bones::inline show::collate
