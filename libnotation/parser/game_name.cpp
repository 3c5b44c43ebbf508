#include "libnotation/parser/game_name.hpp"

#include "libnotation/text/chars.hpp"

namespace bones {
namespace {

/// Whether two names are the same but for case, and for how their words are divided.
bool same_game_name(std::string_view one, std::string_view other) {
    const auto divides = [](char c) { return is_blank(c) || c == '-'; };
    while (!one.empty() && !other.empty()) {
        if (divides(one[0]) != divides(other[0])) return false;
        if (!divides(one[0])) {
            if (lower(one[0]) != lower(other[0])) return false;
            one.remove_prefix(1);
            other.remove_prefix(1);
            continue;
        }
        while (!one.empty() && divides(one[0])) one.remove_prefix(1);
        while (!other.empty() && divides(other[0])) other.remove_prefix(1);
    }
    return one.empty() && other.empty();
}

}  // namespace

Game game_named(std::string_view name) {
    for (std::size_t i = 0; i < game_traits.size(); ++i)
        if (same_game_name(trimmed(name), game_traits[i].name)) return static_cast<Game>(i);
    return Game::unknown;
}

}  // namespace bones
