#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "libnotation/parser/game_name.hpp"
#include "libnotation/parser/record_parser.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/values.hpp"
#include "libnotation/versions.hpp"

namespace bones {
namespace {

constexpr auto game_names() {
    std::array<std::string_view, game_traits.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = game_traits[i].name;
    return names;
}
constexpr auto games = game_names();

/// The words of `written` and `unwritten` lines.
constexpr auto words_of_noted() {
    std::array<std::string_view, noted_names.size() + 1> words{};
    for (std::size_t i = 0; i < noted_names.size(); ++i) words[i] = noted_names[i];
    words.back() = "all";
    return words;
}
constexpr auto noted_words = words_of_noted();

/// The kinds that such a word names; none if there is no such word.
NotedKinds noted_kinds(std::string_view word) {
    if (same_word(word, noted_words.back())) return NotedKinds::all();
    for (std::size_t i = 0; i < noted_names.size(); ++i)
        if (same_word(word, noted_names[i])) return NotedKinds::only(static_cast<Noted>(i));
    return {};
}

/// What is wrong with a date; empty if nothing is.
std::string fault_of_date(std::string_view value) {
    if (!iso_date(value).empty()) return {};
    const std::vector<std::string> days = possible_dates(value);
    if (days.empty()) return "not a valid date; write YYYY-MM-DD, with ? for unknown parts";
    std::string text = "not a valid date; write ";
    for (std::size_t i = 0; i < days.size(); ++i)
        text += fmt::format("{}{}", i > 0 ? " or " : "", days[i]);
    return text;
}

/// What is wrong with the value of a header line; empty if nothing is.
std::string fault_of(Keyword keyword, std::string_view value) {
    switch (keyword) {
        case Keyword::date:
            return fault_of_date(value);
        case Keyword::time:
            return !iso_time(value).empty() ? "" : "not a valid time; write HH:MM";
        case Keyword::round:
        case Keyword::table:
            return is_short_word(value) ? "" : "not one word of at most 32 bytes";
        default:
            return value.empty() ? "empty" : "";
    }
}

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

/// What is said of a name that people give to several games, or to a game with certain rules;
/// empty: it is not such a name.
std::string_view refused_name(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> names{
        {{"fives", "may be two games; write all-fives or fives-and-threes"},
         {"dominoes", "is not one game; write block, draw or another game's name"},
         {"domino", "is not one game; write block, draw or another game's name"},
         {"muggins", "is All Fives without a spinner; write all-fives and `rule spinner=none`"},
         {"five-up",
          "is All Fives with every double as a spinner (`spinner=all`), and Bones does not have "
          "this "
          "rule"}}};
    for (const auto& [of, why] : names)
        if (same_game_name(name, of)) return why;
    return {};
}

}  // namespace

Game game_named(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, Game>, 6> others{
        {{"5s-and-3s", Game::fives_and_threes},
         {"5s-&-3s", Game::fives_and_threes},
         {"threes-and-fives", Game::fives_and_threes},
         {"3s-and-5s", Game::fives_and_threes},
         {"42", Game::forty_two},
         {"texas-42", Game::forty_two}}};
    for (const auto& [other, game] : others)
        if (same_game_name(trimmed(name), other)) return game;
    for (std::size_t i = 0; i < game_traits.size(); ++i)
        if (same_game_name(trimmed(name), game_traits[i].name)) return static_cast<Game>(i);
    return Game::unknown;
}

/// Reads a line of the header. False if the keyword is none of the header.
bool RecordParser::read_header(Statement& statement, std::string_view rest) {
    switch (statement.keyword) {
        case Keyword::game:
            read_game(statement, rest);
            return true;
        case Keyword::player:
            read_player(statement, rest);
            return true;
        case Keyword::rule:
            read_rule(statement, rest);
            return true;
        case Keyword::written:
        case Keyword::unwritten:
            read_noted(statement, rest);
            return true;
        case Keyword::extension:
            statement.key = place_of(line_head(record_.at(statement.line)).word);
            statement.counts = true;
            return true;
        default:
            if (statement.keyword > Keyword::extension) return false;
            read_header_value(statement, rest);
            return true;
    }
}

void RecordParser::read_header_value(Statement& statement, std::string_view rest) {
    const std::string fault = fault_of(statement.keyword, rest);
    const std::string_view name = name_of(statement.keyword);
    if (!fault.empty()) {
        bad_value(statement, rest.empty()
                                 ? fmt::format("the {} line is empty", name)
                                 : fmt::format("the {} {} is {}", name, quoted(rest), fault));
        return;
    }
    statement.counts = !repeats(statement);
}

void RecordParser::read_game(Statement& statement, std::string_view rest) {
    const std::size_t slash = rest.find('/');
    const std::string_view name = trimmed(rest.substr(0, slash));
    const auto version =
        slash == std::string_view::npos ? std::optional(1) : whole_number(rest.substr(slash + 1));
    const Game game = game_named(name);
    statement.number = version.value_or(0);
    if (has_game_line_) {
        report_duplicate(statement);
        return;
    }
    has_game_line_ = true;
    if (game != Game::unknown && statement.number == ruleset_version) {
        statement.counts = true;
        record_.game = game;
        range_ = tile_range(traits(game));
        return;
    }
    if (game != Game::unknown) {
        report(code::unknown_game, "N3", place_of(rest),
               fmt::format("{} has no ruleset {}; the only one is {}", traits(game).name,
                           quoted(rest.substr(slash + 1)), ruleset_version));
        return;
    }
    if (const std::string_view why = refused_name(name); !why.empty()) {
        report(code::unknown_game, "N3", place_of(rest), fmt::format("{} {}", quoted(name), why));
        return;
    }
    const std::string_view guess = nearest(name, games);
    Finding& finding =
        report(code::unknown_game, "N3", rest.empty() ? statement.line : place_of(rest),
               rest.empty() ? "the game line has no game"
                            : with_suggestion(fmt::format("unknown game {}", quoted(name)), name,
                                              games, "write one of"));
    if (!guess.empty() && edit_distance(name, guess) == 1)
        finding.fix = Fix{place_of(name), std::string(guess), fmt::format("write {}", guess)};
}

void RecordParser::read_player(Statement& statement, std::string_view rest) {
    if (!read_seat(statement, rest)) return;
    statement.value = place_of(rest);
    const std::size_t open = rest.find('<');
    if (open != std::string_view::npos) {
        const std::string_view id = rest.substr(open + 1);
        const bool closed =
            id.size() > 1 && id.back() == '>' && id.find_first_of("<>") == id.size() - 1;
        if (!closed) {
            bad_value(statement,
                      fmt::format("the id in {} has no closing >; write player SEAT NAME <ID>",
                                  quoted(rest)));
            return;
        }
        statement.key = place_of(id.substr(0, id.size() - 1));
    }
    statement.counts = !repeats(statement);
}

void RecordParser::read_rule(Statement& statement, std::string_view rest) {
    const std::size_t equals = rest.find('=');
    const std::string_view name = trimmed(rest.substr(0, equals));
    if (equals == std::string_view::npos || name.empty() ||
        name.find_first_of(" \t") != std::string_view::npos) {
        bad_value(statement,
                  fmt::format("the rule {} has no value; write rule NAME=VALUE", quoted(rest)));
        return;
    }
    statement.key = place_of(name);
    // Rules in words may stand as often as wanted.
    statement.counts = same_word(name, "other") || rules_seen_.insert(name).second;
    if (statement.counts) return;
    report(code::duplicate_line, "N3", statement.line,
           fmt::format("a second rule line for {}; only the first counts", quoted(name)));
}

/// Reads which kinds a sheet notes always, or not: each once, or `all`.
void RecordParser::read_noted(Statement& statement, std::string_view rest) {
    if (rest.empty()) return read_header_value(statement, rest);
    while (!rest.empty()) {
        const std::string_view word = take_word(rest);
        const NotedKinds kinds = noted_kinds(word);
        const bool is_said = !(kinds & statement.noted).empty();
        statement.noted |= kinds;
        if (!kinds.empty() && !is_said) continue;
        Finding& finding = report(
            code::bad_value, "N3", place_of(word),
            is_said ? fmt::format("{} is on this line twice; name each kind once", quoted(word))
                    : with_suggestion(fmt::format("{} is not a kind of entry", quoted(word)), word,
                                      noted_words, "write one of"));
        const std::string_view guess = nearest(word, noted_words);
        if (!is_said && !guess.empty() && edit_distance(word, guess) == 1)
            finding.fix = Fix{place_of(word), std::string(guess), fmt::format("write {}", guess)};
        statement.noted = {};
        return;
    }
    statement.counts = !repeats(statement);
}

/// Sets what the sheet notes. A kind that stands in both lines is in neither set. An `unwritten`
/// line that is lost may have named any kind, so nothing counts as written.
void RecordParser::settle_noted() {
    const Statement* written = header(record_, Keyword::written);
    const Statement* unwritten = header(record_, Keyword::unwritten);
    if (written != nullptr) record_.written = written->noted;
    if (unwritten != nullptr) record_.unwritten = unwritten->noted;
    if (written == nullptr) return;
    if (unwritten != nullptr) report_contradictions(*written, *unwritten);
    const auto begin = record_.statements.begin();
    const auto end = record_.hands.empty() ? record_.statements.end()
                                           : begin + record_.hands.front().first_statement;
    if (std::any_of(begin, end, [](const auto& line) { return is_lost(line, Keyword::unwritten); }))
        record_.written = {};
}

/// Takes the kinds that are named as written and as unwritten out of both sets, and reports them
/// once, at the first of them in the later line.
void RecordParser::report_contradictions(const Statement& written, const Statement& unwritten) {
    const NotedKinds both = record_.written & record_.unwritten;
    record_.written = record_.written - both;
    record_.unwritten = record_.unwritten - both;
    const Statement& last = &written < &unwritten ? unwritten : written;
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < noted_names.size(); ++i)
        if (both.contains(static_cast<Noted>(i))) names.push_back(noted_names[i]);
    for (std::string_view rest = record_.at(last.value); !both.empty() && !rest.empty();) {
        const std::string_view word = take_word(rest);
        if ((noted_kinds(word) & both).empty()) continue;
        report(code::bad_value, "N3", place_of(word),
               fmt::format("{} are both on a written and on an unwritten line; keep one",
                           fmt::join(names, ", ")));
        return;
    }
}

void RecordParser::report_missing_game() {
    if (has_game_line_) return;
    Place place;
    for (const Statement& statement : record_.statements) {
        if (statement.keyword == Keyword::comment) continue;
        place = statement.line;
        break;
    }
    report(
        code::unknown_game, "N2", place,
        "this record has no `game` line, so its game is unknown; write `game` and its name above "
        "this line");
}

}  // namespace bones
