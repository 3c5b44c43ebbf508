#include "tools/lib/io/text/did_you_mean.hpp"

#include <fmt/core.h>

#include <vector>

#include "libnotation/text/suggest.hpp"

namespace bones::inline io {

std::string did_you_mean(std::string_view written, std::span<const std::string> names) {
    const std::vector<std::string_view> views(names.begin(), names.end());
    const std::string_view near = nearest(written, views);
    return near.empty() ? "" : fmt::format("; did you mean `{}`?", near);
}

}  // namespace bones::inline io
