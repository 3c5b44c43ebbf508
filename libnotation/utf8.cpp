#include "libnotation/utf8.hpp"

#include <cstdint>

namespace bones {
namespace {

constexpr unsigned byte_at(std::string_view text, std::size_t i) {
    return static_cast<unsigned char>(text[i]);
}

constexpr std::size_t length_by_first(unsigned first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xF0 && first < 0xF5) return 4;
    return 0;
}

/// The second byte decides on overlong forms, surrogates, and characters that do not exist.
constexpr bool second_fits(unsigned first, unsigned second) {
    switch (first) {
        case 0xC2:
            return second >= 0xA0;  // below are control characters
        case 0xE0:
            return second >= 0xA0;
        case 0xED:
            return second < 0xA0;
        case 0xF0:
            return second >= 0x90;
        case 0xF4:
            return second < 0x90;
        default:
            return true;
    }
}

}  // namespace

bool is_plain(std::string_view text) {
    // Without a branch in it, so that the compiler takes many bytes at a time.
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
    unsigned all = 0;
    for (const char c : text) all |= static_cast<unsigned char>(c);
    return all < 0x80;
}

std::size_t readable_character(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return (first >= 0x20 && first != 0x7F) || first == '\t';
    const std::size_t length = length_by_first(first);
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte_at(text, i) & 0xC0) != 0x80) return 0;
    return second_fits(first, byte_at(text, 1)) ? length : 0;
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
