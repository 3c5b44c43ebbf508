// The terminal that text is written to.
#pragma once

namespace bones::inline io {

inline constexpr int narrowest_text = 20, widest_text = 500, usual_width = 80;

/// How many columns standard output has: the terminal's, else what COLUMNS says, else 80.
int terminal_width();

}  // namespace bones::inline io
