// Reads numbers and tiles in canonical spelling, from lines that end with a line feed. No function
// reads beyond that line feed, so none checks for the end of the text.
#pragma once

#include <array>

#include "bones/action.hpp"

namespace bones {

/// Whether a character ends a token or a tile in canonical spelling.
constexpr bool ends_token(char c) {
    return c == ' ' || c == '\n';
}

/// The value of a digit; above 9 for any other character.
constexpr unsigned quick_digit(char c) {
    return static_cast<unsigned char>(c - '0');
}

/// Reads one or two digits, the first of two not 0, and moves `at` past them. 100 and above for
/// anything else. It has no branch on the number of digits, which would be mispredicted for large
/// tiles.
inline unsigned short_number(const char*& at) {
    const unsigned first = quick_digit(*at);
    if (first > 9) return first + 100;
    const unsigned second = quick_digit(at[1]);
    const unsigned two = (second <= 9) & (first > 0);
    at += 1 + two;
    return first + two * (9 * first + second);
}

namespace detail {
/// The number of the tile with two halves up to 7, at index 8 × first + second.
constexpr auto small_tiles() {
    std::array<std::uint8_t, 64> numbers{};
    for (int first = 0; first < 8; ++first)
        for (int second = 0; second < 8; ++second)
            numbers[static_cast<std::size_t>(first * 8 + second)] =
                static_cast<std::uint8_t>(Tile(first, second).number());
    return numbers;
}
inline constexpr auto number_of_small = small_tiles();
}  // namespace detail

/// A tile, and how it was written.
struct QuickTile {
    unsigned number = 0;     ///< see Tile
    bool low_first = false;  ///< the lower half was written first
};

/// Reads two numbers up to `highest` with a hyphen between them, and moves `at` past them. False at
/// anything else; then `at` is anywhere up to the line feed.
inline bool read_quick_tile(const char*& at, unsigned highest, QuickTile& tile) {
    if (highest < 8) {
        const unsigned first = quick_digit(at[0]);
        if (first > highest || at[1] != '-') return false;
        const unsigned second = quick_digit(at[2]);
        if (second > highest) return false;
        tile = {detail::number_of_small[first * 8 + second], first < second};
        at += 3;
        return true;
    }
    const unsigned first = short_number(at);
    if (first > highest || *at != '-') return false;
    const unsigned second = short_number(++at);
    if (second > highest) return false;
    const unsigned high = first > second ? first : second;
    tile = {high * (high + 1) / 2 + first + second - high, first < second};
    return true;
}

/// The content of a common token, in numbers that fit in registers.
struct QuickToken {
    ActionKind kind = ActionKind::play;
    unsigned arm = Action::no_arm, suit = Action::no_suit;
    bool crosswise = false, from_prizes = false;
    QuickTile tile;
};

/// Reads the signs after a tile: `x`, then `@2`, then `=9` up to `most_after_equals`.
inline bool read_signs(const char*& at, unsigned most_after_equals, QuickToken& token) {
    if (*at == 'x') {
        token.crosswise = true;
        ++at;
    }
    if (*at == '@') {
        token.arm = short_number(++at);
        if (token.arm - 1 >= 99) return false;
    }
    if (*at == '=') {
        token.suit = short_number(++at);
        return token.suit <= most_after_equals && ends_token(*at);
    }
    return ends_token(*at);
}

/// Reads a token in one of the common canonical forms, up to the blank or line feed after it. False
/// for any other form; then `at` is anywhere up to the line feed.
inline bool read_token(const char*& at, unsigned highest, unsigned most_after_equals,
                       QuickToken& token) {
    if (*at == 'p') {
        if (at[1] != 'a' || at[2] != 's' || at[3] != 's' || !ends_token(at[4])) return false;
        at += 4;
        token.kind = ActionKind::pass;
        return true;
    }
    if (*at == '+') {
        ++at;
        token.kind = ActionKind::draw;
        if (*at == '?' && ends_token(at[1])) {
            ++at;
            token.kind = ActionKind::draw_unknown;
            return true;
        }
    } else if (*at == '*') {
        ++at;
        token.from_prizes = true;
    }
    return read_quick_tile(at, highest, token.tile) &&
           (ends_token(*at) || read_signs(at, most_after_equals, token));
}

}  // namespace bones
