#include "tools/analyze/options.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <charconv>

#include "tools/lib/command/number.hpp"

namespace bones::analyze {
namespace {

constexpr std::uint64_t most_worlds = 100'000, most_games = 1'000'000,
                        most_nodes = std::numeric_limits<std::int64_t>::max();

analysis::WantedPly read_ply(const std::string& text) {
    analysis::WantedPly wanted;
    const char* end = text.data() + text.size();
    const auto hand = std::from_chars(text.data(), end, wanted.hand);
    bool good = hand.ec == std::errc() && hand.ptr != end && *hand.ptr == '.';
    if (good) {
        const auto ply = std::from_chars(hand.ptr + 1, end, wanted.ply);
        good = ply.ec == std::errc() && ply.ptr == end && wanted.ply > 0;
    }
    if (!good) throw UsageError(fmt::format("`{}` is no ply: HAND.PLY is, such as 2.17", text));
    return wanted;
}

double read_threshold(const std::string& text) {
    double points = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), points);
    if (error != std::errc() || end != text.data() + text.size() || !(points > 0) || points > 1e6)
        throw UsageError(fmt::format("--threshold: `{}` is no number of points above 0", text));
    return points;
}

void add_budgets(Tool& tool, worlds::Budgets& budgets) {
    const auto add = [&](const char* option, auto& value, std::uint64_t most, std::string says) {
        tool.app.add_option(option, value, std::move(says))
            ->type_name("N")
            ->transform(number_between(0, most));
    };
    add("--worlds", budgets.worlds, most_worlds,
        fmt::format("ways in which the unseen tiles could lie, for the fair values of a decision; "
                    "0: none ({})",
                    budgets.worlds));
    add("--world-nodes", budgets.world_nodes, most_nodes,
        fmt::format("positions to look at in one such way, at most; where that is too few, games "
                    "are played to the end ({})",
                    budgets.world_nodes));
    add("--games", budgets.games, most_games,
        fmt::format("games played to the end from each position, for estimates, luck and skill; 0: "
                    "none ({})",
                    budgets.games));
    add("--nodes", budgets.nodes, most_nodes,
        fmt::format("positions to look at for a decision with all hands known, at most ({})",
                    budgets.nodes));
}

/// Only what is shown is computed.
worlds::Wanted wanted_for(const Options& options) {
    const bool moves = !options.annotate && (options.format == "jsonl" || options.format == "html" ||
                                             !options.request.at.empty());
    return {moves, true, moves};
}

}  // namespace

bool read_options(Tool& tool, int argc, const char* const* argv, Options& options) {
    std::vector<std::string> at;
    std::string threshold;
    add_choice_options(tool, options.choice);
    tool.add_choice("--format", options.format, {"text", "jsonl", "html", "svg"},
                    "what to print: html is a page of one record, svg its graph alone");
    tool.app.add_flag("--annotate", options.annotate,
                      "write the records themselves, with marks after mistakes and a comment on "
                      "each");
    tool.add_names("--at", at, "all moves that there were at this ply of a hand, best first")
        ->type_name("HAND.PLY");
    tool.app.add_option("--record", options.record, "only the record with this number in its file")
        ->type_name("N")
        ->transform(number_from<std::uint32_t>(1));
    tool.app
        .add_option("--threshold", threshold,
                    "points that make a loss a mistake: `?!` from these on, `?` from twice as "
                    "many, `?""?` from four times (the game's own)")
        ->type_name("POINTS");
    add_budgets(tool, options.request.budgets);
    if (!tool.parse(argc, argv)) return false;
    settle(tool, options.choice);
    for (const std::string& ply : at) options.request.at.push_back(read_ply(ply));
    if (!threshold.empty()) options.request.threshold = read_threshold(threshold);
    if (options.annotate && (options.format != "text" || !at.empty()))
        throw UsageError("--annotate writes records: without --format and --at");
    if (!at.empty() && (options.format == "html" || options.format == "svg"))
        throw UsageError("--at is for --format text and jsonl");
    options.request.wanted = wanted_for(options);
    options.style.colored = tool.colored(1);
    return true;
}

}  // namespace bones::analyze
