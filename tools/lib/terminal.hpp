// The terminal that text is written to.
#pragma once

namespace bones {

inline constexpr int narrowest_text = 20, widest_text = 500, usual_width = 80;

/// How many columns standard output has: the terminal's, else what COLUMNS says, else 80.
int terminal_width();

/// Whether the terminal of the user's locale shows Unicode. Sets the locale of characters.
bool locale_is_unicode();

}  // namespace bones
