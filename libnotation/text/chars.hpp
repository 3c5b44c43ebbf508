// Classifies single bytes without a locale, with tables, for the lexer.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bones {

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}
constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
/// A blank within a line.
constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t';
}
/// Whether two words are equal apart from case. `lower_case` must be in lower case.
constexpr bool same_word(std::string_view word, std::string_view lower_case) {
    if (word.size() != lower_case.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i)
        if (lower(word[i]) != lower_case[i]) return false;
    return true;
}
/// A text without blanks at its ends.
constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

namespace detail {
constexpr auto digit_table() {
    std::array<std::uint8_t, 256> table{};
    for (auto& value : table) value = 255;
    for (int d = 0; d <= 9; ++d)
        table[static_cast<std::size_t>('0' + d)] = static_cast<std::uint8_t>(d);
    return table;
}
inline constexpr auto digits = digit_table();
}  // namespace detail

/// 0..9; 255 for any other character.
constexpr std::uint8_t digit(char c) {
    return detail::digits[static_cast<unsigned char>(c)];
}

/// Takes a digit off the front of a text, ASCII or fullwidth (U+FF10 to U+FF19). -1 if there is
/// none.
constexpr int take_digit(std::string_view& text) {
    if (text.empty()) return -1;
    if (is_digit(text[0])) {
        const int value = digit(text[0]);
        text.remove_prefix(1);
        return value;
    }
    const bool wide = text.size() >= 3 && text.starts_with("\xEF\xBC") &&
                      static_cast<unsigned char>(text[2]) - 0x90u <= 9;
    if (!wide) return -1;
    const int value = static_cast<unsigned char>(text[2]) - 0x90;
    text.remove_prefix(3);
    return value;
}

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace bones
