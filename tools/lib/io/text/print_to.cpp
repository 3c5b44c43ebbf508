#include "tools/lib/io/text/print_to.hpp"

#include <fmt/format.h>

#include <iterator>

namespace bones::inline io {

void append_formatted(std::string& out, fmt::string_view format, fmt::format_args values) {
    fmt::vformat_to(std::back_inserter(out), format, values);
}

}  // namespace bones::inline io
