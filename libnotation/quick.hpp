// Reading what nearly all bytes of a record are: numbers and tiles in canonical spelling, in lines
// that are known to end with a line feed, so that nobody has to ask at each byte whether the text
// is over.
#pragma once

namespace bones {

/// What stands behind a token or a tile in canonical spelling.
constexpr bool ends_token(char c) {
    return c == ' ' || c == '\n';
}

/// One or two digits, and `at` behind them; 255 and above for anything else.
inline unsigned short_number(const char*& at) {
    const auto number = static_cast<unsigned char>(*at - '0');
    if (number > 9) return 255;
    const auto second = static_cast<unsigned char>(*++at - '0');
    if (second > 9) return number;
    ++at;
    return number * 10u + second;
}

/// Two numbers up to `highest` with a hyphen between them, and `at` behind them. False, with `at`
/// anywhere in front of the line feed, if something else stands there.
inline bool read_halves(const char*& at, unsigned highest, unsigned& first, unsigned& second) {
    first = short_number(at);
    if (first > highest || *at != '-') return false;
    second = short_number(++at);
    return second <= highest;
}

/// The number of the tile with these halves (see Tile).
constexpr unsigned tile_number(unsigned first, unsigned second) {
    const unsigned high = first > second ? first : second, low = first + second - high;
    return high * (high + 1) / 2 + low;
}

}  // namespace bones
