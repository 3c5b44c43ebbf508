// Formatted text after other text.
#pragma once

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <utility>

namespace bones::inline io {

template <class... Values>
void print_to(std::string& out, fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Values>(values)...);
}

}  // namespace bones::inline io
