// How tiles are written: strictly, and in the other spellings that are read (N6).
#pragma once

#include <string>
#include <string_view>

#include "libnotation/tile.hpp"

namespace bones {

/// Two numbers read as a tile. They may be more than any set has.
struct WrittenTile {
    static constexpr int too_high = 1000;  ///< stands for all numbers above

    int first = -1;  ///< the half written first; -1: no tile is written there
    int second = -1;

    bool exists() const { return first >= 0; }
    bool is_in_set(int highest) const { return first <= highest && second <= highest; }
};

/// Reads a tile at the start of `text`, which loses it: `6-1`, `[6-1]`, `6|1`, `6/1`, `6:1`, with
/// an en dash or a minus sign, as a Unicode domino, and `61` where `compact` says so (the
/// double-six games). Leaves `text` alone where there is no tile.
WrittenTile take_tile(std::string_view& text, bool compact);

/// Reads digits at the start of `text`, which loses them. Numbers above `most` become `most`; -1
/// without any digit.
int take_number(std::string_view& text, int most);

/// Writes a number below 1,000 at `at`, and returns the end. Tokens are put together so and
/// appended to a text at once: digit by digit that was most of the work of writing records.
inline char* put_number(char* at, unsigned number) {
    if (number >= 100) *at++ = static_cast<char>('0' + number / 100);
    if (number >= 10) {
        *at++ = static_cast<char>('0' + number / 10 % 10);
        number %= 10;
    }
    *at++ = static_cast<char>('0' + number);
    return at;
}
/// Writes a tile, at most five bytes, with this half first: `1-6`.
inline char* put_tile(char* at, Tile tile, int first) {
    at = put_number(at, static_cast<unsigned>(first));
    *at++ = '-';
    return put_number(at, static_cast<unsigned>(tile.other(first)));
}
/// Appends a tile, high half first: `6-1`.
void append_tile(std::string& out, Tile tile);
/// A tile for a message: `6-1`.
std::string tile_text(Tile tile);
/// What people call the set with this highest number: `double-six`.
std::string_view set_name(int highest);

}  // namespace bones
