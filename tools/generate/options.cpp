#include "tools/generate/options.hpp"
#include "libnotation/text/joined.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "bones/limits.hpp"
#include "bones/record.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/text/values.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/text/lines.hpp"

namespace bones {

using namespace play;
namespace {

/// The values of the command line as text.
struct CommandLineValues {
    std::string game = "mix";
    std::string player = "random";
    std::string hide = "nothing";
    std::vector<std::string> rules;
    std::vector<std::string> kinds;
    std::vector<std::string> omitted;
    std::string halves;
    std::string names = "Ana,Bo,Cleo,Dan,Eva,Finn,Gus,Hana,Ivo,Jun,Kira,Lea,Max,Nora,Otto";
};

/// The names of PlayerKind, in its order.
const std::vector<std::string> kind_names{"random", "greedy", "steady", "sampling"};

PlayerKind kind_of(const std::string& name) {
    const auto found = std::find(kind_names.begin(), kind_names.end(), name);
    if (found == kind_names.end())
        throw UsageError(
            fmt::format("unknown player kind `{}`{}", name, did_you_mean(name, kind_names)));
    return static_cast<PlayerKind>(found - kind_names.begin());
}

/// Parses one kind for all seats, or `A=steady,B=greedy`. A seat that is left out plays at random.
BySeat<PlayerKind> read_players(const std::string& written) {
    BySeat<PlayerKind> kinds{};
    if (written.find('=') == std::string::npos) {
        kinds.fill(kind_of(written));
        return kinds;
    }
    SeatSet named;
    for (std::size_t at = 0; at <= written.size();) {
        const std::size_t comma = std::min(written.find(',', at), written.size());
        const std::string part = written.substr(at, comma - at);
        const Seat seat(part.empty() ? most_seats : part[0] - 'A');
        if (part.size() < 2 || part[1] != '=' || !seat.exists())
            throw UsageError(fmt::format("`{}` is not a player; write SEAT=KIND", part));
        if (named.contains(seat))
            throw UsageError(fmt::format("--player names {} twice", seat.letter()));
        named |= seat;
        kinds[seat] = kind_of(part.substr(2));
        at = comma + 1;
    }
    return kinds;
}

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const GameTraits& game : game_traits) names.emplace_back(game.name);
    names.emplace_back("mix");
    return names;
}

bool allows(const GameTraits& game, int players) {
    return game.fewest_players <= players && players <= game.most_players;
}

[[noreturn]] void refuse_players(const GameTraits& game) {
    throw UsageError(game.fewest_players == game.most_players
                         ? fmt::format("{} has {} players", game.title, game.most_players)
                         : fmt::format("{} has {} to {} players", game.title, game.fewest_players,
                                       game.most_players));
}

void choose_games(const CommandLineValues& written, GenerateOptions& options) {
    const bool mix = written.game == "mix";
    for (std::size_t i = 0; i < game_traits.size(); ++i) {
        const GameTraits& game = game_traits[i];
        if (!mix && written.game != game.name) continue;
        if (!options.players || allows(game, *options.players))
            options.games.push_back(static_cast<Game>(i));
        else if (!mix)
            refuse_players(game);
    }
}

/// The names and values of house rules in the chosen games, for error messages.
struct RuleWords {
    std::vector<std::string> names, values;
};

/// Sets a house rule in every game that has it. Returns false if no game has it with that value.
bool set_rule(const std::string& name, const std::string& value, GenerateOptions& options,
              RuleWords& words) {
    bool set = false;
    for (std::size_t g = 0; g < options.games.size(); ++g) {
        const std::span<const HouseRule> rules = house_rules_of(options.games[g]);
        for (std::size_t i = 0; i < rules.size(); ++i) {
            words.names.emplace_back(rules[i].name);
            if (rules[i].name != name) continue;
            const int players = options.players.value_or(traits(options.games[g]).most_players);
            set = read_house_rule(rules[i], players, value, options.rules[g][i]) || set;
            for (std::string_view word : rules[i].words)
                if (!word.empty()) words.values.emplace_back(word);
        }
    }
    return set;
}

void choose_rules(const CommandLineValues& written, GenerateOptions& options) {
    for (Game game : options.games)
        options.rules.push_back(default_house_rules(house_rules_of(game)));
    for (const std::string& rule : written.rules) {
        const std::size_t sign = rule.find('=');
        if (sign == std::string::npos)
            throw UsageError(fmt::format("`{}` is not a house rule; write NAME=VALUE", rule));
        const std::string name = rule.substr(0, sign), value = rule.substr(sign + 1);
        RuleWords words;
        if (set_rule(name, value, options, words)) continue;
        const bool named =
            std::find(words.names.begin(), words.names.end(), name) != words.names.end();
        throw UsageError(
            named
                ? fmt::format("{} cannot be `{}`{}", name, value, did_you_mean(value, words.values))
                : fmt::format("unknown house rule `{}`{}", name, did_you_mean(name, words.names)));
    }
}

void choose_kinds(const CommandLineValues& written, GenerateOptions& options) {
    const std::vector<const Code*>& all = injectables();
    std::vector<std::string> names;
    for (const Code* code : all) names.emplace_back(code->name);
    for (const std::string& name : written.kinds) {
        const auto found = std::find(names.begin(), names.end(), name);
        if (found == names.end())
            throw UsageError(
                fmt::format("`{}` cannot be generated{}", name, did_you_mean(name, names)));
        options.breaches.kinds.push_back(all[static_cast<std::size_t>(found - names.begin())]);
    }
    if (written.kinds.empty()) options.breaches.kinds = all;
    options.breaches.deals_shown = !options.hidden.hands;
    options.breaches.yard_shown = !options.hidden.hands && !options.hidden.draws;
}

/// Sets what the records omit, and how they turn the halves of tiles.
void choose_omissions(const CommandLineValues& written, GenerateOptions& options) {
    std::vector<std::string> names(omission_names.begin(), omission_names.end());
    names.emplace_back("all");
    Omissions& omitted = options.omitted;
    for (const std::string& name : written.omitted) {
        const auto found = std::find(names.begin(), names.end(), name);
        if (found == names.end())
            throw UsageError(fmt::format("--omit: `{}` is not one of {}{}", name,
                                         joined(names, ", "), did_you_mean(name, names)));
        if (name == "all")
            omitted.kinds.set();
        else
            omitted.kinds.set(static_cast<std::size_t>(found - names.begin()));
    }
    if (omitted.kinds.none() && !options.complete.empty())
        throw UsageError("--complete needs --omit");
    if (written.halves.empty()) return;
    if (!omitted.has(Omission::halves)) throw UsageError("--halves needs --omit halves");
    const auto half = std::find(first_half_names.begin(), first_half_names.end(), written.halves);
    omitted.first_half = static_cast<FirstHalf>(half - first_half_names.begin());
}

void add_name(std::string_view written, std::vector<std::string>& names) {
    const std::string name = free_text(written);
    if (name.find('<') != std::string::npos)
        throw UsageError(fmt::format("`{}` is not a valid name; remove `<`", name));
    if (!name.empty()) names.push_back(name);
}

/// Reads the names from a file with one name per line, or from a list with commas.
void choose_names(const CommandLineValues& written, GenerateOptions& options) {
    if (std::filesystem::is_regular_file(system::path_of(written.names))) {
        options.names_file = written.names;
        FileSource file({written.names, written.names});
        LineReader lines(file, longest_line);
        for (std::string_view line; lines.next(line);) add_name(line, options.names);
    } else {
        for (std::size_t at = 0; at <= written.names.size();) {
            const std::size_t comma = std::min(written.names.find(',', at), written.names.size());
            add_name(std::string_view(written.names).substr(at, comma - at), options.names);
            at = comma + 1;
        }
    }
    int most = options.players.value_or(0);
    for (Game game : options.games)
        if (!options.players) most = std::max(most, traits(game).most_players);
    if (static_cast<int>(options.names.size()) < most)
        throw UsageError(
            fmt::format("{} names are too few for up to {} players", options.names.size(), most));
}

void add_play_options(Tool& tool, CommandLineValues& written, GenerateOptions& options) {
    tool.add_choice("--game", written.game, game_names(), "the game; mix: all games");
    tool.app.add_option("--players", options.players, "number of players; by default at random")
        .type_name("N")
        .check(number_between(2, most_seats));
    tool.app.add_option("--count", options.count, "number of records")
        .type_name("N")
        .check(number_from<std::uint64_t>(0));
    tool.app.add_option("--seed", options.seed, "the same seed gives the same output")
        .type_name("N")
        .check(number_from<std::uint64_t>(0));
    tool.app.add_option("--hands", options.hands, "most hands of a game")
        .type_name("N")
        .check(number_between(1, 1000));
    tool.app
        .add_option("--player", written.player,
                    "random, greedy, steady or sampling; or A=steady,B=greedy")
        .type_name("KIND|SEAT=KIND,...");
    tool.app.add_option("--rule", written.rules, "a house rule; can be repeated")
        .type_name("NAME=VALUE")
        .one_value_each();
}

void add_record_options(Tool& tool, CommandLineValues& written, GenerateOptions& options) {
    tool.add_choice("--hide", written.hide, {"nothing", "hands", "draws", "all"},
                    "leave out what the table did not see");
    tool.add_names("--omit", written.omitted, "leave these kinds out of the sheets, or all")
        .type_name("KIND,...");
    tool.add_choice("--halves", written.halves, {first_half_names.begin(), first_half_names.end()},
                    "which half comes first, with --omit halves");
    tool.app.add_option("--complete", options.complete, "also write the complete records")
        .type_name("FILE");
    tool.app
        .add_option("--breaches", options.breaches.count, "most errors and breaches in each record")
        .type_name("N")
        .check(number_between(0, 1000));
    tool.add_names("--kinds", written.kinds, "kinds of errors and breaches; by default all")
        .type_name("CODE,...");
    tool.app.add_option("--truth", options.truth, "list the errors and breaches, as JSON Lines")
        .type_name("FILE");
    tool.app.add_option("--names", written.names, "the names, or a file with one name a line")
        .type_name("NAME,...|FILE");
    tool.app.add_option("--date", options.date, "date of all records, YYYY-MM-DD")
        .type_name("DATE");
    tool.takes_jobs();
}

}  // namespace

bool read_options(Tool& tool, int argc, const char* const* argv, GenerateOptions& options) {
    CommandLineValues written;
    add_play_options(tool, written, options);
    add_record_options(tool, written, options);
    if (!tool.parse(argc, argv)) return false;
    options.threads = tool.threads();
    options.kinds = read_players(written.player);
    options.hidden.hands = written.hide == "hands" || written.hide == "all";
    options.hidden.draws = written.hide == "draws" || written.hide == "all";
    if (!options.date.empty() && !is_date(options.date))
        throw UsageError(fmt::format("`{}` is not a date; write YYYY-MM-DD", options.date));
    if (options.breaches.count == 0 && (!written.kinds.empty() || !options.truth.empty()))
        throw UsageError("--kinds and --truth need --breaches N");
    choose_games(written, options);
    choose_rules(written, options);
    choose_kinds(written, options);
    choose_omissions(written, options);
    choose_names(written, options);
    return true;
}

}  // namespace bones
