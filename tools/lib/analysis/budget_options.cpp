#include "tools/lib/analysis/budget_options.hpp"

#include <fmt/format.h>

#include <charconv>

#include "tools/lib/command/number.hpp"

namespace bones::analysis {
namespace {

constexpr const char* group = "Which budgets";
constexpr std::uint64_t most_worlds = 100'000, most_games = 1'000'000,
                        most_nodes = std::numeric_limits<std::int64_t>::max();

double read_threshold(const std::string& text) {
    double points = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), points);
    if (error != std::errc() || end != text.data() + text.size() || !(points > 0) || points > 1e6)
        throw UsageError(fmt::format("--threshold: `{}` is no number of points above 0", text));
    return points;
}

}  // namespace

void add_budget_options(Tool& tool, Request& request) {
    worlds::Budgets& budgets = request.budgets;
    const auto add = [&](const char* option, auto& value, std::uint64_t most, std::string says) {
        tool.app.add_option(option, value, std::move(says))
            .type_name("N")
            .group(group)
            .check(number_between(0, most));
    };
    add("--worlds", budgets.worlds, most_worlds,
        fmt::format("ways in which unseen tiles could lie, for fair values; 0: none ({})",
                    budgets.worlds));
    add("--world-nodes", budgets.world_nodes, most_nodes,
        fmt::format("positions to look at in one such way, at most; else games are played ({})",
                    budgets.world_nodes));
    add("--games", budgets.games, most_games,
        fmt::format("games played from each position, for estimates and luck; 0: none ({})",
                    budgets.games));
    add("--nodes", budgets.nodes, most_nodes,
        fmt::format("positions to look at with all hands known, at most ({})", budgets.nodes));
    tool.app
        .add_option_function(
            "--threshold",
            [&request](const std::string& text) { request.threshold = read_threshold(text); },
            "points that make a loss a mistake (the game's own)")
        .type_name("POINTS")
        .group(group);
}

}  // namespace bones::analysis
