// Names as they are compared: without case and accents.
#pragma once

#include <string>
#include <string_view>

namespace bones {

/// A name to compare others with: normalised (NFKC), in small letters (Unicode's case folding, so
/// `ß` is `ss`), without diacritics and characters that are not seen, blanks single and none at the
/// ends. Letters with a stroke through them are the letters without (`ł` is `l`, `æ` is `ae`);
/// signs of vowels and voicing that make another word (Devanagari, kana) stay. Folding twice
/// changes nothing. Text that is not UTF-8 stays as it is. Never to be shown, stored as a name, or
/// hashed.
std::string fold(std::string_view name);

/// The version of Unicode by which names are folded: `15.0.0`.
std::string_view unicode_version();

}  // namespace bones
