// Splits a text into words, to look for names in it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline io {

/// A word: consecutive letters, marks and digits. Invisible characters do not end a word.
struct Word {
    std::size_t begin = 0, end = 0;  ///< offsets in the text, in bytes
    std::string folded;              ///< see fold(); never empty

    /// Whether the word is a single letter or digit.
    bool is_single() const;
};

/// The words of a text, in order. A byte that is not valid UTF-8 is read as Windows-1252.
std::vector<Word> words_of(std::string_view text);
/// The same words, folded.
std::vector<std::string> folded_words(std::string_view text);

/// The folded pieces of a word, divided where small letters change to capitals and letters to
/// digits (`AnaRuiz2` has `ana`, `ruiz`, `2`). A word without such a place is one piece.
std::vector<std::string> pieces_of(std::string_view word);

/// Whether a folded word has letters of a script that has no blanks between words, or adds endings
/// to names: Han, kana, Hangul, Thai, Lao, Khmer, Myanmar.
bool has_unspaced_letters(std::string_view folded);

}  // namespace bones::inline io
