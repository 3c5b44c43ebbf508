#include "tools/lib/show/statistics/points_scale.hpp"

#include <fmt/core.h>

#include "engine/rules/description.hpp"

namespace bones::inline show {

std::size_t scale_of_points(const Record& record, const GameVerdict& verdict) {
    const ValueScale scale = describe(record.game).value_scale(verdict.rules);
    return scale.unit == "marks" ? scale_count - 1 : static_cast<std::size_t>(record.game);
}

std::string_view unit_of_scale(std::size_t scale) {
    return scale + 1 == scale_count ? "marks" : "points";
}

std::string title_of_scale(std::size_t scale) {
    const GameTraits& game = traits(game_of_scale(scale));
    return scale + 1 == scale_count ? fmt::format("{} in marks", game.title)
                                    : std::string(game.title);
}

}  // namespace bones::inline show
