#include "tools/lib/show/analysis/budget_options.hpp"

#include <fmt/core.h>

#include <charconv>

#include "tools/lib/cli/number.hpp"

namespace bones::inline show::analysis {
namespace {

constexpr const char* group = "Which budgets";
constexpr std::uint64_t most_worlds = 100'000, most_games = 1'000'000,
                        most_nodes = std::numeric_limits<std::int64_t>::max();

double read_threshold(const std::string& text) {
    double points = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), points);
    if (error != std::errc() || end != text.data() + text.size() || !(points > 0) || points > 1e6)
        throw UsageError(fmt::format("--threshold: `{}` is not a number above 0", text));
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
        fmt::format("deals of the unseen tiles to try, for fair values ({})", budgets.worlds));
    add("--world-nodes", budgets.world_nodes, most_nodes,
        fmt::format("most positions to search in each such deal ({})", budgets.world_nodes));
    add("--games", budgets.games, most_games,
        fmt::format("games to play per position, for estimates and luck ({})", budgets.games));
    add("--nodes", budgets.nodes, most_nodes,
        fmt::format("most positions to search with all hands known ({})", budgets.nodes));
    tool.app
        .add_option_function(
            "--threshold",
            [&request](const std::string& text) { request.threshold = read_threshold(text); },
            "loss that counts as a mistake (depends on the game)")
        .type_name("POINTS")
        .group(group);
}

}  // namespace bones::inline show::analysis
