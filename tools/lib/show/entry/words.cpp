#include "tools/lib/show/entry/words.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "bones/record.hpp"
#include "libnotation/parser/token.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/joined.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"

namespace bones::inline show::entry {

namespace {

bool is_notation(std::string_view line, const Table& table) {
    if (line.starts_with('#')) return true;
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    if (seat_named(word).exists()) return !(word == "d" && table.draws_in_short()) && !rest.empty();
    return keyword_named(word) != Keyword::unreadable;
}

Kind command_of(std::string_view line) {
    if (line == "u") return Kind::undo;
    if (line == "r") return Kind::redo;
    if (line == "y") return Kind::accept;
    if (line == "h") return Kind::help;
    if (line == "q") return Kind::quit;
    if (line == "x") return Kind::remove;
    if (line == "-") return Kind::skip;
    return Kind::nothing;
}

/// Whether a word is a tile with numbers below ten and an arm, optionally with its points: `612`,
/// `612=5`.
bool is_tile_on_arm(std::string_view word) {
    const std::string_view digits = word.substr(0, word.find('='));
    return digits.size() == 3 && std::all_of(digits.begin(), digits.end(), is_digit);
}

/// A token in the notation's form, with the tile as `6-1`.
std::string in_notation(std::string_view word, Game game) {
    const std::size_t signs = std::min(word.find_first_not_of("*~+"), word.size());
    std::string_view rest = word.substr(signs);
    const bool compact = game != Game::unknown && traits(game).largest < 10;
    if (compact && is_tile_on_arm(rest))
        return fmt::format("{}{}-{}@{}", word.substr(0, signs), rest[0], rest[1], rest.substr(2));
    const WrittenTile tile = take_tile(rest, compact);
    if (!tile.exists()) return std::string(word);
    return std::string(word.substr(0, signs)) + std::to_string(tile.first) + '-' +
           std::to_string(tile.second) + std::string(rest);
}

/// Splits tiles that are written without blanks, with numbers below ten: `616654`.
std::vector<std::string_view> apart(std::string_view word, Game game) {
    const bool compact = game != Game::unknown && traits(game).largest < 10;
    const bool several = word.size() > 2 && word.size() % 2 == 0;
    if (!compact || !several || !std::all_of(word.begin(), word.end(), is_digit)) return {word};
    std::vector<std::string_view> words;
    for (; !word.empty(); word.remove_prefix(2)) words.push_back(word.substr(0, 2));
    return words;
}

bool are_tiles(std::string_view word, Game game) {
    const std::string token = in_notation(apart(word, game).front(), game);
    return !token.empty() && is_digit(token[0]) && token.find('-') != std::string::npos;
}

/// Whether a word means a pass in line games.
bool is_knock(std::string_view word, Game game) {
    const bool line = game != Game::unknown && traits(game).line;
    return line && (word == "knock" || word == "go");
}

/// The words of a line, without its comment.
std::vector<std::string_view> words_in(std::string_view line, std::string& comment) {
    std::vector<std::string_view> words;
    while (!line.empty()) {
        if (line[0] == '#') {
            comment = line;
            break;
        }
        words.push_back(take_word(line));
    }
    return words;
}

/// Actions in the notation's form: `pass` for `p`, `+6-1` for `d 61`.
std::vector<std::string> in_full(const std::vector<std::string_view>& words, const Table& table) {
    const Game game = table.game;
    const bool draws = table.draws_in_short();
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "p" || is_knock(words[i], game))
            tokens.emplace_back("pass");
        else if (draws && words[i] == "d" &&
                 (i + 1 == words.size() || !are_tiles(words[i + 1], game)))
            tokens.emplace_back("+?");
        else {
            const char verb = draws && words[i] == "d" ? '+' : prefix_of_verb(words[i]);
            const bool has_tile = verb != 0 && i + 1 < words.size();
            if (has_tile) ++i;
            const std::string sign(has_tile ? 1 : 0, verb);
            for (const std::string_view word : apart(words[i], game))
                tokens.push_back(sign + in_notation(word, game));
        }
    }
    return tokens;
}

/// A line of bids or tiles in the notation's form, with `pass` for `p`, and tiles separated. None
/// for any other line.
std::optional<std::string> line_in_full(std::string_view line, Game game) {
    const Keyword keyword = keyword_named(line.substr(0, line.find(' ')));
    const bool bids = keyword == Keyword::bid;
    const bool tiles = keyword == Keyword::deal || keyword == Keyword::yard ||
                       keyword == Keyword::left || keyword == Keyword::prizes;
    if (!bids && !tiles) return std::nullopt;
    std::string comment;
    std::vector<std::string_view> words;
    for (const std::string_view word : words_in(line, comment))
        if (tiles)
            for (const std::string_view tile : apart(word, game)) words.push_back(tile);
        else
            words.push_back(word == "p" ? "pass" : word);
    if (!comment.empty()) words.push_back(comment);
    return joined(words, " ");
}

/// Reads the actions of a line that begins with a seat. Short forms are written out (`B p`, `B
/// 612`). Text that the notation reads by itself stays as written.
void read_seat_line(std::string_view line, const Table& table, TypedWord& typed) {
    const Game game = table.game;
    std::string_view rest = line;
    const std::string_view seat = take_word(rest);
    if (!seat_named(seat).exists()) return;
    const std::vector<std::string_view> words = words_in(rest, typed.comment);
    typed.tokens = in_full(words, table);
    const bool together = typed.tokens.size() > words.size();
    const bool is_short =
        together || std::any_of(words.begin(), words.end(), [&](std::string_view word) {
            return word == "p" || (word == "d" && table.draws_in_short()) ||
                   in_notation(word, game).find('@') != word.find('@');
        });
    if (!is_short || !is_play(typed)) return;
    typed.line = seat;
    for (const std::string& token : typed.tokens) typed.line += ' ' + token;
    if (!typed.comment.empty()) typed.line += ' ' + typed.comment;
}

/// Reads `at 3.17` or `at end`.
bool read_place(std::string_view line, TypedWord& typed) {
    if (!line.starts_with("at ")) return false;
    line = trimmed(line.substr(3));
    const std::size_t point = line.find('.');
    const auto hand = whole_number(line.substr(0, point));
    const auto ply = point == line.npos ? hand : whole_number(line.substr(point + 1));
    if (line != "end" && (point == line.npos || !hand || !ply || *hand < 0 || *ply < 1))
        return false;
    typed.kind = Kind::go_to;
    if (line == "end") return true;
    typed.hand = static_cast<std::uint32_t>(*hand);
    typed.ply = static_cast<std::uint32_t>(*ply);
    return true;
}

}  // namespace

bool is_play(const TypedWord& typed) {
    return std::all_of(typed.tokens.begin(), typed.tokens.end(), [](std::string_view token) {
        if (token == "pass" || token == "+" || token.starts_with('?') || token.starts_with("+?"))
            return true;
        token.remove_prefix(std::min(token.find_first_not_of("*~+"), token.size()));
        const bool tile = take_tile(token, false).exists();
        return tile && (token.empty() || std::string_view("@x=!?").find(token[0]) != token.npos);
    });
}

/// Reads points with their seats, from A on: `A 5 B 0`.
static bool read_points_by_seat(std::string_view line, std::vector<std::string>& points) {
    std::vector<std::string> read;
    while (!line.empty()) {
        const Seat seat = seat_named(take_word(line));
        const std::string_view number = take_word(line);
        if (seat != Seat(static_cast<int>(read.size())) || !whole_number(number)) return false;
        read.emplace_back(number);
    }
    if (read.size() < 2) return false;
    points = std::move(read);
    return true;
}

bool read_bids(std::string_view line, TypedWord& typed) {
    std::string_view rest = without_prefix(line);
    const std::string_view all = rest, word = take_word(rest);
    const bool named = seat_named(word).exists();
    TypedWord read;
    const std::vector<std::string_view> words = words_in(named ? rest : all, read.comment);
    bool passes = false;
    for (const std::string_view bid : words) {
        const bool pass = bid == "p" || bid == "pass";
        const bool marks = bid.size() > 1 && bid.ends_with('m');
        const auto number = whole_number(bid.substr(0, bid.size() - marks));
        if (!pass && bid != "?" && !number) return false;
        passes = passes || pass;
        read.line += fmt::format("{}{}", read.line.empty() ? "" : " ", pass ? "pass" : bid);
    }
    if (!passes) return false;
    if (!read.comment.empty()) read.line += ' ' + read.comment;
    read.kind = named ? Kind::notation : Kind::bids;
    if (named) read.line = fmt::format("bid {} {}", word, read.line);
    typed = read;
    return true;
}

bool read_outcome(std::string_view line, TypedWord& typed) {
    std::string_view rest = without_prefix(line);
    TypedWord read;
    read.kind = Kind::outcome;
    read.line = rest;
    if (read_points_by_seat(rest, read.tokens)) {
        typed = read;
        return true;
    }
    std::string_view word = take_word(rest);
    if (seat_named(word).exists() && word != "d") {
        read.end = fmt::format("out {}", seat_named(word).letter());
        word = take_word(rest);
    } else if (!whole_number(word)) {
        if (std::find(end_names.begin(), end_names.end(), word) == end_names.end()) return false;
        read.end = word;
        word = take_word(rest);
        if (seat_named(word).exists()) {
            read.end += fmt::format(" {}", seat_named(word).letter());
            word = take_word(rest);
        }
    }
    for (; !word.empty(); word = take_word(rest))
        while (!word.empty()) {  // `61 48`, `61, 48` and `61,48`
            const std::size_t comma = word.find(',');
            const std::string_view number = word.substr(0, comma);
            if (!whole_number(number)) return false;
            read.tokens.emplace_back(number);
            word.remove_prefix(std::min(comma, word.size() - 1) + 1);
        }
    if (read.tokens.empty() && read.end != end_name(EndKind::redeal)) return false;
    typed = read;
    return true;
}

TypedWord read_typed(std::string_view line, const Table& table, bool points_are_next) {
    const Game game = table.game;
    TypedWord typed;
    line = without_prefix(line);
    if (line.empty()) return typed;
    typed.kind = command_of(line);
    if (typed.kind != Kind::nothing) return typed;
    typed.line = line;
    if (read_place(line, typed)) return typed;
    if (line == "l" || line.starts_with("l ")) {
        typed.kind = Kind::left;
        typed.tokens = in_full(words_in(line.substr(1), typed.comment), table);
        return typed;
    }
    if (line.starts_with("= ")) {
        typed.kind = Kind::change;
        line.remove_prefix(2);
    } else if (is_notation(line, table)) {
        typed.kind = Kind::notation;
        typed.line = line_in_full(line, game).value_or(std::string(line));
        read_seat_line(line, table, typed);
        return typed;
    } else {
        typed.kind = Kind::actions;
    }
    const std::vector<std::string_view> words = words_in(line, typed.comment);
    const bool numbers = std::all_of(words.begin(), words.end(), [](std::string_view word) {
        return whole_number(word).has_value();
    });
    if (points_are_next && numbers && typed.kind == Kind::actions) {
        typed.kind = Kind::points;
        typed.tokens.assign(words.begin(), words.end());
    } else {
        typed.tokens = in_full(words, table);
    }
    return typed;
}

}  // namespace bones::inline show::entry
