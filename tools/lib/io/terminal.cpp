#include "tools/lib/io/terminal.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "tools/lib/io/system/system.hpp"

namespace bones::inline io {

int terminal_width() {
    int width = system::terminal_columns(STDOUT_FILENO);
    if (const char* columns = std::getenv("COLUMNS"); width == 0 && columns != nullptr)
        width = std::atoi(columns);
    if (width <= 0) return usual_width;
    return std::clamp(width, narrowest_text, widest_text);
}

}  // namespace bones::inline io
