// Lines of play.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "libnotation/parser/record_parser.hpp"
#include "libnotation/parser/token_hint.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

/// What is said of a word that cannot be read, and of what it may have been meant to be.
std::string complaint(std::string_view token, std::string_view meant) {
    if (same_word(token, "draw"))
        return fmt::format(
            "{} has no readable tile; write draw 6-1 or +6-1, or +? for an unknown tile",
            quoted(token));
    if (same_word(token, "back"))
        return fmt::format("{} has no readable tile; write back 6-1 or ~6-1", quoted(token));
    if (token.find_first_not_of('.') == std::string_view::npos)
        return fmt::format(
            "{} is not a valid action; write ? for what cannot be read, or # before a remark",
            quoted(token));
    return fmt::format("{} is not a valid action{}", quoted(token),
                       meant.empty() ? "" : fmt::format("; did you mean {}?", meant));
}

/// The capital letter of a seat.
Seat seat_in_capitals(std::string_view word) {
    return word.size() == 1 && word[0] >= 'A' && word[0] <= 'O' ? Seat(word[0] - 'A') : Seat();
}

}  // namespace

/// Reads a line of play. In a layout game a seat inside it begins that seat's turn, which is a
/// statement of its own, as if it stood on a line of its own (N6).
void RecordParser::read_turns(Statement statement, std::string_view rest) {
    const std::string_view next = next_turn(rest);
    if (next.empty()) {
        read_actions(statement, rest);
        return add(statement);
    }
    Statement first = statement;
    first.comment = {};
    const std::string_view own = trimmed(rest.substr(0, rest.size() - next.size()));
    first.value = place_of(own);
    first.line.length = first.value.end() - first.line.offset;
    read_actions(first, own);
    add(first);
    rest = next;
    const std::string_view letter = take_word(rest);
    statement.line = place_of(next);
    statement.value = place_of(rest);
    statement.seat = seat_in_capitals(letter);
    report_in_hand(
        code::seat_in_line, "N6", place_of(letter),
        fmt::format("{0}'s turn starts inside a line of {1}; it is read as a line of {0}", letter,
                    first.seat.letter()),
        statement)
        .ply = next_ply();
    read_turns(statement, rest);
}

/// What follows the first turn on a line of a layout game: from a seat on that plays and has an
/// action after it. Empty if there is none.
std::string_view RecordParser::next_turn(std::string_view words) const {
    if (record_.game == Game::unknown || traits(record_.game).tricks) return {};
    // Canonical text has a player line for each seat up to the last that has one.
    const GameTraits& game = traits(record_.game);
    const int named = static_cast<int>(std::bit_width(static_cast<unsigned>(players_seen_)));
    const int players = named == 0 ? game.most_players : std::max(named, +game.fewest_players);
    const auto begins_turn = [&](std::string_view word) {
        return seat_in_capitals(word).index() < players;
    };
    take_word(words);
    while (!words.empty()) {
        const std::string_view from = words, word = take_word(words);
        std::string_view after = words;
        if (begins_turn(word) && !words.empty() && !begins_turn(take_word(after))) return from;
    }
    return {};
}

void RecordParser::read_actions(Statement& statement, std::string_view rest) {
    statement.first = static_cast<std::uint32_t>(record_.actions.size());
    if (!has_room_for(rest)) return keep_line_of_play(statement);
    const bool tricks = record_.game != Game::unknown && traits(record_.game).tricks;
    Seat seat = statement.seat;
    while (!rest.empty()) {
        std::string_view token;
        const TokenReading reading = take_token(rest, token);
        add_reading(seat, reading, token);
        // A word that cannot be read may be another seat's name: whose the words after it are is
        // not known (N6).
        if (!tricks && record_.actions.back().kind == ActionKind::bad_token) seat = Seat();
    }
    statement.count = static_cast<std::uint32_t>(record_.actions.size()) - statement.first;
    statement.counts = true;
    has_unsettled_ = true;
}

/// Reads the next token: one word, or two as in `draw 6-1` and `back 6-1`.
TokenReading RecordParser::take_token(std::string_view& rest, std::string_view& token) const {
    token = take_word(rest);
    const char prefix = same_word(token, "draw") ? '+' : same_word(token, "back") ? '~' : '\0';
    if (prefix == 0 || rest.empty()) return read_token(token, range_);
    std::string_view after = rest;
    const std::string_view second = take_word(after);
    const TokenReading reading = read_token(prefix, second, range_);
    if (reading.action.kind == ActionKind::bad_token) return read_token(token, range_);
    rest = after;
    token = {token.data(), static_cast<std::size_t>(second.data() + second.size() - token.data())};
    return reading;
}

/// Whether the plies of a line of play stay within the hand's (N12).
bool RecordParser::has_room_for(std::string_view words) const {
    const std::size_t plies = record_.actions.size();
    if (plies >= plies_end_) return false;
    std::size_t room = plies_end_ - plies;
    // A word takes two bytes; only one with a `?`, of three bytes or more, is several plies.
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

/// Keeps a line that goes beyond the plies of its hand, and from then on those after it, unread.
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
    statement.taken_for = Keyword::actions;
    statement.seat = Seat();
    has_unread_ = true;
}

void RecordParser::add_reading(Seat seat, TokenReading reading, std::string_view token) {
    Action& action = reading.action;
    const Place place = place_of(token);
    action.offset = place.offset & 0xFFFFF;
    action.length = std::min<std::uint32_t>(place.length, 255) & 0xFF;
    action.seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
    if (action.kind >= ActionKind::bad_tile) report_token(action, token);
    if (action.kind == ActionKind::bad_token) action.kind = kind_of_unread(token);
    for (int i = 0; i < reading.times; ++i) record_.actions.push_back(action);
}

void RecordParser::report_token(const Action& action, std::string_view token) {
    const bool no_token = action.kind == ActionKind::bad_token;
    const std::string meant = no_token ? token_meant(token, range_) : std::string();
    std::string message = no_token ? complaint(token, meant)
                                   : fmt::format("{} is not a tile of the {} set", quoted(token),
                                                 set_name(range_.highest));
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
