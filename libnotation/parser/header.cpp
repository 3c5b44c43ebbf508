#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <utility>

#include "libnotation/parser/game_name.hpp"
#include "libnotation/parser/record_parser.hpp"
#include "libnotation/text/joined.hpp"
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

/// The words that `written` and `unwritten` lines may have.
constexpr auto words_of_noted() {
    std::array<std::string_view, noted_names.size() + 1> words{};
    for (std::size_t i = 0; i < noted_names.size(); ++i) words[i] = noted_names[i];
    words.back() = "all";
    return words;
}
constexpr auto noted_words = words_of_noted();

/// The kinds that a word names. Empty if the word names none.
NotedKinds noted_kinds(std::string_view word) {
    if (same_word(word, noted_words.back())) return NotedKinds::all();
    for (std::size_t i = 0; i < noted_names.size(); ++i)
        if (same_word(word, noted_names[i])) return NotedKinds::only(static_cast<SheetNote>(i));
    return {};
}

/// The error in the value of a header line. Empty if the value is valid.
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

/// Whether two names of games are equal, apart from case and from blanks and hyphens between words.
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

/// The message for a name that people use for several games, or for a game with certain rules.
/// Empty for other names.
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

/// Reads a line of the header. False if the keyword is not one of the header.
bool RecordParser::read_header(Statement& statement, std::string_view rest) {
    switch (statement.keyword) {
        case Keyword::game:
            read_game(statement, rest);
            return true;
        case Keyword::player:
            read_player(statement, rest);
            return true;
        case Keyword::substitute:
            read_substitute(statement, rest);
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
    constexpr std::size_t without_seconds = 5;
    if (statement.keyword == Keyword::time && iso_time(rest).size() > without_seconds)
        report(code::read_as, "N3", place_of(rest),
               fmt::format("the time {} has seconds; they are kept, and nothing uses them",
                           quoted(rest)));
}

void RecordParser::read_game(Statement& statement, std::string_view rest) {
    const std::size_t slash = rest.find('/');
    const std::string_view name = trimmed(rest.substr(0, slash));
    const auto version =
        slash == std::string_view::npos ? std::optional(1) : whole_number(rest.substr(slash + 1));
    const Game game = game_named(name);
    statement.content = version.value_or(0);
    if (has_game_line_) {
        report_duplicate(statement);
        return;
    }
    has_game_line_ = true;
    if (game != Game::unknown && statement.number() == ruleset_version) {
        statement.counts = true;
        record_.game = game;
        settle_set();
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

/// Finds the set in use (B1). The rules or the number of dealt tiles may decide it.
void RecordParser::settle_set() {
    const GameTraits& game = traits(record_.game);
    record_.highest = game.highest;
    int each = 0;
    for (const Statement& line : record_.statements) {
        if (line.keyword != Keyword::rule || !line.counts) continue;
        const std::string_view name = record_.at(line.key), value = rule_value(record_, line);
        if (name == "set") {
            const bool larger = value == std::to_string(game.largest);
            set_is_named_ = larger || value == std::to_string(game.highest);
            set_is_unclear_ = !set_is_named_;
            if (larger) record_.highest = game.largest;
        }
        if (name == "hand") each = std::max(each, whole_number(value).value_or(0));
    }
    const int named = static_cast<int>(std::bit_width(players_seen_));
    const int players = std::clamp(named, game.fewest_players, game.most_players);
    if (each > set_size(record_.highest) / players && each <= set_size(game.largest) / players)
        record_.highest = game.largest;
    if (takes_larger_set_) record_.highest = game.largest;
    range_ = tile_range(game, record_.highest);
}

// B1: one tile is enough if the line that names the set is unreadable. Without such a line three
// tiles are needed, with two numbers beyond the set. A badly written digit gives one such number.
bool RecordParser::shows_larger_set() const {
    if (set_is_named_ || takes_larger_set_) return false;
    if (set_is_unclear_) return !beyond_set_.empty();
    unsigned beyond = 0;
    for (const Tile tile : beyond_set_)
        for (const int half : {tile.high(), tile.low()})
            if (half > range_.highest) beyond |= 1u << static_cast<unsigned>(half);
    return beyond_set_.size() >= 3 && std::popcount(beyond) >= 2;
}

void RecordParser::note_larger_set() {
    const auto line =
        std::find_if(record_.statements.begin(), record_.statements.end(),
                     [](const Statement& statement) { return statement.keyword == Keyword::game; });
    const GameTraits& game = traits(record_.game);
    report(
        code::read_as, "N6", line->line,
        fmt::format(
            "the tiles are of the {} set, and no readable line names it; write rule set={} in the "
            "header",
            set_name(game.largest), game.largest));
}

void RecordParser::read_player(Statement& statement, std::string_view rest) {
    std::string_view after = rest;
    const Seat seat = seat_named(take_word(after));
    const bool is_named = seat.exists() && (players_seen_ >> seat.index() & 1) != 0;
    if (!record_.hands.empty() && is_named) return read_late_player(statement, rest);
    if (!read_seat(statement, rest) || !read_person(statement, rest)) return;
    statement.counts = !repeats(statement);
}

/// Reads a name, an alias and a stable id. The name becomes the line's value and the id its key.
bool RecordParser::read_person(Statement& statement, std::string_view rest) {
    const std::size_t open = std::min(rest.find('<'), rest.size());
    statement.value = place_of(trimmed(rest.substr(0, open)));
    take_alias(statement);
    if (open == rest.size()) return true;
    const std::string_view id = rest.substr(open + 1);
    const bool closed =
        id.size() > 1 && id.back() == '>' && id.find_first_of("<>") == id.size() - 1;
    if (closed)
        statement.key = place_of(id.substr(0, id.size() - 1));
    else
        bad_value(statement, fmt::format("the id in {} has no closing >; write {} SEAT NAME <ID>",
                                         quoted(rest), name_of(statement.keyword)));
    return closed;
}

namespace {

/// Whether a word consists of two letters or more.
bool is_of_letters(std::string_view word) {
    std::size_t letters = 0;
    for (const char c : word) {
        const auto byte = static_cast<unsigned char>(c);
        const bool ascii = lower(c) >= 'a' && lower(c) <= 'z';
        if (!ascii && byte < 0x80) return false;
        letters += (byte & 0xC0u) != 0x80;  // the first byte of a character
    }
    return letters >= 2;
}

}  // namespace

/// Takes `alias Fr` off the end of a name. Reports it if the word after `alias` cannot be an alias.
void RecordParser::take_alias(Statement& statement) {
    const std::string_view name = record_.at(statement.value);
    std::string_view rest = name;
    take_word(rest);  // the name is before it
    while (!rest.empty()) {
        const std::string_view before = name.substr(0, name.size() - rest.size());
        if (!same_word(take_word(rest), "alias")) continue;
        statement.value = place_of(trimmed(before));
        const bool one_word = !rest.empty() && rest.find_first_of(" \t") == std::string_view::npos;
        if (!one_word || !is_of_letters(rest))
            bad_value(statement,
                      fmt::format("{} is not an alias; an alias is one word of two letters or "
                                  "more, for example player A Fred Fox alias Fr",
                                  rest.empty() ? "nothing" : quoted(rest)));
        else if (keyword_named(rest) != Keyword::unreadable)
            bad_value(statement, fmt::format("the alias {} is a keyword; choose another short name",
                                             quoted(rest)));
        return;
    }
}

/// Reads `substitute B Eva`. In the header the number of the first hand that Eva plays follows. A
/// record without hands needs no number.
void RecordParser::read_substitute(Statement& statement, std::string_view rest) {
    if (!read_seat(statement, rest)) return;
    const bool in_header = record_.hands.empty();
    const std::size_t blank = rest.find_last_of(" \t");
    const auto number = whole_number(rest.substr(blank == std::string_view::npos ? 0 : blank + 1));
    if (!in_header && number)
        return bad_value(statement,
                         "a substitute line in a hand has no number, because the substitute plays "
                         "from that hand on; write substitute B Eva");
    if (in_header && number.value_or(0) > 0) {
        statement.content = *number;
        rest = blank == std::string_view::npos ? rest.substr(0, 0) : trimmed(rest.substr(0, blank));
    } else if (!in_header) {
        statement.first = static_cast<std::uint32_t>(record_.hands.size()) - 1;
    }
    if (!read_person(statement, rest)) return;
    if (statement.value.empty() && statement.key.empty())
        return bad_value(statement,
                         "the substitute has no name; write substitute SEAT NAME, for example "
                         "substitute B Eva");
    statement.counts = true;
}

/// Reads `player B Eva` below the first hand. Eva plays from this hand on, or from the next one if
/// this one has begun.
void RecordParser::read_late_player(Statement& statement, std::string_view rest) {
    const Hand& hand = record_.hands.back();
    const bool begun = hand.first_action < record_.actions.size() || hand.end != none_such ||
                       hand.score != none_such;
    statement.keyword = Keyword::substitute;
    if (!read_seat(statement, rest) || !read_person(statement, rest)) return;
    if (statement.value.empty() && statement.key.empty())
        return bad_value(statement, "the player has no name; write player SEAT NAME");
    statement.first = static_cast<std::uint32_t>(record_.hands.size()) - (begun ? 0 : 1);
    statement.counts = true;
}

/// Notes that `player B Eva` below a hand is read as a substitute line.
void RecordParser::note_late_player(const Statement& line) {
    if (line_head(record_.at(line.line)).keyword != Keyword::player) return;
    const std::string_view name = record_.at(line.value.empty() ? line.key : line.value);
    const std::uint32_t hand = record_.hands[line.first].number;
    Finding& finding =
        report(code::read_as, "N5", line.line,
               fmt::format("{} is read as substitute {} {} in hand {}",
                           quoted(record_.at(line.line)), line.seat.letter(), name, hand));
    finding.hand = hand;
    finding.seat = line.seat;
}

/// Whether a statement is a `player` line in a hand or before one, and that hand has an unreadable
/// line.
bool RecordParser::is_late_beside_unread(std::uint32_t at) const {
    const Statement& line = record_.statements[at];
    if (line_head(without_prefix(record_.at(line.line))).keyword != Keyword::player) return false;
    const auto is_unread = [this](std::uint32_t hand) {
        return hand < record_.hands.size() && record_.hands[hand].unread_line != none_such;
    };
    return is_unread(hand_at(at)) || is_unread(line.first);
}

void RecordParser::refuse_substitute(std::uint32_t at, const Code& code, std::string message) {
    const Statement& line = record_.statements[at];
    Finding& finding = report(code, "N5", line.line, std::move(message));
    if (line.number() == 0 && !record_.hands.empty() && at >= record_.hands[0].first_statement)
        finding.hand = record_.hands[hand_at(at)].number;
    finding.seat = line.seat;
}

/// Finds the first hand of each substitute. Each seat can have one new player in a hand.
void RecordParser::settle_substitutes() {
    std::set<std::pair<Seat, std::uint32_t>> settled;  // seats and hands
    for (std::uint32_t at = 0; at < next_statement(); ++at) {
        Statement& line = record_.statements[at];
        if (line.keyword != Keyword::substitute || !line.counts) continue;
        const bool in_header = record_.hands.empty() || at < record_.hands[0].first_statement;
        if (line.number() > 0)
            line.first = static_cast<std::uint32_t>(
                std::find_if(record_.hands.begin(), record_.hands.end(),
                             [&](const Hand& hand) {
                                 return hand.number == static_cast<std::uint32_t>(line.number());
                             }) -
                record_.hands.begin());
        if (record_.hands.empty()) line.first = 1;  // a hand after the first, which is not written
        line.counts = false;
        if (is_late_beside_unread(at)) {
            refuse_substitute(
                at, code::bad_value,
                "a line beside it is unreadable, so the hand from which on the player "
                "sits there is uncertain; write a substitute line in that hand");
        } else if (in_header && line.number() == 0 && !record_.hands.empty()) {
            refuse_substitute(at, code::bad_value,
                              "in the header, write also the number of the hand from which "
                              "on the substitute plays, for example substitute B Eva 3");
        } else if (line.first >= record_.hands.size() && !record_.hands.empty()) {
            refuse_substitute(
                at, code::bad_value,
                line.number() > 0
                    ? fmt::format("hand {} does not exist; write the number of the hand "
                                  "from which on the substitute plays",
                                  line.number())
                    : "no hand follows, so the substitute plays none");
        } else if (!settled.insert({line.seat, line.first}).second) {
            refuse_substitute(at, code::duplicate_line,
                              fmt::format("a second substitute for {} in this hand; only the first "
                                          "counts",
                                          line.seat.letter()));
        } else {
            line.counts = true;
            record_.substitutes.push_back(at);
            note_late_player(line);
        }
    }
    std::stable_sort(record_.substitutes.begin(), record_.substitutes.end(),
                     [this](std::uint32_t a, std::uint32_t b) {
                         return record_.statements[a].first < record_.statements[b].first;
                     });
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
    // Rules in words may be repeated.
    statement.counts = same_word(name, "other") || rules_seen_.insert(name).second;
    if (statement.counts) return;
    report(code::duplicate_line, "N3", statement.line,
           fmt::format("a second rule line for {}; only the first counts", quoted(name)));
}

/// Reads the kinds that a sheet always notes, or does not note: each once, or `all`.
void RecordParser::read_noted(Statement& statement, std::string_view rest) {
    if (rest.empty()) return read_header_value(statement, rest);
    NotedKinds noted;
    while (!rest.empty()) {
        const std::string_view word = take_word(rest);
        const NotedKinds kinds = noted_kinds(word);
        const bool is_said = !(kinds & noted).empty();
        noted |= kinds;
        if (!kinds.empty() && !is_said) continue;
        Finding& finding = report(
            code::bad_value, "N3", place_of(word),
            is_said ? fmt::format("{} is on this line twice; name each kind once", quoted(word))
                    : with_suggestion(fmt::format("{} is not a kind of entry", quoted(word)), word,
                                      noted_words, "write one of"));
        const std::string_view guess = nearest(word, noted_words);
        if (!is_said && !guess.empty() && edit_distance(word, guess) == 1)
            finding.fix = Fix{place_of(word), std::string(guess), fmt::format("write {}", guess)};
        return;
    }
    statement.content = noted;
    statement.counts = !repeats(statement);
}

/// Sets which kinds the sheet notes. A kind named in both lines is in neither set. A lost
/// `unwritten` line may have named any kind, so then no kind counts as written.
void RecordParser::settle_noted() {
    const Statement* written = header(record_, Keyword::written);
    const Statement* unwritten = header(record_, Keyword::unwritten);
    if (written != nullptr) record_.written = written->noted();
    if (unwritten != nullptr) record_.unwritten = unwritten->noted();
    if (written == nullptr) return;
    if (unwritten != nullptr) report_contradictions(*written, *unwritten);
    const auto begin = record_.statements.begin();
    const auto end = record_.hands.empty() ? record_.statements.end()
                                           : begin + record_.hands.front().first_statement;
    if (std::any_of(begin, end, [](const auto& line) { return is_lost(line, Keyword::unwritten); }))
        record_.written = {};
}

/// Takes the kinds that are named both as written and as unwritten out of both sets. Reports them
/// once, at the first of them in the later line.
void RecordParser::report_contradictions(const Statement& written, const Statement& unwritten) {
    const NotedKinds both = record_.written & record_.unwritten;
    record_.written = record_.written - both;
    record_.unwritten = record_.unwritten - both;
    const Statement& last = &written < &unwritten ? unwritten : written;
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < noted_names.size(); ++i)
        if (both.contains(static_cast<SheetNote>(i))) names.push_back(noted_names[i]);
    for (std::string_view rest = record_.at(last.value); !both.empty() && !rest.empty();) {
        const std::string_view word = take_word(rest);
        if ((noted_kinds(word) & both).empty()) continue;
        report(code::bad_value, "N3", place_of(word),
               fmt::format("{} are both on a written and on an unwritten line; keep one",
                           joined(names, ", ")));
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
