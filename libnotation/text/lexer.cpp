#include "libnotation/text/lexer.hpp"

#include <array>
#include <cstdint>

#include "bones/limits.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {
namespace {

struct Name {
    std::string_view name;
    Keyword keyword;
};

constexpr std::array<Name, 29> names{{
    {"game", Keyword::game},           {"id", Keyword::id},
    {"event", Keyword::event},         {"site", Keyword::site},
    {"recorder", Keyword::recorder},   {"date", Keyword::date},
    {"time", Keyword::time},           {"round", Keyword::round},
    {"table", Keyword::table},         {"player", Keyword::player},
    {"rule", Keyword::rule},           {"x-", Keyword::extension},
    {"hand", Keyword::hand},           {"lead", Keyword::lead},
    {"deal", Keyword::deal},           {"yard", Keyword::yard},
    {"carry", Keyword::carry},         {"prizes", Keyword::prizes},
    {"left", Keyword::left},           {"end", Keyword::end},
    {"prize", Keyword::prize},         {"penalty", Keyword::penalty},
    {"score", Keyword::score},         {"result", Keyword::result},
    {"winner", Keyword::winner},       {"bid", Keyword::bid},
    {"trump", Keyword::trump},         {"written", Keyword::written},
    {"unwritten", Keyword::unwritten},
}};

constexpr std::size_t longest_name = 9;

/// The last eight bytes of a word as one number, whatever the case of its letters: setting this bit
/// makes small letters of capitals, and letters of nothing else.
constexpr std::uint64_t packed(std::string_view word) {
    std::uint64_t number = 0;
    for (const char c : word) number = number << 8 | (static_cast<unsigned char>(c) | 0x20u);
    return number;
}

/// Names are found by hashing them; there is room after the last slot for those that collide.
constexpr std::size_t slots = 128;
constexpr std::size_t slot_of(std::uint64_t number) {
    return static_cast<std::size_t>(number * 0x9E3779B97F4A7C15u >> 57);
}

struct Slot {
    std::uint64_t number = 0;
    Keyword keyword = Keyword::unreadable;
};

constexpr auto make_slots() {
    std::array<Slot, slots * 2> table{};
    for (const Name& name : names) {
        std::size_t slot = slot_of(packed(name.name));
        while (table[slot].number != 0) ++slot;
        table[slot] = {packed(name.name), name.keyword};
    }
    return table;
}
constexpr auto keyword_slots = make_slots();

/// Names by keyword; empty for what has none.
constexpr auto make_texts() {
    std::array<std::string_view, static_cast<std::size_t>(Keyword::unreadable) + 1> texts{};
    for (const Name& name : names) texts[static_cast<std::size_t>(name.keyword)] = name.name;
    return texts;
}
constexpr auto name_texts = make_texts();

}  // namespace

Keyword keyword_named(std::string_view word) {
    if (word.size() < 2) return Keyword::unreadable;
    if (lower(word[0]) == 'x' && word[1] == '-') return Keyword::extension;
    if (word.size() > longest_name) return Keyword::unreadable;
    const std::uint64_t number = packed(word);
    for (std::size_t slot = slot_of(number); keyword_slots[slot].number != 0; ++slot)
        if (keyword_slots[slot].number == number) {
            const Keyword keyword = keyword_slots[slot].keyword;
            // One name has a byte more than the number.
            const bool is_whole =
                name_of(keyword).size() == word.size() && name_of(keyword)[0] == lower(word[0]);
            return is_whole ? keyword : Keyword::unreadable;
        }
    return Keyword::unreadable;
}

std::string_view name_of(Keyword keyword) {
    return name_texts[static_cast<std::size_t>(keyword)];
}

std::string_view without_prefix(std::string_view line) {
    const bool bare = !line.empty() && line[0] >= 'A' && line[0] <= 'z' && !is_blank(line.back());
    if (bare) return line;
    line = trimmed(without_byte_order_marks(line));
    if (line.empty() || !is_digit(line[0])) return line;
    std::size_t digits = 1;
    while (digits < line.size() && is_digit(line[digits])) ++digits;
    const bool numbered =
        digits + 1 < line.size() && line[digits] == '.' && is_blank(line[digits + 1]);
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
    line = without_line_end(line);
    const std::string_view words = without_prefix(line);
    if (words.empty()) return LineRole::quiet;
    const Keyword keyword = line_head(words).keyword;
    // Whatever a game line holds, it begins a record.
    if (keyword == Keyword::game) return LineRole::opener;
    const bool readable = line.size() <= longest_line &&
                          (is_plain(line) || first_unreadable_byte(line) == line.size());
    if (!readable) return LineRole::unreadable;
    if (words[0] == '#') return LineRole::quiet;
    if (keyword == Keyword::unreadable) return LineRole::unreadable;
    if (keyword == Keyword::hand) return LineRole::hand;
    return keyword < Keyword::extension ? LineRole::header : LineRole::statement;
}

}  // namespace bones
