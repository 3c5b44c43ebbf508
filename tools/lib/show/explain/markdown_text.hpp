// Converts Markdown pages to text: wrapped, with tables in columns, and coloured on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace bones::inline show {

struct PageLook {
    int width = 80;
    bool colored =
        false;  ///< otherwise the inline signs of Markdown stay, because they show the same
};

/// A page as text. Code blocks are not wrapped, because they are records.
std::string page_as_text(std::string_view markdown, PageLook look);

}  // namespace bones::inline show
