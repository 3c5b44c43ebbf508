#include "libnotation/text/lexer.hpp"

#include <algorithm>
#include <array>

#include "bones/limits.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {
namespace {

/// In the order of Keyword. Empty for kinds of lines that begin with no keyword.
constexpr auto names = std::to_array<std::string_view>(
    {"game",  "id",      "event",     "site",   "recorder", "date",  "time",  "round",
     "table", "written", "unwritten", "player", "rule",     "x-",    "hand",  "substitute",
     "lead",  "deal",    "yard",      "carry",  "prizes",   "bid",   "trump", "",
     "left",  "pips",    "end",       "prize",  "penalty",  "bonus", "score", "result",
     "legs",  "winner",  "finish",    "",       ""});
static_assert(names.size() == static_cast<std::size_t>(Keyword::unreadable) + 1);

}  // namespace

Keyword keyword_named(std::string_view word) {
    if (word.size() < 2) return Keyword::unreadable;
    if (lower(word[0]) == 'x' && word[1] == '-') return Keyword::extension;
    const auto found = std::find_if(names.begin(), names.end(), [word](std::string_view name) {
        return same_word(word, name);
    });
    return found == names.end() ? Keyword::unreadable : static_cast<Keyword>(found - names.begin());
}

std::string_view name_of(Keyword keyword) {
    return names[static_cast<std::size_t>(keyword)];
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
    // A `game` line begins a record even if the rest cannot be read.
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
