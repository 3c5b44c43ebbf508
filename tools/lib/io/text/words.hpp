// The words of a text, to look for names in it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline io {

/// Letters, marks and digits without a break; characters that are not seen break no word.
struct Word {
    std::size_t begin = 0, end = 0;  ///< bytes of the text
    std::string folded;              ///< see fold(); never empty

    /// Whether it is one letter or digit.
    bool is_single() const;
};

/// The words of a text, in order. A byte that is not UTF-8 counts as Windows-1252 has it.
std::vector<Word> words_of(std::string_view text);

/// The pieces of a word, folded: where small letters turn to capitals and letters to digits
/// (`AnaRuiz2` has `ana`, `ruiz`, `2`). One piece: it is all of the word.
std::vector<std::string> pieces_of(std::string_view word);

/// Whether a folded word has letters of a script that sets no blanks between words, or joins
/// endings to names: Han, kana, Hangul, Thai, Lao, Khmer, Myanmar.
bool has_unspaced_letters(std::string_view folded);

}  // namespace bones::inline io
