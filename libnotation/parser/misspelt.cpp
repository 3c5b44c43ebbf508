#include "libnotation/parser/record_parser.hpp"

#include <algorithm>

#include "bones/bids.hpp"
#include "libnotation/text/chars.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/tile_text.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

/// The form of a line's value.
enum class Value {
    nothing,
    hand_number,
    play,
    date,
    time,
    setting,
    ending,
    seats,
    points,
    penalty,
    tiles,
    tiles_of_seat,
    player,
    text,
};

/// The most tiles in one turn: the largest hand of a game that allows several tiles in a turn.
constexpr int most_in_turn = 11;

template <class Test>
bool all_words(std::string_view text, Test&& test) {
    while (!text.empty())
        if (!test(take_word(text))) return false;
    return true;
}

bool is_seat(std::string_view word) {
    return seat_named(word).exists();
}

bool is_listed_tile(std::string_view word, TileRange range) {
    if (word[0] == '?')
        return std::all_of(word.begin() + 1, word.end(),
                           [](char c) { return '0' <= c && c <= '9'; });
    const WrittenTile tile = take_tile(word, range.compact);
    return tile.exists() && word.empty();
}

/// Whether the words can be the rest of a line of play.
bool is_play(std::string_view words, TileRange range) {
    int number = 0;
    const bool tokens = all_words(words, [&](std::string_view word) {
        ++number;
        return read_token(word, range).action.is_readable();
    });
    const auto listed = [&](std::string_view word) { return is_listed_tile(word, range); };
    return tokens && (number <= most_in_turn || !all_words(words, listed));
}

bool is_ending(std::string_view words) {
    const std::string_view how = take_word(words);
    const bool known = std::any_of(end_names.begin(), end_names.end(),
                                   [&](std::string_view end) { return same_word(how, end); });
    return known && (words.empty() || is_seat(words));
}

bool is_points(std::string_view words) {
    while (!words.empty())
        if (!is_seat(take_word(words)) || !whole_number(take_word(words))) return false;
    return true;
}

/// The form of a value that starts with a seat; `rest` are the words after the seat.
Value value_of_seat(std::string_view words, std::string_view rest, TileRange range) {
    if (all_words(words, is_seat)) return Value::seats;
    if (is_points(words)) return Value::points;
    const auto listed = [&](std::string_view word) { return is_listed_tile(word, range); };
    if (all_words(rest, listed)) return Value::tiles_of_seat;
    const bool number = whole_number(take_word(rest)).has_value();
    return number && !rest.empty() ? Value::penalty : Value::player;
}

Value value_of(std::string_view words, TileRange range) {
    if (words.empty()) return Value::nothing;
    if (whole_number(words)) return Value::hand_number;
    if (is_play(words, range)) return Value::play;
    if (!iso_date(words).empty() && !whole_number(words)) return Value::date;
    if (!iso_time(words).empty()) return Value::time;
    if (is_ending(words)) return Value::ending;
    if (words.find('=') != std::string_view::npos) return Value::setting;
    const auto listed = [&](std::string_view word) { return is_listed_tile(word, range); };
    if (all_words(words, listed)) return Value::tiles;
    std::string_view rest = words;
    return is_seat(take_word(rest)) ? value_of_seat(words, rest, range) : Value::text;
}

bool is_header_value(Keyword keyword, Value value) {
    switch (value) {
        case Value::date:
            return keyword == Keyword::date;
        case Value::time:
            return keyword == Keyword::time;
        case Value::setting:
            return keyword == Keyword::rule;
        case Value::seats:
        case Value::player:
            return keyword == Keyword::player || keyword == Keyword::substitute;
        case Value::text:
            return keyword <= Keyword::unwritten && keyword != Keyword::date &&
                   keyword != Keyword::time;
        default:
            return false;
    }
}

bool is_hand_value(Keyword keyword, Value value) {
    switch (value) {
        case Value::ending:
            return keyword == Keyword::end;
        case Value::points:
            return keyword == Keyword::carry || keyword == Keyword::score ||
                   keyword == Keyword::result || keyword == Keyword::legs ||
                   keyword == Keyword::pips;
        case Value::penalty:
            return keyword == Keyword::penalty || keyword == Keyword::bonus;
        case Value::player:
            return keyword == Keyword::substitute;
        case Value::tiles:
            return keyword == Keyword::yard;
        case Value::tiles_of_seat:
            return keyword == Keyword::deal || keyword == Keyword::prizes ||
                   keyword == Keyword::left || keyword == Keyword::prize;
        default:
            return false;
    }
}

/// Whether the words can follow the keyword `bid` or `trump`.
bool is_bidding(Keyword keyword, std::string_view words) {
    if (!is_seat(take_word(words)) || words.empty()) return false;
    if (keyword == Keyword::trump) return trump_named(words).has_value();
    return all_words(words, [](std::string_view word) { return bid_named(word).has_value(); });
}

bool may_be_bidding(std::string_view words) {
    return is_bidding(Keyword::bid, words) || is_bidding(Keyword::trump, words);
}

}  // namespace

Keyword keyword_meant(Keyword near, std::string_view rest, Around around, TileRange range) {
    const bool in_hand = around.in_hand;
    const Value value = value_of(rest, range);
    if (value == Value::hand_number || (value == Value::nothing && near == Keyword::hand))
        return Keyword::hand;
    const bool named = in_hand && value == Value::seats &&
                       (near == Keyword::lead || near == Keyword::left || near == Keyword::winner);
    if (near == Keyword::bid || near == Keyword::trump)
        return in_hand && is_bidding(near, rest) ? near : Keyword::unreadable;
    const bool said =
        named || is_hand_value(near, value) || (!in_hand && is_header_value(near, value));
    return said && !(around.bids && may_be_bidding(rest)) ? near : Keyword::unreadable;
}

}  // namespace bones
