// What to try in place of a name that does not exist.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace bones::inline io {

/// Says how to go on after a misspelling: `; did you mean …?`, or nothing if no name is near.
std::string did_you_mean(std::string_view written, std::span<const std::string> names);

}  // namespace bones::inline io
