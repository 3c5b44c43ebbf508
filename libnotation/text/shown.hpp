// Text of others as it may be shown: on a terminal, in CSV, on a page.
#pragma once

#include <string>
#include <string_view>

namespace bones {

/// Appends the character at the start of a text as it may be shown, and cuts it off. Control
/// characters, those that change the direction of writing, and those without a width become
/// visible: `<U+202E>`. A tab becomes a blank, a byte that is no UTF-8 becomes U+FFFD. The text
/// must not be empty.
void append_shown_character(std::string& out, std::string_view& text);

/// A text on one line: line feeds become visible too.
std::string shown(std::string_view text);
/// The same of several lines, each with its end, and with tabs.
std::string shown_lines(std::string_view text);
/// The same of text that the tools have coloured: the escape sequences of colours stay.
std::string shown_colored_lines(std::string_view text);

}  // namespace bones
