// Reads the characters of a text with utf8proc, and decides which of them a line may have.
#pragma once

#include <cstddef>
#include <string_view>

namespace bones {

/// Whether a text has only printable ASCII characters. Fast.
bool is_plain(std::string_view text);
/// Whether several lines have only printable ASCII characters, apart from line feeds.
bool is_plain_lines(std::string_view text);

/// Whether each byte of a text is one character.
bool is_ascii(std::string_view text);

/// A character of a text: its code point, and its length in bytes.
struct Character {
    char32_t point = 0;
    std::size_t bytes = 1;

    /// The code point of a byte that is not valid UTF-8. Overlong forms, surrogates and code points
    /// beyond U+10FFFF are not valid. Each such byte counts as one character.
    static constexpr char32_t none = 0xFFFFFFFF;
    bool is_valid() const { return point != none; }
};

/// The character at the start of a text, which must not be empty.
Character first_character(std::string_view text);
/// Takes the first character off a text, which must not be empty.
Character take_character(std::string_view& text);

/// The length in bytes of the first character of `text`: 1 to 4. 0 if it is not valid UTF-8
/// (overlong forms, surrogates and code points beyond U+10FFFF are not). 0 also for a control
/// character (U+0000…001F but the tab, U+007F…009F). The text must not be empty.
std::size_t readable_character(std::string_view text);

/// The offset of the first byte that no line may have; text.size() if there is none.
std::size_t first_unreadable_byte(std::string_view text);

}  // namespace bones
