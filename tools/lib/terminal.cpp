#include "tools/lib/terminal.hpp"

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <string_view>

namespace bones {

int terminal_width() {
    winsize size{};
    int width = 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) width = size.ws_col;
    if (const char* columns = std::getenv("COLUMNS"); width == 0 && columns != nullptr)
        width = std::atoi(columns);
    if (width <= 0) return usual_width;
    return std::clamp(width, narrowest_text, widest_text);
}

bool locale_is_unicode() {
    std::setlocale(LC_CTYPE, "");
    return std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

}  // namespace bones
