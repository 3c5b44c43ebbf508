#include "libnotation/text/utf8.hpp"

#include <utf8proc.h>

#include <cstdint>
#include <cstring>

namespace bones {
bool is_plain(std::string_view text) {
    // The loop has no branch, so that the compiler can handle many bytes at once.
    std::uint8_t odd = 0;
    for (const char c : text) {
        const auto above_blank = static_cast<std::uint8_t>(c - 0x20);
        odd = static_cast<std::uint8_t>(odd | (above_blank > 0x5E));
    }
    return odd == 0;
}

bool is_plain_lines(std::string_view text) {
    std::uint8_t odd = 0;
    for (const char c : text) {
        const auto above_blank = static_cast<std::uint8_t>(c - 0x20);
        odd = static_cast<std::uint8_t>(odd | ((above_blank > 0x5E) & (c != '\n')));
    }
    return odd == 0;
}

bool is_ascii(std::string_view text) {
    constexpr std::uint64_t high_bits = 0x8080808080808080u;
    std::uint64_t all = 0, word = 0;
    for (; text.size() >= sizeof word; text.remove_prefix(sizeof word)) {
        std::memcpy(&word, text.data(), sizeof word);
        all |= word;
    }
    for (const char c : text) all |= static_cast<unsigned char>(c);
    return (all & high_bits) == 0;
}

Character first_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return {first, 1};
    utf8proc_int32_t point = 0;
    const utf8proc_ssize_t bytes =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                         static_cast<utf8proc_ssize_t>(text.size()), &point);
    if (bytes <= 0) return {Character::none, 1};
    return {static_cast<char32_t>(point), static_cast<std::size_t>(bytes)};
}

Character take_character(std::string_view& text) {
    const Character character = first_character(text);
    text.remove_prefix(character.bytes);
    return character;
}

std::size_t readable_character(std::string_view text) {
    const Character character = first_character(text);
    const bool control =
        character.point < 0x20 || (character.point >= 0x7F && character.point < 0xA0);
    if (!character.is_valid() || (control && character.point != '\t')) return 0;
    return character.bytes;
}

std::size_t first_unreadable_byte(std::string_view text) {
    std::size_t i = 0;
    while (i < text.size()) {
        const std::size_t length = readable_character(text.substr(i));
        if (length == 0) return i;
        i += length;
    }
    return text.size();
}

}  // namespace bones
