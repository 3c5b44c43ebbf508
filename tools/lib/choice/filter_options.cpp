#include "tools/lib/choice/filter_options.hpp"

#include <fmt/format.h>

#include "libnotation/text/values.hpp"

namespace bones {

namespace {

using Names = std::vector<std::string>;

std::optional<std::int64_t> end_of_range(std::string_view text, const std::string& whole) {
    if (text.empty()) return std::nullopt;
    const std::optional<std::int32_t> number = whole_number(text);
    if (!number) throw UsageError(fmt::format("`{}` is no range: 5, 5.., ..5 or 3..5", whole));
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
        throw UsageError(fmt::format("`{}` is no range: 5, 5.., ..5 or 3..5", text));
    if (range.low && range.high && *range.high < *range.low)
        throw UsageError(fmt::format("no number is in `{}`: the lower comes first", text));
    return range;
}

/// The options in groups, as --help shows them.
class FilterOptions {
  public:
    FilterOptions(Tool& tool, archive::Filters& filters) : tool_(tool), filters_(filters) {}

    void of_records() {
        group_ = "Which games";
        text("--player", filters_.player, "NAME", "this person played; a name or a stable id");
        text("--opponent", filters_.opponent, "NAME", "against this one");
        text("--partner", filters_.partner, "NAME", "and with this one");
        text("--seat", filters_.seat, "SEAT", "the player sat there, or who sat there did it");
        flag("--won", filters_.won, "the player won the game");
        flag("--lost", filters_.lost, "the player lost it");
        range("--total", filters_.total, "points of the game, the player's or anybody's");
        names("--game", filters_.games, "GAME,...", "the game; the beginning of its name will do");
        text("--event", filters_.event, "NAME", "the event");
        text("--date", filters_.date, "DATE", "the day, month or year: 2026-11");
        text("--from", filters_.from, "DATE", "on this day or later");
        text("--to", filters_.to, "DATE", "on this day or earlier");
        flag("--maybe", filters_.maybe, "also games whose date has unknown parts and may be meant");
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
              "how they ended: out, blocked, played, void, unfinished, conceded, won, made, set");
        text("--opening", filters_.opening, "TILE", "the first tile played");
        range("--points", filters_.points, "points of the hand, the player's or anybody's");
        range("--length", filters_.length, "how many actions the hand has");
        group_ = "Which actions";
        text("--tile", filters_.tile, "TILE", "this tile was played (or drawn, see --kind)");
        text("--kind", filters_.kind, "KIND", "play, draw, pass, show, skip, unknown or bad");
        text("--pass-on", filters_.pass_on, "N,...", "passes while these numbers were open");
        range("--choices", filters_.choices, "how many moves the rules allowed");
        text("--by", filters_.by, "NAME",
             "who did it; left out: the player, if one is named; `anyone`");
        group_ = "Which findings";
        names("--code", filters_.codes, "CODE,...", "what was found: revoke, false-pass ...");
        names("--severity", filters_.severities, "NAME,...", "error, broken, claim or note");
        text("--clause", filters_.clause, "CLAUSE", "the clause that was broken: D4");
        group(tool_.add_choice("--verdict", filters_.verdict, {"broken", "open", "any"},
                               "proven (the default), or what stays open, or both"));
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
    tool.app.add_option("--as-of", moment, "the archive as it stood then (UTC): 2026-11-19T21:04")
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

}  // namespace bones
