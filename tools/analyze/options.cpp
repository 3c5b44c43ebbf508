#include "tools/analyze/options.hpp"

#include <fmt/core.h>

#include <charconv>

#include "tools/lib/cli/number.hpp"
#include "tools/lib/show/analysis/budget_options.hpp"

namespace bones::analyze {
namespace {

analysis::WantedPly read_ply(const std::string& text) {
    analysis::WantedPly wanted;
    const char* end = text.data() + text.size();
    const auto hand = std::from_chars(text.data(), end, wanted.hand);
    bool good = hand.ec == std::errc() && hand.ptr != end && *hand.ptr == '.';
    if (good) {
        const auto ply = std::from_chars(hand.ptr + 1, end, wanted.ply);
        good = ply.ec == std::errc() && ply.ptr == end && wanted.ply > 0;
    }
    if (!good)
        throw UsageError(fmt::format("`{}` is not a ply; write HAND.PLY, such as 2.17", text));
    return wanted;
}

/// Requests only the values that the output shows, because the others cost time.
worlds::WantedValues wanted_for(const Options& options) {
    const bool moves =
        !options.annotate &&
        (options.format == "jsonl" || options.format == "html" || !options.request.at.empty());
    return {moves, true, moves};
}

bool filters_files(const Choice& choice) {
    const archive::Filters& filters = choice.filters;
    return choice.database.empty() &&
           (!filters.games.empty() || !filters.player.empty() || !filters.seat.empty());
}

}  // namespace

bool Options::picks_records() const {
    return record != 0 || filters_files(choice) || choice.pattern.has_value();
}

bool ChosenRecords::operator()(const RawRecord& raw, NamesMet& names) const {
    const bool numbered = options_->record == 0 || raw.index == options_->record;
    const bool filtered = filters_files(options_->choice);
    Record record;
    if (names.asks() || (numbered && filtered)) parse(raw, record);
    names.add(record);
    if (!numbered || (finder_ && !finder_->has_match(raw))) return false;
    return !filtered || options_->choice.wants(record);
}

bool read_options(Tool& tool, int argc, const char* const* argv, Options& options) {
    std::vector<std::string> at;
    add_choice_options(tool, options.choice);
    tool.add_choice("--format", options.format, {"text", "jsonl", "html", "svg"},
                    "output format; html: page of one record; svg: its graph");
    tool.app.add_flag("--annotate", options.annotate,
                      "write the records with marks and comments at mistakes");
    tool.add_names("--at", at, "list all moves at this ply, best first").type_name("HAND.PLY");
    tool.app.add_option("--record", options.record, "only this record of its file, by number")
        .type_name("N")
        .check(number_from<std::uint32_t>(1));
    analysis::add_budget_options(tool, options.request);
    tool.app.add_flag("--explain", options.explain, "how losses and marks are computed");
    tool.shorten("Which ");
    if (!tool.parse(argc, argv)) return false;
    if (options.explain) return true;
    settle(tool, options.choice);
    for (const std::string& ply : at) options.request.at.push_back(read_ply(ply));
    if (options.annotate && (options.format != "text" || !at.empty()))
        throw UsageError("--annotate writes records; omit --format and --at");
    if (!at.empty() && (options.format == "html" || options.format == "svg"))
        throw UsageError("--at needs --format text or jsonl");
    options.request.wanted = wanted_for(options);
    options.request.arms_of_sheet = options.format != "jsonl";
    options.style.colored = tool.colored(1);
    return true;
}

}  // namespace bones::analyze
