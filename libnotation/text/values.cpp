#include "libnotation/text/values.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>

#include "libnotation/text/chars.hpp"

namespace bones {
namespace {

constexpr int unknown = -1;
constexpr int wrong = -2;

/// Reads a part of a date: digits, or question marks for an unknown part.
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

namespace {

/// Three numbers with the same separator between them.
struct DateNumbers {
    std::array<std::string_view, 3> parts;
    char between = 0;
};

std::optional<DateNumbers> numbers_of_date(std::string_view text) {
    DateNumbers date;
    if (text.size() == 8 && std::all_of(text.begin(), text.end(), is_digit)) {
        date.parts = {text.substr(0, 4), text.substr(4, 2), text.substr(6)};
        return date;
    }
    std::size_t part = 0;
    for (std::size_t begin = 0; part < 3; ++part) {
        std::size_t end = begin;
        while (end < text.size() && is_digit(text[end])) ++end;
        if (end == begin || end - begin > 4 || end - begin == 3) return {};
        date.parts[part] = text.substr(begin, end - begin);
        if (part == 2) return end == text.size() ? std::optional(date) : std::nullopt;
        if (end == text.size() ||
            std::string_view("/-.").find(text[end]) == std::string_view::npos ||
            (part == 1 && text[end] != date.between))
            return {};
        date.between = text[end];
        begin = end + 1;
    }
    return {};
}

/// Adds a day, unless it does not exist or is in the list.
void add_day(std::vector<std::string>& days, std::string_view year, std::string_view month,
             std::string_view day) {
    const auto two = [](std::string_view number) {
        return number.size() == 1 ? fmt::format("0{}", number) : std::string(number);
    };
    if (month.size() > 2 || day.size() > 2) return;
    const std::string century = year.size() != 2 ? "" : year[0] < '7' ? "20" : "19";
    std::string date = fmt::format("{}{}-{}-{}", century, year, two(month), two(day));
    if (is_date(date) && std::find(days.begin(), days.end(), date) == days.end())
        days.push_back(std::move(date));
}

}  // namespace

std::vector<std::string> possible_dates(std::string_view text) {
    std::vector<std::string> days;
    const auto date = numbers_of_date(text);
    if (!date) return days;
    const auto& [a, b, c] = date->parts;
    if (a.size() == 4) {
        add_day(days, a, b, c);
    } else {
        add_day(days, c, b, a);
        if (date->between != '.') add_day(days, c, a, b);
        if (date->between != '.' && c.size() <= 2) add_day(days, a, b, c);
    }
    return days;
}

std::string iso_date(std::string_view text) {
    if (is_date(text)) return std::string(text);
    const auto date = numbers_of_date(text);
    const bool whole_year = date && (date->parts[0].size() == 4 || date->parts[2].size() == 4);
    std::vector<std::string> days = whole_year ? possible_dates(text) : std::vector<std::string>();
    return days.size() == 1 ? std::move(days.front()) : std::string();
}

std::string fault_of_date(std::string_view value) {
    if (!iso_date(value).empty()) return {};
    const std::vector<std::string> days = possible_dates(value);
    if (days.empty()) return "not a valid date; write YYYY-MM-DD, with ? for unknown parts";
    std::string text = "not a valid date; write ";
    for (std::size_t i = 0; i < days.size(); ++i)
        text += fmt::format("{}{}", i > 0 ? " or " : "", days[i]);
    return text;
}

std::string iso_time(std::string_view text) {
    if (is_time(text)) return std::string(text);
    int hour = 0, minute = 0;
    std::string_view rest = text;
    const auto take_two = [&rest](int& number) {
        std::size_t digits = 0;
        for (number = 0; digits < 2 && digits < rest.size() && is_digit(rest[digits]); ++digits)
            number = number * 10 + digit(rest[digits]);
        rest.remove_prefix(digits);
        return digits > 0;
    };
    if (!take_two(hour)) return {};
    const bool divided = !rest.empty() && (rest[0] == ':' || lower(rest[0]) == 'h');
    if (divided) {
        rest.remove_prefix(1);
        if (!rest.empty() && is_digit(rest[0]) && !take_two(minute)) return {};
        if (rest.starts_with(":00")) rest.remove_prefix(3);
        const bool seconds = rest.size() == 3 && rest[0] == ':' && is_digit(rest[1]) &&
                             rest[1] < '6' && is_digit(rest[2]);
        if (seconds && is_time(text.substr(0, text.size() - 3))) return std::string(text);
    }
    while (!rest.empty() && is_blank(rest[0])) rest.remove_prefix(1);
    const bool before_noon = same_word(rest, "am"), after_noon = same_word(rest, "pm");
    if ((!before_noon && !after_noon && (!rest.empty() || !divided)) || minute > 59) return {};
    if ((before_noon || after_noon) && (hour < 1 || hour > 12)) return {};
    if (before_noon || after_noon) hour = hour % 12 + (after_noon ? 12 : 0);
    return hour < 24 ? fmt::format("{:02}:{:02}", hour, minute) : std::string();
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
    while (!text.empty()) {
        const int next = take_digit(text);
        if (next < 0) return {};
        number = number * 10 + next;
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
