#include "libnotation/text/values.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "libnotation/text/chars.hpp"

namespace bones {
namespace {

constexpr int unknown = -1;
constexpr int wrong = -2;

/// A number of so many digits, or as many question marks.
int date_part(std::string_view text) {
    if (std::all_of(text.begin(), text.end(), [](char c) { return c == '?'; })) return unknown;
    int number = 0;
    for (const char c : text) {
        if (!is_digit(c)) return wrong;
        number = number * 10 + digit(c);
    }
    return number;
}

int days_in(int month, int year) {
    const bool leap = year == unknown || (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    if (month == 2) return leap ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

}  // namespace

bool is_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    const int year = date_part(text.substr(0, 4));
    const int month = date_part(text.substr(5, 2));
    const int day = date_part(text.substr(8, 2));
    if (year == wrong || month == wrong || day == wrong) return false;
    if (month == 0 || month > 12 || day == 0) return false;
    return day <= days_in(month, year);
}

bool is_time(std::string_view text) {
    if (text.size() != 5 || text[2] != ':') return false;
    for (const std::size_t i : {0, 1, 3, 4})
        if (!is_digit(text[i])) return false;
    const int hour = digit(text[0]) * 10 + digit(text[1]);
    const int minute = digit(text[3]) * 10 + digit(text[4]);
    return hour < 24 && minute < 60;
}

bool is_short_word(std::string_view text) {
    return !text.empty() && text.size() <= 32 && std::none_of(text.begin(), text.end(), is_blank);
}

std::optional<std::int32_t> whole_number(std::string_view text) {
    static constexpr std::string_view minus_sign = "\u2212";
    bool negative = false;
    if (!text.empty() && text[0] == '-') {
        negative = true;
        text.remove_prefix(1);
    } else if (text.substr(0, minus_sign.size()) == minus_sign) {
        negative = true;
        text.remove_prefix(minus_sign.size());
    }
    std::int64_t number = 0;
    if (text.empty()) return {};
    for (const char c : text) {
        if (!is_digit(c)) return {};
        number = number * 10 + digit(c);
        if (number > most_number) return {};
    }
    return static_cast<std::int32_t>(negative ? -number : number);
}

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string result = "'";
    if (text.size() <= longest) {
        result += text;
    } else {
        std::size_t cut = longest;
        while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0) == 0x80) --cut;
        result += text.substr(0, cut);
        result += "...";
    }
    return result += '\'';
}

std::string listed(std::span<const std::string_view> words) {
    std::string list;
    for (const std::string_view word : words) {
        if (!list.empty()) list += ", ";
        list += word;
    }
    return list;
}

std::string count_of(int number, std::string_view noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace bones
