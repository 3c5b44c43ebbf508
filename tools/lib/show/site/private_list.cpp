#include "tools/lib/show/site/private_list.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/text/decoded.hpp"
#include "tools/lib/io/text/words.hpp"
#include "tools/libbones/look_alike.hpp"

namespace bones::inline show::site {
namespace {

/// Whether a character is any kind of blank, or has no width.
bool is_blank_character(std::string_view character) {
    const char32_t point = first_character(character).point;
    const bool unseen = (point >= 0x200B && point <= 0x200F) || point == 0x2060 || point == 0xFEFF;
    return unseen || fold("x" + std::string(character) + "x") == "x x";
}

std::size_t last_character(std::string_view text) {
    std::size_t at = text.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) --at;
    return at;
}

std::string_view without_blanks_around(std::string_view text) {
    while (!text.empty() && is_blank_character(text.substr(0, first_character(text).bytes)))
        text.remove_prefix(first_character(text).bytes);
    while (!text.empty() && is_blank_character(text.substr(last_character(text))))
        text = text.substr(0, last_character(text));
    return text;
}

bool is_text(std::string_view line) {
    while (!line.empty()) {
        const char32_t point = take_character(line).point;
        const bool control = (point < 0x20 && point != '\t') || (point >= 0x7F && point < 0xA0);
        if (control || point == 0xFFFD || point == Character::none) return false;
    }
    return true;
}

/// Whether one word is a short form of the other: an initial, or its first three or more letters.
bool is_short_for(std::string_view word, std::string_view other) {
    constexpr std::size_t fewest = 3;
    const bool initial = first_character(word).bytes == word.size();
    return word == other || ((initial || word.size() >= fewest) && other.starts_with(word));
}

/// Whether each word of `part` is a word of `whole` or short for one. At least one word must have
/// several letters.
bool has_words_of(const std::vector<std::string>& whole, const std::vector<std::string>& part) {
    bool any = false;
    for (const std::string& word : part) {
        const bool found = std::any_of(whole.begin(), whole.end(), [&](const std::string& other) {
            return is_short_for(word, other) || is_short_for(other, word);
        });
        if (!found) return false;
        any = any || first_character(word).bytes < word.size();
    }
    return any;
}

}  // namespace

std::vector<PrivateName> read_private_list(std::string_view bytes, std::string_view shown) {
    std::vector<PrivateName> names;
    const std::string text = decoded(bytes);
    std::string_view rest(text);
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = without_blanks_around(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.empty() || line.front() == '#') continue;
        if (!is_text(line))
            throw UsageError(fmt::format(
                "line {} of {} is not text; save the file as UTF-8 with one name per line", number,
                shown));
        PrivateName name{number, std::string(line), {}, {}, false};
        name.is_exact = line.size() > 2 && line.front() == '"' && line.back() == '"';
        std::string_view called = name.is_exact ? line.substr(1, line.size() - 2) : line;
        const std::size_t open = called.ends_with('>') ? called.find('<') : called.npos;
        if (open != called.npos) {
            name.id = called.substr(open + 1, called.size() - open - 2);
            called = called.substr(0, open);
        }
        name.name = without_blanks_around(called);
        names.push_back(std::move(name));
    }
    return names;
}

int distance_of_names(std::string_view name, std::string_view other) {
    return edit_distance(fold(name), fold(other));
}

bool is_similar_name(std::string_view name, std::string_view other) {
    const std::string a = fold(name), b = fold(other);
    if (a.empty() || b.empty()) return false;
    const int allowed = std::max(1, static_cast<int>(std::max(a.size(), b.size())) / 4);
    if (edit_distance(a, b) <= allowed || look_of(name) == look_of(other)) return true;
    const std::vector<std::string> of_name = folded_words(name), of_other = folded_words(other);
    return has_words_of(of_other, of_name) || has_words_of(of_name, of_other);
}

}  // namespace bones::inline show::site
