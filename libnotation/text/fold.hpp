// Folds names for comparison without case and accents.
#pragma once

#include <string>
#include <string_view>

namespace bones {

/// Folds a name, so that names can be compared. The result is normalised (NFKC) and in small
/// letters by Unicode's case folding, so `ß` is `ss`. Diacritics and invisible characters are
/// dropped; blanks are single, with none at the ends. Letters with a stroke lose it (`ł` is `l`,
/// `æ` is `ae`). Signs for vowels and voicing that change the word stay (Devanagari, kana).
///
/// Folding twice changes nothing. Text that is not valid UTF-8 stays as it is. A folded name must
/// not be shown, stored as a name, or hashed.
std::string fold(std::string_view name);

/// Whether two names are equal apart from case and accents (N3).
bool same_name(std::string_view one, std::string_view other);
/// Whether a name has this word, apart from case and accents.
bool has_word(std::string_view name, std::string_view word);

/// The version of Unicode that folding uses: `15.0.0`.
std::string_view unicode_version();

}  // namespace bones
