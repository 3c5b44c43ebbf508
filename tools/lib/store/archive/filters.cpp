#include "tools/lib/store/archive/filters.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/game.hpp"
#include "engine/codes.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/fold.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"
#include "tools/lib/io/embedded.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/archive/words.hpp"

namespace bones {

/// A file with the names of all clauses, one per line (tools/dev/clauses.cmake).
extern const std::span<const EmbeddedFile> clause_names;

}  // namespace bones

namespace bones::inline store::archive {

namespace {

using Names = std::vector<std::string>;

const Names ends(end_names.begin(), end_names.end());
const Names kinds(kind_words.begin(), kind_words.end());
const Names severities(severity_names.begin(), severity_names.end());

Names game_names() {
    Names names;
    for (const GameTraits& game : game_traits) names.emplace_back(game.name);
    return names;
}

Names code_names() {
    Names names;
    for (const Code* code : code::notation_codes()) names.emplace_back(code->name);
    for (const Code* code : code::engine_codes()) names.emplace_back(code->name);
    return names;
}

/// The name that `written` means: one of `names`, or the only one that begins with it.
std::string chosen(const std::string& written, const Names& names, std::string_view what) {
    if (std::find(names.begin(), names.end(), written) != names.end()) return written;
    std::string found;
    for (const std::string& name : names)
        if (!written.empty() && name.starts_with(written)) {
            if (!found.empty())
                throw UsageError(fmt::format("`{}` may be {} or {}", written, found, name));
            found = name;
        }
    if (found.empty())
        throw UsageError(
            fmt::format("unknown {} `{}`{}", what, written, did_you_mean(written, names)));
    return found;
}

void choose(Names& written, const Names& names, std::string_view what) {
    for (std::string& name : written) name = chosen(name, names, what);
}

/// Completes a day, month or year: `2026-11` becomes 2026-11-??.
void settle_date(std::string& date, std::string_view option) {
    if (date.empty()) return;
    const std::string written = date;
    if (date.size() == 4) date += "-??";
    if (date.size() == 7) date += "-??";
    if (!is_date(date))
        throw UsageError(fmt::format("{} `{}` is not a date; write 2026, 2026-11 or 2026-11-19",
                                     option, written));
}

void settle_tile(std::string& tile, std::string_view option) {
    if (tile.empty()) return;
    std::string_view rest = tile;
    const WrittenTile written = take_tile(rest, true);
    if (!written.exists() || !rest.empty() || !written.is_in_set(highest_pip))
        throw UsageError(
            fmt::format("{} `{}` is not a tile; write 6-1, up to 15-15", option, tile));
    tile = to_string(Tile(written.first, written.second));
}

void settle_seat(std::string& seat) {
    if (seat.empty()) return;
    if (seat.size() == 1 && seat[0] >= 'a' && seat[0] <= 'o')
        seat[0] = static_cast<char>(seat[0] - 'a' + 'A');
    if (seat.size() != 1 || seat[0] < 'A' || seat[0] > 'O')
        throw UsageError(fmt::format("`{}` is not a seat; seats are A to O", seat));
}

/// Brings a clause to the spelling of findings; its case does not matter.
void settle_clause(std::string& clause) {
    if (clause.empty()) return;
    NearestName nearest(clause);
    std::string_view rest = clause_names.front().text;
    while (!rest.empty()) {
        const std::string_view name = rest.substr(0, rest.find('\n'));
        if (fold(name) == fold(clause)) {
            clause = name;
            return;
        }
        nearest.consider(name);
        rest.remove_prefix(name.size() + 1);
    }
    throw UsageError(fmt::format("unknown clause `{}`{}", clause, nearest.suggestion()));
}

void settle_rules(const Names& rules) {
    Names names;
    for (std::size_t game = 0; game < game_traits.size(); ++game)
        for (const HouseRule& rule : house_rules_of(static_cast<Game>(game)))
            names.emplace_back(rule.name);
    for (const std::string& rule : rules) {
        const std::size_t equals = rule.find('=');
        if (equals == std::string::npos)
            throw UsageError(fmt::format("--rule `{}` has no value; write NAME=VALUE", rule));
        const std::string name = rule.substr(0, equals);
        if (std::find(names.begin(), names.end(), name) == names.end())
            throw UsageError(
                fmt::format("unknown house rule `{}`{}", name, did_you_mean(name, names)));
    }
}

void settle_numbers(const std::string& numbers) {
    std::string_view rest = numbers;
    while (!rest.empty()) {
        const int number = take_number(rest, highest_pip + 1);
        if (number < 0 || number > highest_pip || (!rest.empty() && rest[0] != ','))
            throw UsageError(fmt::format(
                "--pass-on `{}` is not valid; write numbers from 0 to 15 with commas", numbers));
        if (!rest.empty()) rest.remove_prefix(1);
    }
}

/// Throws UsageError if an option is given without another one that it needs.
void need(bool given, std::string_view option, bool other, std::string_view wanted) {
    if (given && !other) throw UsageError(fmt::format("{} needs {}", option, wanted));
}

}  // namespace

bool Filters::any_of_hands() const {
    return !ends.empty() || !opening.empty() || points.is_set() || length.is_set();
}

bool Filters::any_of_actions() const {
    return !tile.empty() || !kind.empty() || !pass_on.empty() || choices.is_set();
}

bool Filters::any_of_findings() const {
    const bool of_verdict = !verdict.empty() && verdict != "any";
    return !codes.empty() || !severities.empty() || !clause.empty() || of_verdict;
}

bool Filters::any_of_records() const {
    return !games.empty() || !event.empty() || !date.empty() || !from.empty() || !to.empty() ||
           !table.empty() || !round.empty() || !id.empty() || finished || unfinished;
}

bool Filters::any_of_people() const {
    return !player.empty() || !opponent.empty() || !partner.empty() || !seat.empty() ||
           !by.empty() || total.is_set() || won || lost;
}

bool Filters::any() const {
    return any_of_records() || any_of_people() || !rules.empty() || any_of_hands() ||
           any_of_actions() || any_of_findings();
}

/// The known part of a date: `2026-12` of `2026-12-??`.
static std::string as_far_as_known(const std::string& date) {
    return date.substr(0, date.find("-?"));
}

void settle(Filters& filters) {
    // The words of messages for those of the archive.
    std::replace(filters.severities.begin(), filters.severities.end(), std::string("breach"),
                 std::string(name_of(Severity::broken)));
    if (filters.verdict == "proven") filters.verdict = name_of(Verdict::broken);
    if (filters.verdict == "possible") filters.verdict = name_of(Verdict::open);
    choose(filters.games, game_names(), "game");
    choose(filters.ends, ends, "ending");
    choose(filters.codes, code_names(), "code");
    choose(filters.severities, severities, "severity");
    if (!filters.kind.empty()) filters.kind = chosen(filters.kind, kinds, "kind of action");
    settle_seat(filters.seat);
    settle_date(filters.date, "--date");
    settle_date(filters.from, "--from");
    settle_date(filters.to, "--to");
    settle_tile(filters.opening, "--opening");
    settle_tile(filters.tile, "--tile");
    settle_numbers(filters.pass_on);
    settle_rules(filters.rules);
    settle_clause(filters.clause);
    const bool player = !filters.player.empty();
    need(!filters.opponent.empty(), "--opponent", player, "--player");
    need(!filters.partner.empty(), "--partner", player, "--player");
    need(filters.won, "--won", player, "--player");
    need(filters.lost, "--lost", player, "--player");
    need(!filters.pass_on.empty(), "--pass-on", filters.kind.empty() || filters.kind == "pass",
         "--kind pass");
    const std::string from = as_far_as_known(filters.from), to = as_far_as_known(filters.to);
    const std::size_t both = std::min(from.size(), to.size());
    if (from.compare(0, both, to, 0, both) > 0)
        throw UsageError(fmt::format("--from {} is after --to {}", from, to));
    if (filters.won && filters.lost) throw UsageError("use either --won or --lost");
    if (filters.finished && filters.unfinished)
        throw UsageError("use either --finished or --unfinished");
}

}  // namespace bones::inline store::archive
