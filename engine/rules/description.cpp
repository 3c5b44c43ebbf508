#include "engine/rules/description.hpp"

#include <fmt/format.h>

#include "engine/games/list.hpp"

namespace bones {
namespace {

template <class G>
constexpr GameDescription described = {
    G::hand_word,      G::stock_word,     G::has_layout,         G::has_draws,    G::has_prizes,
    G::shape,          G::arm_labels,     G::doubles_lie_across, G::fewest_win,   G::totals_add_up,
    G::over_by_points, G::numbers_to_win, G::penalty_sign,       G::breach_words, &G::is_matador,
    &G::sides,         &G::cost};

}  // namespace

const GameDescription& describe(Game game) {
    const GameDescription* description = &described<DescribedGame>;
    with_game(game, [&]<class G>() { description = &described<G>; });
    return *description;
}

std::string tell(std::string_view words, const BreachFacts& facts) {
    return fmt::format(fmt::runtime(words), fmt::arg("who", facts.who),
                       fmt::arg("table", facts.table), fmt::arg("tile", facts.tile),
                       fmt::arg("laid", facts.laid), fmt::arg("but", facts.but),
                       fmt::arg("suit", facts.suit));
}

const BreachWords* own_words(Game game, const Code& code) {
    for (const BreachWords& words : describe(game).breach_words)
        if (words.code == &code) return &words;
    return nullptr;
}

}  // namespace bones
