#include "tools/lib/store/selection/filter_options.hpp"

#include <fmt/core.h>

#include "libnotation/text/values.hpp"

namespace bones::inline store {

namespace {

using Names = std::vector<std::string>;

std::optional<std::int64_t> end_of_range(std::string_view text, const std::string& whole) {
    if (text.empty()) return std::nullopt;
    const std::optional<std::int32_t> number = whole_number(text);
    if (!number)
        throw UsageError(fmt::format("`{}` is not a range; write 5, 5.., ..5 or 3..5", whole));
    return *number;
}

archive::NumberRange read_range(const std::string& text) {
    const std::size_t dots = text.find("..");
    archive::NumberRange range;
    range.low = end_of_range(std::string_view(text).substr(0, dots), text);
    range.high = dots == std::string::npos
                     ? range.low
                     : end_of_range(std::string_view(text).substr(dots + 2), text);
    if (!range.is_set())
        throw UsageError(fmt::format("`{}` is not a range; write 5, 5.., ..5 or 3..5", text));
    if (range.low && range.high && *range.high < *range.low)
        throw UsageError(fmt::format("`{}` is an empty range; write the lower number first", text));
    return range;
}

/// Adds the options in the groups of --help.
class FilterOptions {
  public:
    FilterOptions(Tool& tool, archive::Filters& filters) : tool_(tool), filters_(filters) {}

    void of_records() {
        group_ = "Which games";
        text("--player", filters_.player, "NAME", "games of this player, by name or stable id");
        text("--opponent", filters_.opponent, "NAME", "and with this opponent");
        text("--partner", filters_.partner, "NAME", "and with this partner");
        text("--seat", filters_.seat, "SEAT", "the player's seat, or the seat that acted");
        flag("--won", filters_.won, "the player won the game");
        flag("--lost", filters_.lost, "the player lost the game");
        range("--total", filters_.total, "total points, of the player or of any player");
        names("--game", filters_.games, "GAME,...", "the game; the start of its name is enough");
        text("--event", filters_.event, "NAME", "the event");
        text("--date", filters_.date, "DATE", "the day, month or year: 2026-11");
        text("--from", filters_.from, "DATE", "on this day or later");
        text("--to", filters_.to, "DATE", "on this day or earlier");
        flag("--maybe", filters_.maybe, "also games with a partly unknown date that may match");
        text("--round", filters_.round, "WORD", "the round");
        text("--table", filters_.table, "WORD", "the table");
        text("--id", filters_.id, "TEXT", "the recorder's own identifier");
        option(tool_.app.add_option("--rule", filters_.rules, "a house rule in force")
                   .one_value_each(),
               "NAME=VALUE");
        flag("--finished", filters_.finished, "the game is over");
        flag("--unfinished", filters_.unfinished, "the game is not over");
    }

    void of_parts() {
        group_ = "Which hands";
        names("--ended", filters_.ends, "END,...",
              "ending: out, blocked, played, void, unfinished, conceded, won, made, set, redeal");
        text("--opening", filters_.opening, "TILE", "the first tile played");
        range("--points", filters_.points, "points of the hand, of the player or any player");
        range("--length", filters_.length, "number of actions in the hand");
        group_ = "Which actions";
        text("--tile", filters_.tile, "TILE", "tile that was played (or drawn, see --kind)");
        text("--kind", filters_.kind, "KIND",
             "play, draw, pass, show, skip, return, unknown or bad");
        text("--pass-on", filters_.pass_on, "N,...", "passes while these numbers were open");
        range("--choices", filters_.choices, "number of moves that the rules allowed");
        text("--by", filters_.by, "NAME", "who acted, or `anyone`; by default the --player");
        group_ = "Which findings";
        names("--code", filters_.codes, "CODE,...", "codes of findings: revoke, false-pass ...");
        names("--severity", filters_.severities, "NAME,...",
              "error, breach (or broken), claim or note");
        text("--clause", filters_.clause, "CLAUSE", "the clause of the finding: D4");
        group(tool_.add_choice("--verdict", filters_.verdict,
                               {"proven", "possible", "any", "broken", "open"},
                               "proven (default; or broken), possible (or open), any: both"));
    }

  private:
    void group(const Option& option) { option.group(group_); }
    void option(const Option& option, const char* type) { group(option.type_name(type)); }
    void text(const char* name, std::string& value, const char* type, const char* help) {
        option(tool_.app.add_option(name, value, help), type);
    }
    void names(const char* name, Names& values, const char* type, const char* help) {
        option(tool_.add_names(name, values, help), type);
    }
    void flag(const char* name, bool& value, const char* help) {
        group(tool_.app.add_flag(name, value, help));
    }
    void range(const char* name, archive::NumberRange& value, const char* help) {
        option(tool_.app.add_option_function(
                   name, [&value](const std::string& text) { value = read_range(text); }, help),
               "RANGE");
    }

    Tool& tool_;
    archive::Filters& filters_;
    std::string group_;
};

}  // namespace

void add_as_of_option(Tool& tool, std::string& moment) {
    tool.app.add_option("--as-of", moment, "the archive at this time (UTC): 2026-11-19T21:04")
        .type_name("TIME")
        .group("Which games");
}

void add_find_option(Tool& tool, std::string& pattern) {
    tool.app
        .add_option("--find", pattern,
                    "with this sequence or position (bones-query --explain find)")
        .type_name("PATTERN")
        .group("Which actions");
}

void add_filter_options(Tool& tool, archive::Filters& filters) {
    tool.shorten("Which ");
    FilterOptions options(tool, filters);
    options.of_records();
    options.of_parts();
}

}  // namespace bones::inline store
