// Lines of play.
#include <fmt/core.h>

#include <algorithm>
#include <bit>

#include "libnotation/parser/record_parser.hpp"
#include "libnotation/parser/token_hint.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

/// The tile after a hyphen or a dash at the start of a word. Empty if the word is something else.
std::string_view behind_dash(std::string_view token, TileRange range) {
    for (const std::string_view dash : tile_separators) {
        if (!token.starts_with(dash) || dash == "|" || dash == "/" || dash == ":") continue;
        const std::string_view rest = token.substr(dash.size());
        if (read_token(rest, range).action.kind == ActionKind::play) return rest;
    }
    return {};
}

/// The seat of a capital letter. No seat for any other word.
Seat seat_in_capitals(std::string_view word) {
    return word.size() == 1 && word[0] >= 'A' && word[0] <= 'O' ? Seat(word[0] - 'A') : Seat();
}

/// The message for a word that cannot be read; `meant` is the word that was probably meant.
/// `has_tile` as in add_reading.
std::string complaint(std::string_view token, std::string_view meant, bool has_tile, bool tricks,
                      TileRange range) {
    if (has_tile && is_sign_of_pass(token))
        return fmt::format(
            "{} is not a valid action; leave it out, because this turn has another action",
            quoted(token));
    if (const std::string_view tile = behind_dash(token, range); !tile.empty())
        return fmt::format(
            "{} is not a valid action; write {} to play the tile, or return {} to put it back into "
            "the boneyard",
            quoted(token), tile, tile);
    if (same_word(token, "draw"))
        return fmt::format(
            "{} has no readable tile; write draw 6-1 or +6-1, or +? for an unknown tile",
            quoted(token));
    if (same_word(token, "back"))
        return fmt::format("{} has no readable tile; write back 6-1 or ~6-1", quoted(token));
    if (same_word(token, "return") || token == "<")
        return fmt::format(
            "{} has no readable tile; write return 6-1 or <6-1, or <? for an unknown tile",
            quoted(token));
    if (token.find_first_not_of('.') == std::string_view::npos)
        return fmt::format(
            "{} is not a valid action; write ? for what cannot be read, or # before a remark",
            quoted(token));
    if (tricks && seat_in_capitals(token).exists())
        return fmt::format(
            "{} is a seat; a trick has the leader's seat and then only tiles, such as A 6-4 6-1 "
            "6-6 "
            "6-0",
            quoted(token));
    if (same_word(token, "d"))
        return fmt::format(
            "{} may be a draw or the seat D; write draw 6-1, or begin a new line with D",
            quoted(token));
    return fmt::format("{} is not a valid action{}", quoted(token),
                       meant.empty() ? "" : fmt::format("; did you mean {}?", meant));
}

/// The words at the end of a turn that mean that its seat went out: `goes out`. Empty if there are
/// none.
std::string_view going_out(std::string_view words) {
    std::string_view last, before;
    for (std::string_view rest = words; !rest.empty();) {
        before = last;
        last = take_word(rest);
    }
    if (!is_go(before) || !same_word(last, "out")) return {};
    return words.substr(static_cast<std::size_t>(before.data() - words.data()));
}

}  // namespace

/// Reads a line of play. In a layout game a seat inside the line starts a turn of that seat. The
/// turn becomes a statement of its own, as if it were on a line of its own (N6).
void RecordParser::read_turns(Statement statement, std::string_view rest) {
    const std::string_view next = next_turn(rest);
    if (next.empty()) return read_turn(statement, rest);
    Statement first = statement;
    first.comment = {};
    const std::string_view own = trimmed(rest.substr(0, rest.size() - next.size()));
    first.value = place_of(own);
    first.line.length = first.value.end() - first.line.offset;
    read_turn(first, own);
    rest = next;
    statement.seat = take_seat_of_turn(rest);
    const std::string_view who = trimmed(next.substr(0, next.size() - rest.size()));
    statement.line = place_of(next);
    statement.value = place_of(rest);
    statement.key = who.size() > 1 ? place_of(who) : Place();
    const std::string_view name = who.substr(0, who.find_last_not_of(":,") + 1);
    report_in_hand(
        code::seat_in_line, "N6", place_of(who),
        fmt::format("{0}'s turn starts inside a line of {1}; it is read as a line of {0}", name,
                    first.seat.letter()),
        statement)
        .ply = next_ply();
    read_turns(statement, rest);
}

/// Reads the words of one turn. `goes out` at its end is read as a line `end out`.
void RecordParser::read_turn(Statement statement, std::string_view words) {
    const std::string_view out = going_out(words);
    const std::string_view actions = trimmed(words.substr(0, words.size() - out.size()));
    if (out.empty() || !actions.empty()) {
        Statement play = statement;
        if (!out.empty()) {
            play.comment = {};
            play.value = place_of(actions);
            play.line.length = play.value.end() - play.line.offset;
            statement.line = place_of(out);
        }
        read_actions(play, actions);
        add(play);
    }
    if (out.empty()) return;
    statement.keyword = Keyword::end;
    statement.content = EndKind::out;
    statement.key = {};
    statement.value = place_of(out.substr(out.size()));
    statement.counts = !repeats(statement);
    add(statement);
}

/// Takes a seat off the front of words: a capital letter or a player's name, if an action follows
/// it. A word that can be an action is never read as a name.
Seat RecordParser::take_seat_of_turn(std::string_view& words) const {
    std::string_view rest = words;
    Seat seat = seat_in_capitals(take_word(rest));
    if (seat.exists()) {
        std::string_view after = rest;
        const std::string_view next = take_word(after);
        const bool draws = same_word(next, "d") && draws_in_short();
        if (rest.empty() || (seat_in_capitals(next).exists() && !draws)) return {};
    } else if (!begins_turn(words)) {
        rest = words;
        seat = names_.take(rest);
        if (!begins_turn(rest)) return {};
    }
    if (seat.exists()) words = rest;
    return seat;
}

/// The rest of a line of a layout game from its second turn on. That turn starts at a seat in play
/// that has an action after it. Empty if there is none.
std::string_view RecordParser::next_turn(std::string_view words) const {
    if (record_.game == Game::unknown || traits(record_.game).tricks) return {};
    // In canonical text every seat up to the last named one has a player line.
    const GameTraits& game = traits(record_.game);
    const int named = static_cast<int>(std::bit_width(static_cast<unsigned>(players_seen_)));
    const int players = named == 0 ? game.most_players : std::max(named, +game.fewest_players);
    take_word(words);
    while (!words.empty()) {
        std::string_view after = words;
        const Seat seat = take_seat_of_turn(after);
        if (seat.exists() && seat.index() < players) return words;
        take_word(words);
    }
    return {};
}

/// Whether `d` inside a line is a draw: the game has draws, and seat D is not in play.
bool RecordParser::draws_in_short() const {
    if (record_.game == Game::unknown || !traits(record_.game).draws) return false;
    const Seat d(3);
    const bool is_told = players_seen_ != 0 && lost_players_ == 0;
    return traits(record_.game).most_players <= d.index() ||
           (is_told && (players_seen_ >> d.index()) == 0);
}

void RecordParser::read_actions(Statement& statement, std::string_view rest) {
    statement.first = static_cast<std::uint32_t>(record_.actions.size());
    if (!has_room_for(rest)) return keep_line_of_play(statement);
    const bool tricks = record_.game != Game::unknown && traits(record_.game).tricks;
    Seat seat = statement.seat;
    bool played = false;
    while (!rest.empty()) {
        std::string_view token;
        const TokenReading reading = take_token(rest, token);
        add_reading(seat, reading, token, !tricks && (played || !rest.empty()));
        played = played || reading.action.kind == ActionKind::play;
        // A word that cannot be read may be another seat's name. Then the seat of the words after
        // it is unknown (N6).
        if (!tricks && record_.actions.back().kind == ActionKind::bad_token) seat = Seat();
    }
    statement.count = static_cast<std::uint32_t>(record_.actions.size()) - statement.first;
    statement.counts = true;
    has_unsettled_ = true;
}

/// Reads the next token: one word, or two as in `draw 6-1`, `d 6-1`, `back 6-1` and `return 6-1`.
TokenReading RecordParser::take_token(std::string_view& rest, std::string_view& token) const {
    token = take_word(rest);
    const bool is_short = same_word(token, "d") && draws_in_short();
    const char prefix = is_short ? '+' : prefix_of_verb(token);
    const auto alone = [&] { return read_token(is_short ? "+?" : token, range_); };
    if (prefix == 0 || rest.empty()) return alone();
    std::string_view after = rest;
    const std::string_view second = take_word(after);
    const TokenReading reading = read_token(prefix, second, range_);
    if (reading.action.kind == ActionKind::bad_token) return alone();
    rest = after;
    token = {token.data(), static_cast<std::size_t>(second.data() + second.size() - token.data())};
    return reading;
}

/// Whether the plies of a line of play are within the limit of the hand (N12).
bool RecordParser::has_room_for(std::string_view words) const {
    const std::size_t plies = record_.actions.size();
    if (plies >= plies_end_) return false;
    std::size_t room = plies_end_ - plies;
    // A word takes at least two bytes. Only a word with a `?`, of three bytes or more, can be
    // several plies.
    const std::size_t most_of_word = words.find('?') == std::string_view::npos ? 1 : most_tiles;
    if ((words.size() / 2 + 1) * most_of_word <= room) return true;
    while (!words.empty()) {
        std::string_view token;
        const auto times = static_cast<std::size_t>(take_token(words, token).times);
        if (times > room) return false;
        room -= times;
    }
    return true;
}

/// Keeps a line of play beyond the limit on plies as an unreadable line, and all lines of play
/// after it in the hand.
void RecordParser::keep_line_of_play(Statement& statement) {
    if (plies_end_ > 0)
        report_in_hand(
            code::hand_too_long, "N12", statement.line,
            plies_end_ == most_plies_of_record
                ? "the record has more than 50,000 plies; the rest of this hand's play is kept but "
                  "not judged"
                : "the hand has more than 2,500 plies; the rest of its play is kept but not judged",
            statement);
    plies_end_ = 0;
    statement.keyword = Keyword::unreadable;
    statement.content = Keyword::actions;
    statement.seat = Seat();
    has_unread_ = true;
}

/// `has_tile`: the turn has a tile before this word, or other words after it.
void RecordParser::add_reading(Seat seat, TokenReading reading, std::string_view token,
                               bool has_tile) {
    Action& action = reading.action;
    const Place place = place_of(token);
    action.offset = place.offset & 0xFFFFF;
    action.length = std::min<std::uint32_t>(place.length, 255) & 0xFF;
    action.seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
    if (!action.is_readable()) report_token(action, token, has_tile);
    if (action.kind == ActionKind::bad_token) action.kind = kind_of_unread(token);
    for (int i = 0; i < reading.times; ++i) record_.actions.push_back(action);
}

/// The message for a word that is a tile, but not of this set.
std::string RecordParser::not_of_set(std::string_view word) {
    const std::string said =
        fmt::format("{} is not a tile of the {} set", quoted(word), set_name(range_.highest));
    const bool known = record_.game != Game::unknown;
    const int largest = known ? traits(record_.game).largest : range_.highest;
    std::string_view rest = word.substr(std::min(word.find_first_of("0123456789"), word.size()));
    const WrittenTile tile = take_tile(rest, false);
    const bool of_larger = largest > range_.highest && tile.exists() && tile.is_in_set(largest);
    if (of_larger) beyond_set_.add(Tile(tile.first, tile.second));
    return of_larger ? fmt::format("{}; if you play with a {} set, write rule set={} in the header",
                                   said, set_name(largest), largest)
                     : said;
}

void RecordParser::report_token(const Action& action, std::string_view token, bool has_tile) {
    const bool no_token = action.kind == ActionKind::bad_token;
    const bool pass = no_token && is_sign_of_pass(token);
    const bool tricks = record_.game != Game::unknown && traits(record_.game).tricks;
    std::string meant = pass && !has_tile ? "pass" : "";
    if (no_token && !pass) meant = token_meant(token, range_);
    std::string message =
        no_token ? complaint(token, meant, has_tile, tricks, range_) : not_of_set(token);
    if (findings_.has_room())
        action_findings_.push_back({static_cast<std::uint32_t>(record_.findings.size()),
                                    static_cast<std::uint32_t>(record_.actions.size())});
    Finding& finding = report(no_token ? code::bad_token : code::bad_tile, "N6", place_of(token),
                              std::move(message));
    finding.hand = record_.hands.back().number;
    finding.ply = next_ply();
    finding.seat = action.seat();
    if (is_certain_repair(token, meant))
        finding.fix = Fix{place_of(token), meant, fmt::format("write {}", meant)};
}

}  // namespace bones
