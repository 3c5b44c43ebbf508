#include "engine/games/list.hpp"

#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"

namespace bones {
namespace {

template <class G>
constexpr GameDescription described = {G::hand_word,
                                       G::stock_word,
                                       G::has_layout,
                                       G::has_draws,
                                       G::has_prizes,
                                       G::has_bidding,
                                       G::doubles_suit,
                                       G::shape,
                                       G::arm_labels,
                                       G::doubles_lie_across,
                                       G::fewest_win,
                                       G::totals_add_up,
                                       G::over_by_points,
                                       G::numbers_to_win,
                                       G::penalty_sign,
                                       G::breach_words,
                                       &G::is_matador,
                                       &G::worth,
                                       &G::sides,
                                       &G::cost,
                                       &G::called_points_count,
                                       &G::value_scale};

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
