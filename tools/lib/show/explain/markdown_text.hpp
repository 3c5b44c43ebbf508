// Pages in Markdown as text for people: wrapped, tables in columns, and coloured on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace bones::inline show {

struct PageLook {
    int width = 80;
    bool colored = false;  ///< else signs of Markdown within a line stay, for they tell the same
};

/// A page as text. Examples are not wrapped: they are records.
std::string page_as_text(std::string_view markdown, PageLook look);

}  // namespace bones::inline show
