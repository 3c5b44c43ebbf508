// The signs that stand with a played tile: which of them have no place there (G5).
#pragma once

#include <array>

#include "bones/action.hpp"

namespace bones {

/// Of `@`, `x`, `*` and `=`, in this order, which have no place with a tile that is played, the
/// first of a hand or trick if it `leads`.
template <class G>
std::array<bool, 4> misplaced_signs(const Action& action, bool leads) {
    const bool arm = (action.arm != Action::no_arm) & (!G::has_layout | leads);
    const bool crosswise = action.crosswise & (!G::has_crosswise | leads);
    const bool prize = action.from_prizes & !G::has_prizes;
    const bool suit = (action.suit != Action::no_suit) & (G::has_layout | !leads);
    return {arm, crosswise, prize, suit};
}

/// Whether any has none.
template <class G>
bool has_misplaced_signs(const Action& action, bool leads) {
    // One question for all of them: each alone would be guessed wrong too often.
    const auto [arm, crosswise, prize, suit] = misplaced_signs<G>(action, leads);
    return arm | crosswise | prize | suit;
}

}  // namespace bones
