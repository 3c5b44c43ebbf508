// Numbers on a command line.
#pragma once

#include <cstdint>
#include <limits>

#include "tools/lib/cli/command_line.hpp"

namespace bones::inline cli {

/// Checks for a whole decimal number from `least` to `most`, both included. Removes leading zeros,
/// because CLI11 would read an octal number. For Option::check.
WordCheck number_between(std::uint64_t least, std::uint64_t most);

/// Checks for a whole number from `least` to the highest that a Number can have.
template <class Number>
WordCheck number_from(std::uint64_t least) {
    return number_between(least, static_cast<std::uint64_t>(std::numeric_limits<Number>::max()));
}

}  // namespace bones::inline cli
