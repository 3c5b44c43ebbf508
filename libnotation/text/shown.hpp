// Makes untrusted text safe to show: on a terminal, in CSV, on a page.
#pragma once

#include <string>
#include <string_view>

namespace bones {

/// Takes the first character off a text and appends it in a safe form. Control characters,
/// characters that change the direction of writing, and those without a width become visible:
/// `<U+202E>`. A tab becomes a blank; a byte that is not valid UTF-8 becomes U+FFFD. The text must
/// not be empty.
void append_shown_character(std::string& out, std::string_view& text);

/// A text on one line, in a safe form. Line feeds become visible too.
std::string shown(std::string_view text);
/// Several lines in a safe form. Their line ends and tabs stay.
std::string shown_lines(std::string_view text);
/// Several lines that the tools have coloured, in a safe form. The escape sequences of colours
/// stay.
std::string shown_colored_lines(std::string_view text);

}  // namespace bones
