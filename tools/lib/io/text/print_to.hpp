// Appends formatted text to a text.
#pragma once

#include <fmt/core.h>

#include <string>

namespace bones::inline io {

void append_formatted(std::string& out, fmt::string_view format, fmt::format_args values);

template <class... Values>
void print_to(std::string& out, fmt::format_string<Values...> format, Values&&... values) {
    append_formatted(out, format, fmt::make_format_args(values...));
}

}  // namespace bones::inline io
