#include "engine/rules/description.hpp"

#include <fmt/format.h>

namespace bones {
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
