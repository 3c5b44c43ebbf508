#include "libnotation/lexer.hpp"

#include <array>

namespace bones {
namespace {

struct Name {
    std::string_view name;
    Keyword keyword;
};

/// By first letter.
constexpr std::array<Name, 25> names{{
    {"carry", Keyword::carry},   {"date", Keyword::date},       {"deal", Keyword::deal},
    {"end", Keyword::end},       {"event", Keyword::event},     {"game", Keyword::game},
    {"hand", Keyword::hand},     {"id", Keyword::id},           {"lead", Keyword::lead},
    {"left", Keyword::left},     {"penalty", Keyword::penalty}, {"player", Keyword::player},
    {"prize", Keyword::prize},   {"prizes", Keyword::prizes},   {"recorder", Keyword::recorder},
    {"result", Keyword::result}, {"round", Keyword::round},     {"rule", Keyword::rule},
    {"score", Keyword::score},   {"site", Keyword::site},       {"table", Keyword::table},
    {"time", Keyword::time},     {"winner", Keyword::winner},   {"yard", Keyword::yard},
    {"x-", Keyword::extension},
}};

/// Where the names with each first letter start.
constexpr auto first_names() {
    std::array<std::uint8_t, 27> first{};
    for (std::size_t letter = 0; letter < 27; ++letter) {
        std::size_t i = 0;
        while (i + 1 < names.size() && names[i].name[0] < static_cast<char>('a' + letter)) ++i;
        first[letter] = static_cast<std::uint8_t>(i);
    }
    return first;
}
constexpr auto first_name = first_names();

constexpr bool is_letter(char c) {
    return lower(c) >= 'a' && lower(c) <= 'z';
}

}  // namespace

Keyword keyword_named(std::string_view word) {
    if (word.size() < 2 || !is_letter(word[0])) return Keyword::unreadable;
    if (lower(word[0]) == 'x') return word[1] == '-' ? Keyword::extension : Keyword::unreadable;
    const std::size_t letter = static_cast<std::size_t>(lower(word[0]) - 'a');
    for (std::size_t i = first_name[letter]; i < first_name[letter + 1]; ++i)
        if (same_word(word, names[i].name)) return names[i].keyword;
    return Keyword::unreadable;
}

std::string_view name_of(Keyword keyword) {
    for (const Name& name : names)
        if (name.keyword == keyword) return name.name;
    return {};
}

std::string_view without_prefix(std::string_view line) {
    if (line.substr(0, byte_order_mark.size()) == byte_order_mark)
        line.remove_prefix(byte_order_mark.size());
    line = trimmed(line);
    std::size_t digits = 0;
    while (digits < line.size() && is_digit(line[digits])) ++digits;
    const bool numbered =
        digits > 0 && digits + 1 < line.size() && line[digits] == '.' && is_blank(line[digits + 1]);
    return numbered ? trimmed(line.substr(digits + 1)) : line;
}

LineHead line_head(std::string_view words) {
    LineHead head;
    head.rest = words;
    head.word = take_word(head.rest);
    head.seat = seat_named(head.word);
    head.keyword = head.seat.exists() ? Keyword::actions : keyword_named(head.word);
    return head;
}

LineRole role_of(std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    const std::string_view words = without_prefix(line);
    if (words.empty() || words[0] == '#') return LineRole::quiet;
    switch (line_head(words).keyword) {
        case Keyword::unreadable:
            return LineRole::unreadable;
        case Keyword::game:
            return LineRole::opener;
        case Keyword::hand:
            return LineRole::hand;
        case Keyword::id:
        case Keyword::event:
        case Keyword::site:
        case Keyword::recorder:
        case Keyword::date:
        case Keyword::time:
        case Keyword::round:
        case Keyword::table:
        case Keyword::player:
        case Keyword::rule:
            return LineRole::header;
        default:
            return LineRole::statement;
    }
}

}  // namespace bones
