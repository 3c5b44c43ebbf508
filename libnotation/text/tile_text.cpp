#include "libnotation/text/tile_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "libnotation/text/chars.hpp"

namespace bones {
namespace {

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (text.substr(0, prefix.size()) != prefix) return false;
    text.remove_prefix(prefix.size());
    return true;
}

bool take_separator(std::string_view& text) {
    return std::any_of(tile_separators.begin(), tile_separators.end(),
                       [&](std::string_view separator) { return take_prefix(text, separator); });
}

/// Takes a Unicode domino: U+1F031…1F061 are horizontal, U+1F063…1F093 vertical; both run from 0-0
/// to 6-6. The character in between is a tile's back.
WrittenTile take_domino_character(std::string_view& text) {
    constexpr int lying = 0x31, standing = 0x63, tiles = 49;
    if (text.size() < 4 || text.substr(0, 2) != "\xF0\x9F") return {};
    const int third = static_cast<unsigned char>(text[2]),
              fourth = static_cast<unsigned char>(text[3]);
    // The two last bytes are 10xxxxxx; U+1F000 is F0 9F 80 80.
    const int code = (third - 0x80) * 64 + (fourth - 0x80);
    const int index = code >= standing ? code - standing : code - lying;
    if (code < lying || index >= tiles) return {};
    text.remove_prefix(4);
    return {index / 7, index % 7};
}

WrittenTile take_compact(std::string_view& text) {
    std::string_view rest = text;
    const int first = take_digit(rest), second = take_digit(rest);
    std::string_view after = rest;
    if (first < 0 || second < 0 || take_digit(after) >= 0) return {};
    text = rest;
    return {first, second};
}

/// Reads one half of a tile; -1 without a digit. A zero in front makes the number too high for any
/// set: in `1-01` the sign may be in the wrong place.
int take_half(std::string_view& text) {
    std::string_view digits = text;
    const bool zero_in_front = take_digit(digits) == 0 && take_digit(digits) >= 0;
    const int half = take_number(text, WrittenTile::too_high);
    return zero_in_front ? WrittenTile::too_high : half;
}

WrittenTile take_halves(std::string_view& text) {
    std::string_view rest = text;
    WrittenTile tile;
    tile.first = take_half(rest);
    if (tile.first < 0 || !take_separator(rest)) return {};
    tile.second = take_half(rest);
    if (tile.second < 0) return {};
    text = rest;
    return tile;
}

}  // namespace

int take_number(std::string_view& text, int most) {
    int number = take_digit(text);
    if (number < 0) return -1;
    number = std::min(most, number);
    for (int next = take_digit(text); next >= 0; next = take_digit(text))
        number = std::min(most, number * 10 + next);
    return number;
}

WrittenTile take_tile(std::string_view& text, bool compact) {
    std::string_view rest = text;
    const bool boxed = take_prefix(rest, "[");
    WrittenTile tile = take_halves(rest);
    if (!tile.exists() && !boxed) tile = take_domino_character(rest);
    if (!tile.exists() && compact) tile = take_compact(rest);
    if (!tile.exists() || (boxed && !take_prefix(rest, "]"))) return {};
    text = rest;
    return tile;
}

void append_tile(std::string& out, Tile tile) {
    const std::size_t before = out.size();
    out.resize(before + room_for_tile);
    out.resize(static_cast<std::size_t>(put_tile(out.data() + before, tile) - out.data()));
}

std::string to_string(Tile tile) {
    std::string text;
    append_tile(text, tile);
    return text;
}

std::string to_string(const TileSet& tiles, int most) {
    const int size = tiles.size();
    const int shown = size > most ? most - 1 : size;
    std::string text;
    int n = 0;
    for (Tile tile : tiles) {
        if (n == shown) break;
        const bool last = ++n == size;
        text += n == 1 ? "" : last ? " and " : ", ";
        text += to_string(tile);
    }
    if (shown < size) text += fmt::format(" and {} more", size - shown);
    return text;
}

std::string_view set_name(int highest) {
    return highest == 6 ? "double-six" : highest == 9 ? "double-nine" : "double-fifteen";
}

}  // namespace bones
