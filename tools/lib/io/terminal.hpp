// The size of the terminal.
#pragma once

namespace bones::inline io {

inline constexpr int narrowest_text = 20, widest_text = 500, usual_width = 80;

/// The columns of standard output: those of the terminal, else the value of COLUMNS, else 80.
int terminal_width();

}  // namespace bones::inline io
