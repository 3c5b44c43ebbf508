#include "tools/lib/io/text/words.hpp"

#include <utf8proc.h>

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/text/decoded.hpp"

namespace bones::inline io {
namespace {

enum class Kind : std::uint8_t { none, unseen, capital, small, mark, digit };

/// Whether a character is used as an apostrophe, though Unicode classes it as a letter.
bool is_apostrophe(char32_t point) {
    return point == 0x02B9 || point == 0x02BB || point == 0x02BC || point == 0xA78C;
}

Kind kind_of(char32_t point) {
    if (is_apostrophe(point)) return Kind::none;
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(point))) {
        case UTF8PROC_CATEGORY_LU:
        case UTF8PROC_CATEGORY_LT:
            return Kind::capital;
        case UTF8PROC_CATEGORY_LL:
        case UTF8PROC_CATEGORY_LM:
        case UTF8PROC_CATEGORY_LO:
            return Kind::small;
        case UTF8PROC_CATEGORY_MN:
        case UTF8PROC_CATEGORY_MC:
        case UTF8PROC_CATEGORY_ME:
            return Kind::mark;
        case UTF8PROC_CATEGORY_ND:
        case UTF8PROC_CATEGORY_NL:
        case UTF8PROC_CATEGORY_NO:
            return Kind::digit;
        case UTF8PROC_CATEGORY_CF:
            return Kind::unseen;
        default:
            return Kind::none;
    }
}

/// Takes the next character off the text and appends it to `utf8`.
Kind take(std::string_view& text, std::string& utf8) {
    const std::string_view before = text;
    const Character character = take_character(text);
    const auto byte = static_cast<unsigned char>(before.front());
    const char32_t point = character.is_valid() ? character.point : windows_1252(byte);
    append_utf8(utf8, point);
    return kind_of(point);
}

}  // namespace

bool Word::is_single() const {
    return first_character(folded).bytes == folded.size();
}

std::vector<Word> words_of(std::string_view text) {
    std::vector<Word> words;
    std::string utf8;
    std::size_t begin = 0;
    const auto close = [&](std::size_t end) {
        if (end > begin)
            if (std::string folded = fold(utf8); !folded.empty())
                words.push_back({begin, end, std::move(folded)});
        utf8.clear();
    };
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t at = text.size() - rest.size(), before = utf8.size();
        if (take(rest, utf8) != Kind::none) continue;
        utf8.resize(before);
        close(at);
        begin = text.size() - rest.size();
    }
    close(text.size());
    return words;
}

std::vector<std::string> folded_words(std::string_view text) {
    std::vector<std::string> words;
    for (Word& word : words_of(text)) words.push_back(std::move(word.folded));
    return words;
}

std::vector<std::string> pieces_of(std::string_view word) {
    std::vector<std::string> pieces;
    std::string piece;
    Kind last = Kind::none;
    while (!word.empty()) {
        std::string character;
        const Kind kind = take(word, character);
        const bool inner = kind == Kind::mark || kind == Kind::unseen;
        const bool breaks = !inner && last != Kind::none &&
                            ((kind == Kind::capital && last != Kind::capital) ||
                             (kind == Kind::digit) != (last == Kind::digit));
        if (breaks) pieces.push_back(std::move(piece));
        if (breaks) piece.clear();
        piece += character;
        if (!inner) last = kind;
    }
    if (!piece.empty()) pieces.push_back(std::move(piece));
    for (std::string& each : pieces) each = fold(each);
    return pieces;
}

bool has_unspaced_letters(std::string_view folded) {
    while (!folded.empty()) {
        const char32_t point = take_character(folded).point;
        const auto within = [point](char32_t from, char32_t to) {
            return point >= from && point <= to;
        };
        if (within(0x0E00, 0x0EFF) || within(0x1000, 0x109F) || within(0x1780, 0x17FF) ||
            within(0x1100, 0x11FF) || within(0x3040, 0x30FF) || within(0x3400, 0x9FFF) ||
            within(0xAC00, 0xD7FF) || within(0xF900, 0xFAFF) || within(0x20000, 0x3FFFF))
            return true;
    }
    return false;
}

}  // namespace bones::inline io
