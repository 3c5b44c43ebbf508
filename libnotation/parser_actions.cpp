// Lines of play: where nearly all bytes of a record are.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

#include "libnotation/quick.hpp"
#include "libnotation/record_parser.hpp"
#include "libnotation/suggest.hpp"
#include "libnotation/values.hpp"

namespace bones {
namespace {

/// What a common token says, in numbers that stay in registers.
struct QuickToken {
    ActionKind kind = ActionKind::play;
    unsigned tile = 0, low_first = 0, arm = Action::no_arm, suit = Action::no_suit;
};

/// Reads a token in one of the common canonical forms, and stops at the blank or line feed behind
/// it. False, with `at` anywhere, if it is of another form. The text must go on to a line feed.
inline bool read_quickly(const char*& at, unsigned highest, QuickToken& token) {
    if (*at == '+') {
        token.kind = ActionKind::draw;
        ++at;
    } else if (*at == 'p') {
        if (at[1] != 'a' || at[2] != 's' || at[3] != 's' || !ends_token(at[4])) return false;
        at += 4;
        token.kind = ActionKind::pass;
        return true;
    }
    unsigned first, second;
    if (!read_halves(at, highest, first, second)) {
        if (token.kind != ActionKind::draw || at[-1] != '+' || *at != '?' || !ends_token(at[1]))
            return false;
        ++at;
        token.kind = ActionKind::draw_unknown;
        return true;
    }
    token.tile = tile_number(first, second);
    token.low_first = first < second;
    if (ends_token(*at)) return true;
    const char sign = *at;
    if (sign != '@' && sign != '=') return false;
    const unsigned number = short_number(++at);
    if (!ends_token(*at)) return false;
    (sign == '@' ? token.arm : token.suit) = number;
    return sign == '@' ? number - 1 < 99 : number <= highest_pip;
}

/// An action out of its numbers. Its bits are written in one piece where their order is known:
/// written field by field, each would have to wait for the one before.
inline Action made_action(const QuickToken& token, std::uint64_t offset, std::uint64_t length,
                          unsigned seat) {
    if constexpr (std::endian::native == std::endian::little) {
        const std::uint64_t kind = static_cast<std::uint64_t>(token.kind);
        return std::bit_cast<Action>(
            offset | length << 21 | std::uint64_t{seat} << 29 | kind << 33 |
            std::uint64_t{token.tile} << 40 | std::uint64_t{token.arm} << 48 |
            std::uint64_t{token.suit} << 56 | std::uint64_t{token.low_first} << 61);
    }
    Action action;
    action.offset = offset & 0x1FFFFF;
    action.length = length & 0xFF;
    action.seat_index = seat & 0xFu;
    action.kind = token.kind;
    action.tile_number = token.tile & 0xFF;
    action.arm = token.arm & 0xFF;
    action.suit = token.suit & 0x1F;
    action.low_first = token.low_first & 1;
    return action;
}

constexpr std::array<std::string_view, 4> words{"pass", "skip", "draw", "back"};

}  // namespace

/// Reads tokens up to the line feed, or says that there is a rarer one among them.
bool RecordParser::add_quick_tokens(const char*& at, unsigned seat) {
    const char* const text = record_.text.data();
    const auto highest = static_cast<unsigned>(range_.highest);
    const auto around = static_cast<unsigned>(trick_players_);
    const bool moves = seat < around;
    for (unsigned left = moves ? around : ~0u;; --left) {
        while (*at == ' ') ++at;
        if (*at == '\n') return true;
        const char* const begin = at;
        QuickToken token;
        if (left == 0 || !read_quickly(at, highest, token)) return false;
        record_.actions.push_back(made_action(token, static_cast<std::uint64_t>(begin - text),
                                              static_cast<std::uint64_t>(at - begin), seat));
        if (moves && ++seat == around) seat = 0;
    }
}

const char* RecordParser::read_seat_line(const char* line) {
    const auto first_action = static_cast<std::uint32_t>(record_.actions.size());
    const Seat seat(line[0] - 'A');
    const char* at = line + 1;
    const bool quick = add_quick_tokens(at, static_cast<unsigned>(seat.index()));
    const auto count = static_cast<std::uint32_t>(record_.actions.size()) - first_action;
    if (!quick || count == 0 || at - line > static_cast<std::ptrdiff_t>(longest_line)) {
        record_.actions.resize(first_action);
        while (*at != '\n') ++at;
        read_line({line, static_cast<std::size_t>(at - line)});
        return at + 1;
    }
    const char* words_end = at;
    while (words_end[-1] == ' ') --words_end;
    Statement& statement = record_.statements.emplace_back();
    statement.keyword = Keyword::actions;
    statement.counts = true;
    statement.row = row_;
    statement.seat = seat;
    statement.line = place_of({line, static_cast<std::size_t>(words_end - line)});
    statement.value = {static_cast<std::uint32_t>(record_.actions[first_action].offset), 0};
    statement.value.length = statement.line.end() - statement.value.offset;
    statement.first = first_action;
    statement.count = count;
    if (seat.index() > highest_seat_) highest_seat_ = seat.index();
    return at + 1;
}

void RecordParser::read_actions(Statement& statement, std::string_view rest) {
    statement.first = static_cast<std::uint32_t>(record_.actions.size());
    while (!rest.empty()) {
        const std::string_view word = take_word(rest);
        if (!read_two_words(statement.seat, word, rest)) read_slow_token(statement.seat, word);
    }
    statement.count = static_cast<std::uint32_t>(record_.actions.size()) - statement.first;
    statement.counts = true;
    if (statement.seat.index() >= trick_players_) return;
    settle_trick(statement, record_.hands.back());
    settle_findings();
}

/// `draw 6-1` and `back 6-1`.
bool RecordParser::read_two_words(Seat seat, std::string_view word, std::string_view& rest) {
    const char prefix = same_word(word, "draw") ? '+' : same_word(word, "back") ? '~' : '\0';
    if (prefix == 0 || rest.empty()) return false;
    std::string_view behind = rest;
    const std::string_view second = take_word(behind);
    const TokenReading reading = read_token(prefix, second, range_);
    if (reading.action.kind == ActionKind::bad_token) return false;
    rest = behind;
    const auto length = static_cast<std::size_t>(second.data() + second.size() - word.data());
    add_reading(seat, reading, {word.data(), length});
    return true;
}

void RecordParser::read_slow_token(Seat seat, std::string_view token) {
    add_reading(seat, read_token(token, range_), token);
}

void RecordParser::add_reading(Seat seat, TokenReading reading, std::string_view token) {
    Action& action = reading.action;
    const Place place = place_of(token);
    action.offset = place.offset & 0x1FFFFF;
    action.length = std::min<std::uint32_t>(place.length, 255) & 0xFF;
    action.seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
    if (action.kind >= ActionKind::bad_tile) report_token(action, token);
    for (int i = 0; i < reading.times; ++i) record_.actions.push_back(action);
}

/// Reports a token that is about to be added.
void RecordParser::report_token(const Action& action, std::string_view token) {
    const bool no_token = action.kind == ActionKind::bad_token;
    const std::string_view guess = no_token ? nearest(token, words) : std::string_view();
    std::string message =
        !no_token
            ? fmt::format("{} is no tile of the {} set", quoted(token), set_name(range_.highest))
        : guess.empty() ? fmt::format("{} is nothing that a seat can do", quoted(token))
                        : fmt::format("{} is nothing that a seat can do; did you mean {}?",
                                      quoted(token), guess);
    action_findings_.push_back({static_cast<std::uint32_t>(record_.findings.size()),
                                static_cast<std::uint32_t>(record_.actions.size())});
    Finding& finding = report(no_token ? code::bad_token : code::bad_tile, "N6", place_of(token),
                              std::move(message));
    finding.hand = record_.hands.back().number;
    finding.ply = next_ply();
    finding.seat = action.seat();
    if (!guess.empty() && edit_distance(token, guess) == 1)
        finding.fix = Fix{place_of(token), std::string(guess), fmt::format("write {}", guess)};
}

}  // namespace bones
