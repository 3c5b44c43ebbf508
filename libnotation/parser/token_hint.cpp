#include "libnotation/parser/token_hint.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "libnotation/text/chars.hpp"
#include "libnotation/text/suggest.hpp"
#include "libnotation/text/tile_text.hpp"

namespace bones {
namespace {

constexpr std::array<std::string_view, 5> token_words{"pass", "skip", "draw", "back", "return"};
constexpr std::string_view em_dash = "\u2014";

bool reads_as_token(const std::string& text, TileRange range) {
    return read_token(text, range).action.is_readable();
}

bool reads_as_tile(const std::string& text, TileRange range) {
    std::string_view rest = text;
    const WrittenTile tile = take_tile(rest, range.compact);
    return tile.exists() && rest.empty() && tile.is_in_set(range.highest);
}

std::string without_commas(std::string_view text) {
    while (!text.empty() && (text.back() == ',' || text.back() == ';' || text.back() == '.'))
        text.remove_suffix(1);
    return std::string(text);
}

std::string with_digits(std::string text) {
    for (char& c : text) {
        if (lower(c) == 'o') c = '0';
        if (c == 'l' || c == 'I') c = '1';
    }
    return text;
}

/// Replaces a sign between two digits that was probably meant to be a `-`.
std::string with_separator(std::string text) {
    if (const std::size_t dash = text.find(em_dash); dash != std::string::npos)
        text.replace(dash, em_dash.size(), 1, '-');
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        if (std::string_view("_.,").find(text[i]) != std::string_view::npos &&
            is_digit(text[i - 1]) && is_digit(text[i + 1])) {
            text[i] = '-';
            break;
        }
    return text;
}

/// Tries the repairs one after the other, each on top of the ones before. Returns the first result
/// that can be read.
std::string repaired(std::string_view text, const std::function<bool(const std::string&)>& reads) {
    std::string word = without_commas(text);
    if (word != text && reads(word)) return word;
    word = with_digits(word);
    if (reads(word)) return word;
    word = with_separator(word);
    return reads(word) ? word : std::string();
}

}  // namespace

std::string token_meant(std::string_view token, TileRange range) {
    std::string word =
        repaired(token, [range](const std::string& text) { return reads_as_token(text, range); });
    if (!word.empty()) return word;
    return std::string(nearest(token, token_words));
}

bool is_sign_of_pass(std::string_view token) {
    static constexpr std::array<std::string_view, 8> signs{"x",      "-",      em_dash,  "\u2010",
                                                           "\u2011", "\u2013", "\u2212", "\uFF0D"};
    const std::string word = without_commas(token);
    return std::any_of(signs.begin(), signs.end(),
                       [&](std::string_view sign) { return same_word(word, sign); });
}

std::string tile_meant(std::string_view word, TileRange range) {
    return repaired(word, [range](const std::string& text) { return reads_as_tile(text, range); });
}

bool is_certain_repair(std::string_view written, std::string_view meant) {
    return !meant.empty() && edit_distance(written, meant) == 1;
}

}  // namespace bones
