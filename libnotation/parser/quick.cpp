// A fast path for the usual line: canonical spelling, one blank between words, nothing to report.
// It gives the same result as the other readers; any other line is left to them.
#include <algorithm>
#include <bit>

#include "libnotation/parser/quick.hpp"
#include "libnotation/parser/record_parser.hpp"

namespace bones {
namespace {

/// Builds an action. Its bits are written as one word where their order is known, because writes of
/// single fields would each wait for the one before.
inline Action made_action(const QuickToken& token, std::uint64_t offset, std::uint64_t length,
                          unsigned seat) {
    if constexpr (std::endian::native == std::endian::little) {
        const std::uint64_t kind = static_cast<std::uint64_t>(token.kind);
        return std::bit_cast<Action>(
            offset | length << 20 | std::uint64_t{seat} << 28 | kind << 32 |
            std::uint64_t{token.tile.number} << 39 | std::uint64_t{token.arm} << 47 |
            std::uint64_t{token.suit} << 55 | std::uint64_t{token.tile.low_first} << 61 |
            std::uint64_t{token.crosswise} << 62 | std::uint64_t{token.from_prizes} << 63);
    }
    Action action;
    action.offset = offset & 0xFFFFF;
    action.length = length & 0xFF;
    action.seat_index = seat & 0xFu;
    action.kind = token.kind;
    action.tile_number = token.tile.number & 0xFF;
    action.arm = token.arm & 0xFF;
    action.suit = token.suit & 0x3F;
    action.low_first = token.tile.low_first;
    action.crosswise = token.crosswise;
    action.from_prizes = token.from_prizes;
    return action;
}

/// Whether the text at `at` starts with a word. It stops at the first difference, so it never reads
/// past the line; memcmp and std::equal may.
bool goes_on_with(const char* at, std::string_view word) {
    for (const char letter : word)
        if (*at++ != letter) return false;
    return true;
}

/// Reads a seat letter and moves `at` past it. No seat for anything else.
inline Seat read_quick_seat(const char*& at) {
    if (*at < 'A' || *at >= 'A' + most_seats) return {};
    return Seat(*at++ - 'A');
}

}  // namespace

/// Reads a line of a hand. The text must have a line feed at least five bytes further on. Returns
/// the start of the next line, or null if the line was not read.
const char* RecordParser::read_quick_line(const char* line) {
    if (line[1] == ' ') return read_quick_actions(line);
    if (*line == '\n') return line + 1;
    const char* at = line + 5;
    Statement& statement = record_.statements.emplace_back();
    bool read = false;
    const std::string_view word(line, 5);
    if (word == "deal ")
        read = read_quick_tiles(Keyword::deal, at, statement);
    else if (word == "left ")
        read = read_quick_tiles(Keyword::left, at, statement);
    else if (word == "yard ")
        read = read_quick_tiles(Keyword::yard, at, statement);
    else if (word == "hand ")
        read = read_quick_hand(at, statement);
    else if (word == "score" && *at == ' ')
        read = read_quick_score(++at, statement);
    else if (word == "prize" && *at == ' ')
        read = read_quick_tiles(Keyword::prize, ++at, statement);
    else if (word.starts_with("end "))
        read = read_quick_end(at = line + 4, statement);
    if (!read) {
        record_.statements.pop_back();
        return nullptr;
    }
    statement.counts = true;
    statement.row = row_;
    statement.line = place_of({line, static_cast<std::size_t>(at - line)});
    if (statement.seat.exists()) highest_seat_ = std::max(highest_seat_, statement.seat.index());
    return at + 1;
}

/// Reads tokens up to the line feed. Returns false at a token of a rarer form.
bool RecordParser::add_quick_tokens(const char*& at, unsigned seat) {
    const char* const text = record_.text.data();
    const auto highest = static_cast<unsigned>(range_.highest);
    const unsigned most_after_equals = range_.most_after_equals();
    const auto around = static_cast<unsigned>(around_);
    const bool moves = seat < around;
    for (unsigned left = moves ? around : ~0u;; --left) {
        while (*at == ' ') ++at;
        if (*at == '\n') return true;
        const char* const begin = at;
        QuickToken token;
        if (left == 0 || !read_token(at, highest, most_after_equals, token)) return false;
        has_unsettled_ = has_unsettled_ || token.kind != ActionKind::play;
        record_.actions.push_back(made_action(token, static_cast<std::uint64_t>(begin - text),
                                              static_cast<std::uint64_t>(at - begin), seat));
        if (moves && ++seat == around) seat = 0;
    }
}

const char* RecordParser::read_quick_actions(const char* line) {
    if (*line < 'A' || *line >= 'A' + most_seats) return nullptr;
    const auto first_action = static_cast<std::uint32_t>(record_.actions.size());
    const Seat seat(line[0] - 'A');
    const char* at = line + 2;
    const bool quick = add_quick_tokens(at, static_cast<unsigned>(seat.index()));
    const auto count = static_cast<std::uint32_t>(record_.actions.size()) - first_action;
    if (!quick || count == 0 || at - line > static_cast<std::ptrdiff_t>(longest_line) ||
        record_.actions.size() > plies_end_) {
        record_.actions.resize(first_action);
        return nullptr;
    }
    has_unsettled_ = has_unsettled_ || count != static_cast<std::uint32_t>(around_);
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

/// Reads a `deal A`, `left A`, `prize A` or `yard` line, with any number of tiles.
bool RecordParser::read_quick_tiles(Keyword keyword, const char*& at, Statement& statement) {
    statement.keyword = keyword;
    if (keyword != Keyword::yard) {
        statement.seat = read_quick_seat(at);
        if (!statement.seat.exists() || !ends_token(*at)) return false;
        if (*at == ' ') ++at;
    }
    const char* const value = at;
    statement.first = static_cast<std::uint32_t>(record_.tiles.size());
    std::uint32_t& seen = seen_lines(keyword);
    const bool quick =
        *at == '\n' ? keyword != Keyword::yard && at[-1] != ' ' : add_quick_tiles(at);
    statement.count = static_cast<std::uint32_t>(record_.tiles.size()) - statement.first;
    const bool too_few_or_many =
        keyword == Keyword::prize ? statement.count != 1 : statement.count > most_tiles;
    if (!quick || too_few_or_many || (seen & seen_bit(statement)) != 0) {
        record_.tiles.resize(statement.first);
        return false;
    }
    seen |= seen_bit(statement);
    statement.value = place_of({value, static_cast<std::size_t>(at - value)});
    note_line_of_hand(keyword, last_statement());
    return true;
}

/// Reads tiles with one blank between them up to the line feed. Returns false at anything else.
bool RecordParser::add_quick_tiles(const char*& at) {
    const char* const text = record_.text.data();
    const auto highest = static_cast<unsigned>(range_.highest);
    while (true) {
        const char* const begin = at;
        QuickTile tile;
        if (!read_quick_tile(at, highest, tile)) return false;
        record_.tiles.push_back(
            {Tile::numbered(static_cast<int>(tile.number)),
             0,
             false,
             {static_cast<std::uint32_t>(begin - text), static_cast<std::uint32_t>(at - begin)}});
        if (*at != ' ') return *at == '\n';
        ++at;
    }
}

/// Reads the line of a hand that is not the first and has the next number.
bool RecordParser::read_quick_hand(const char*& at, Statement& statement) {
    const char* const value = at;
    const std::uint32_t due = record_.hands.back().number + 1;
    const unsigned number = short_number(at);
    if (number != due || *at != '\n' || *value == '0') return false;
    statement.keyword = Keyword::hand;
    statement.content = static_cast<std::int32_t>(number);
    statement.value = place_of({value, static_cast<std::size_t>(at - value)});
    open_hand(due, last_statement());
    return true;
}

/// Reads seats in any order, each with one or two digits of points.
bool RecordParser::read_quick_score(const char*& at, Statement& statement) {
    const char* const text = record_.text.data();
    const char* const value = at;
    statement.keyword = Keyword::score;
    statement.first = static_cast<std::uint32_t>(record_.amounts.size());
    SeatSet seats;
    bool quick = (once_seen_ & seen_bit(statement)) == 0;
    int highest = highest_seat_;
    while (quick) {
        const Seat seat = read_quick_seat(at);
        quick = seat.exists() && *at == ' ' && !seats.contains(seat);
        if (!quick) break;
        seats |= seat;
        const char* const begin = ++at;
        const auto points = static_cast<std::int32_t>(short_number(at));
        quick = points < 100 && ends_token(*at);
        highest = std::max(highest, seat.index());
        record_.amounts.push_back(
            {seat,
             points,
             {static_cast<std::uint32_t>(begin - text), static_cast<std::uint32_t>(at - begin)}});
        if (*at != ' ') break;
        ++at;
    }
    if (!quick || *at != '\n') {
        record_.amounts.resize(statement.first);
        return false;
    }
    once_seen_ |= seen_bit(statement);
    highest_seat_ = highest;
    statement.count = static_cast<std::uint32_t>(record_.amounts.size()) - statement.first;
    statement.value = place_of({value, static_cast<std::size_t>(at - value)});
    note_line_of_hand(Keyword::score, last_statement());
    return true;
}

/// Reads the words after `end `: `out` with a seat, `blocked` or `played`.
bool RecordParser::read_quick_end(const char*& at, Statement& statement) {
    const char* value = at;
    statement.keyword = Keyword::end;
    if (goes_on_with(at, "out ")) {
        at += 4;
        statement.content = EndKind::out;
        statement.seat = read_quick_seat(at);
        if (!statement.seat.exists()) return false;
        value = at;
    } else if (goes_on_with(at, "blocked")) {
        at += 7;
        statement.content = EndKind::blocked;
    } else if (goes_on_with(at, "played")) {
        at += 6;
        statement.content = EndKind::played;
    } else {
        return false;
    }
    if (*at != '\n' || (once_seen_ & seen_bit(statement)) != 0) return false;
    once_seen_ |= seen_bit(statement);
    statement.value = place_of({value, static_cast<std::size_t>(at - value)});
    note_line_of_hand(Keyword::end, last_statement());
    return true;
}

}  // namespace bones
