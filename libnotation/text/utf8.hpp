// The characters of a text, by utf8proc, and which of them a line may hold.
#pragma once

#include <cstddef>
#include <string_view>

namespace bones {

/// Whether a text holds nothing but the printable characters of ASCII. Fast.
bool is_plain(std::string_view text);
/// The same of several lines: line feeds are none of them.
bool is_plain_lines(std::string_view text);

/// Whether each byte of a text is a character of its own.
bool is_ascii(std::string_view text);

/// A character of a text: its number in Unicode, and how many bytes it has there.
struct Character {
    char32_t point = 0;
    std::size_t bytes = 1;

    /// A byte that is no part of UTF-8 (overlong forms, surrogates and what lies beyond U+10FFFF
    /// are none either) is a character for itself, which is not valid.
    static constexpr char32_t none = 0xFFFFFFFF;
    bool is_valid() const { return point != none; }
};

/// The character at the start of a text, which must not be empty.
Character first_character(std::string_view text);
/// The same, cut off the text.
Character take_character(std::string_view& text);

/// How many bytes the character at the start of `text` has: 1 to 4, or 0 if it is not UTF-8
/// (overlong forms, surrogates and what lies beyond U+10FFFF are not) or a control character
/// (U+0000…001F but the tab, U+007F…009F). The text must not be empty.
std::size_t readable_character(std::string_view text);

/// The first byte that no line may hold; text.size() if there is none.
std::size_t first_unreadable_byte(std::string_view text);

}  // namespace bones
