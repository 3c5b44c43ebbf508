#include "libnotation/text/fold.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <vector>

#include "libnotation/text/chars.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {

namespace {

using CodePoints = std::vector<utf8proc_int32_t>;

constexpr auto taken_apart =
    static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_IGNORE);
constexpr auto small_letters =
    static_cast<utf8proc_option_t>(static_cast<int>(taken_apart) | UTF8PROC_CASEFOLD);
/// Of one character in code points; Unicode's longest has 18.
constexpr std::size_t longest_form = 32;

/// Letters that Unicode does not split into a letter and a mark, though people without the key
/// write them without the stroke.
struct Letter {
    utf8proc_int32_t letter;
    std::string_view plain;
};
constexpr Letter letters[] = {{U'æ', "ae"}, {U'ð', "d"}, {U'ø', "o"},  {U'þ', "th"},
                              {U'đ', "d"},  {U'ħ', "h"}, {U'ı', "i"},  {U'ĸ', "k"},
                              {U'ł', "l"},  {U'ŋ', "n"}, {U'œ', "oe"}, {U'ŧ', "t"}};

/// Whether a character is a mark over or under letters that may be left out. In some scripts such
/// marks are vowels or change the consonant; those count as letters.
bool is_diacritic(utf8proc_int32_t point) {
    if (point < 0x300) return false;
    const auto within = [point](utf8proc_int32_t from, utf8proc_int32_t to) {
        return point >= from && point <= to;
    };
    return within(0x300, 0x36F) || within(0x1AB0, 0x1AFF) || within(0x1DC0, 0x1DFF) ||
           within(0x20D0, 0x20FF) || within(0xFE20, 0xFE2F) ||
           within(0x0591, 0x05C7) ||                          // points of Hebrew
           within(0x064B, 0x065F) || within(0x0670, 0x0670);  // and of Arabic
}

void add(CodePoints& points, utf8proc_int32_t point) {
    if (is_diacritic(point)) return;
    const auto letter = std::find_if(std::begin(letters), std::end(letters),
                                     [point](const Letter& l) { return l.letter == point; });
    if (letter == std::end(letters))
        points.push_back(point);
    else
        points.insert(points.end(), letter->plain.begin(), letter->plain.end());
}

/// Converts each character as `options` says, and drops the diacritics.
CodePoints in_forms(const CodePoints& points, utf8proc_option_t options) {
    CodePoints out;
    utf8proc_int32_t form[longest_form];
    for (const utf8proc_int32_t point : points) {
        const utf8proc_ssize_t count =
            utf8proc_decompose_char(point, form, longest_form, options, nullptr);
        for (utf8proc_ssize_t i = 0; i < count && i < static_cast<int>(longest_form); ++i)
            add(out, form[i]);
    }
    return out;
}

bool is_any_blank(utf8proc_int32_t point) {
    return point == ' ' || point == '\t' || utf8proc_category(point) == UTF8PROC_CATEGORY_ZS;
}

CodePoints with_single_blanks(const CodePoints& points) {
    CodePoints out;
    for (const utf8proc_int32_t point : points)
        if (!is_any_blank(point))
            out.push_back(point);
        else if (!out.empty() && out.back() != ' ')
            out.push_back(' ');
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

std::string in_utf8(const CodePoints& points) {
    std::string out;
    for (const utf8proc_int32_t point : points) {
        utf8proc_uint8_t bytes[4];
        const utf8proc_ssize_t size = utf8proc_encode_char(point, bytes);
        out.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
    }
    return out;
}

std::string fold_ascii(std::string_view name) {
    std::string out;
    for (const char c : name)
        if (c != ' ' && c != '\t')
            out += lower(c);
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

}  // namespace

std::string fold(std::string_view name) {
    if (is_ascii(name)) return fold_ascii(name);
    CodePoints points;
    for (std::string_view rest = name; !rest.empty();) {
        const Character character = take_character(rest);
        if (!character.is_valid()) return std::string(name);
        points.push_back(static_cast<utf8proc_int32_t>(character.point));
    }
    // Drop marks before converting to small letters, because that turns some marks into letters.
    points = in_forms(in_forms(points, taken_apart), small_letters);
    points = with_single_blanks(points);
    const utf8proc_ssize_t size =
        utf8proc_normalize_utf32(points.data(), static_cast<utf8proc_ssize_t>(points.size()),
                                 static_cast<utf8proc_option_t>(UTF8PROC_COMPOSE));
    points.resize(static_cast<std::size_t>(std::max<utf8proc_ssize_t>(size, 0)));
    return in_utf8(points);
}

bool same_name(std::string_view one, std::string_view other) {
    if (!is_plain(one) || !is_plain(other)) return fold(one) == fold(other);
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

bool has_word(std::string_view name, std::string_view word) {
    while (!name.empty())
        if (same_name(take_word(name), word)) return true;
    return false;
}

std::string_view unicode_version() {
    return utf8proc_unicode_version();
}

}  // namespace bones
