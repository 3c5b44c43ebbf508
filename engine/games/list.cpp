#include "engine/games/list.hpp"

#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"

namespace bones {
namespace {

template <class G>
constexpr GameDescription described = {
    .hand_word = G::hand_word,
    .stock_word = G::stock_word,
    .has_layout = G::has_layout,
    .has_draws = G::has_draws,
    .has_prizes = G::has_prizes,
    .has_bidding = G::has_bidding,
    .doubles_suit = G::doubles_suit,
    .shape = G::shape,
    .arm_labels = G::arm_labels,
    .doubles_lie_across = G::doubles_lie_across,
    .fewest_win = G::fewest_win,
    .one_shuffle = G::one_shuffle,
    .totals_add_up = G::totals_add_up,
    .over_by_points = G::over_by_points,
    .numbers_to_win = G::numbers_to_win,
    .penalty_sign = G::penalty_sign,
    .breach_words = G::breach_words,
    .is_matador = &G::is_matador,
    .sides = &G::sides,
    .cost = &G::cost,
    .called_points_count = &G::called_points_count,
    .value_scale = &G::value_scale,
};

}  // namespace

const GameDescription& describe(Game game) {
    const GameDescription* description = &described<DescribedGame>;
    with_game(game, [&]<class G>() { description = &described<G>; });
    return *description;
}

std::span<const HouseRule> house_rules_of(Game game) {
    std::span<const HouseRule> options;
    with_game(game, [&]<class G>() { options = G::options; });
    return options;
}

}  // namespace bones
