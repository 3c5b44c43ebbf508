// Suggests a name in place of one that does not exist.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace bones::inline io {

/// `; did you mean …?` with the nearest name. Empty if no name is near.
std::string did_you_mean(std::string_view written, std::span<const std::string> names);

}  // namespace bones::inline io
