// Reads and writes tiles: in canonical text, and in the other spellings that are read (N6).
#pragma once

#include <array>
#include <cstring>
#include <string>
#include <string_view>

#include "bones/tile.hpp"

namespace bones {

/// Two numbers read as a tile. They may be higher than any set has.
struct WrittenTile {
    /// Stands for all higher numbers, and for numbers with a zero in front.
    static constexpr int too_high = 1000;

    int first = -1;  ///< the half written first; -1: none is written
    int second = -1;

    bool exists() const { return first >= 0; }
    bool is_in_set(int highest) const { return first <= highest && second <= highest; }
};

/// The signs that may be between the halves of a tile. Among them are a hyphen, a non-breaking
/// hyphen, an en dash, a minus sign and a fullwidth hyphen-minus.
inline constexpr std::array<std::string_view, 9> tile_separators{
    "-", "|", "/", ":", "\u2010", "\u2011", "\u2013", "\u2212", "\uFF0D"};

/// Takes a tile off the start of `text`: `6-1`, `[6-1]`, or a Unicode domino. `tile_separators` has
/// the other signs, and digits may be fullwidth. With `compact` (double-six games) also `61`.
/// Leaves `text` unchanged if it starts with another word.
WrittenTile take_tile(std::string_view& text, bool compact);

/// Takes digits off the start of `text`. Numbers above `most` become `most`; -1 without a digit.
int take_number(std::string_view& text, int most);

namespace detail {
/// A tile's text, up to five bytes. The last byte is its length.
using TileText = std::array<char, 8>;
constexpr char* put_half(char* at, int half) {
    if (half >= 10) *at++ = '1';
    *at++ = static_cast<char>('0' + half % 10);
    return at;
}
/// The texts of all tiles: with the higher half first, and with the lower half first.
constexpr auto tile_texts() {
    std::array<std::array<TileText, 2>, most_tiles> texts{};
    for (int number = 0; number < most_tiles; ++number) {
        const Tile tile = Tile::numbered(number);
        for (const bool low_first : {false, true}) {
            TileText& text = texts[static_cast<std::size_t>(number)][low_first];
            char* at = put_half(text.data(), tile.half(low_first));
            *at++ = '-';
            at = put_half(at, tile.half(!low_first));
            text.back() = static_cast<char>(at - text.data());
        }
    }
    return texts;
}
inline constexpr auto texts_of_tiles = tile_texts();
}  // namespace detail

/// The bytes that put_tile needs, though a tile's text takes at most five.
inline constexpr std::size_t room_for_tile = sizeof(detail::TileText);
/// Writes a tile at `at`, as `6-1` or with the lower half first `1-6`, and returns the end of it.
/// May overwrite all room_for_tile bytes.
inline char* put_tile(char* at, Tile tile, bool low_first = false) {
    const auto number = static_cast<std::size_t>(tile.number());
    const detail::TileText& text = detail::texts_of_tiles[number][low_first];
    std::memcpy(at, text.data(), text.size());
    return at + text.back();
}
/// The number of bytes of a tile's text.
inline std::ptrdiff_t length_of(Tile tile) {
    return detail::texts_of_tiles[static_cast<std::size_t>(tile.number())][false].back();
}

/// Appends a tile, high half first: `6-1`.
void append_tile(std::string& out, Tile tile);
/// A tile in a message, high half first: `6-1`.
std::string to_string(Tile tile);
/// `6-1, 5-5 and 3-0`; beyond `most` tiles `6-1, 5-5 and 7 more`.
std::string to_string(const TileSet& tiles, int most = 6);
/// The name of the set with this highest number: `double-six`.
std::string_view set_name(int highest);

}  // namespace bones
