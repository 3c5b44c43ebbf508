#include "tools/lib/store/archive/words.hpp"

#include <fmt/core.h>

#include <array>
#include <cstring>

#include "libnotation/text/digits.hpp"

namespace bones::inline store::archive {

namespace {

constexpr std::uint8_t no_half = 255;

/// Writes an open end and a blank.
char* put_end(const ArmView& view, char* at) {
    if (!view.started) *at++ = '(';
    at = put_digits(at, view.open);
    if (view.other != no_half) {
        *at++ = '/';
        at = put_digits(at, view.other);
    }
    if (!view.started) *at++ = ')';
    if (view.spellbound) *at++ = '!';
    *at++ = ' ';
    return at;
}

/// The text that put_end writes for an end with one half.
struct EndText {
    char text[8];
    std::uint8_t size;
};

std::size_t end_index(const ArmView& view) {
    return view.open * 4u + view.started * 2u + view.spellbound;
}

std::array<EndText, 128> end_texts() {
    std::array<EndText, 128> texts{};
    for (std::uint8_t open = 0; open < 32; ++open)
        for (const bool started : {false, true})
            for (const bool spellbound : {false, true}) {
                ArmView view;
                view.open = open, view.started = started, view.spellbound = spellbound;
                EndText& end = texts[end_index(view)];
                end.size = static_cast<std::uint8_t>(put_end(view, end.text) - end.text);
            }
    return texts;
}

ByTile<std::string> tile_words() {
    ByTile<std::string> words;
    for (int n = 0; n < most_tiles; ++n)
        words[n] = fmt::format("{}-{}", Tile::numbered(n).high(), Tile::numbered(n).low());
    return words;
}

}  // namespace

std::string_view word(Seat seat) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNO";
    return letters.substr(static_cast<std::size_t>(seat.index()), 1);
}

std::optional<std::string_view> word_if_any(Seat seat) {
    return seat.exists() ? std::optional(word(seat)) : std::nullopt;
}

std::string_view word(Tile tile) {
    static const ByTile<std::string> words = tile_words();
    return words[tile];
}

std::int64_t tile_number(Tile tile) {
    return 16 * tile.high() + tile.low();
}

void append_word(std::string& words, std::string_view word) {
    if (!words.empty()) words += ' ';
    words += word;
}

char* put_ends(const TableView& table, char* at) {
    static const std::array<EndText, 128> texts = end_texts();
    char* const begin = at;
    for (std::size_t arm = 0; arm < table.count; ++arm) {
        const ArmView& view = table.arms[arm];
        if (view.other == no_half && view.open < 32) {
            const EndText& text = texts[end_index(view)];
            std::memcpy(at, text.text, sizeof text.text);
            at += text.size;
        } else {
            at = put_end(view, at);
        }
    }
    if (at == begin) return at;
    return at - 1;
}

void append_ends(const TableView& table, ShortText& text) {
    char ends[room_for_ends];
    text += {ends, static_cast<std::size_t>(put_ends(table, ends) - ends)};
}

std::int32_t open_numbers(const TableView& table) {
    std::int32_t bits = 0;
    for (std::size_t arm = 0; arm < table.count; ++arm) {
        bits |= std::int32_t{1} << table.arms[arm].open;
        if (table.arms[arm].other != no_half) bits |= std::int32_t{1} << table.arms[arm].other;
    }
    return bits;
}

}  // namespace bones::inline store::archive
