// Numbers on a command line.
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <limits>

namespace bones {

/// Takes whole decimal numbers from `least` to `most`, both included. Zeros in front are taken off:
/// CLI11 would read an octal number. For Option::transform.
CLI::Validator number_between(std::uint64_t least, std::uint64_t most);

/// Takes those from `least` on that a variable of this type holds.
template <class Number>
CLI::Validator number_from(std::uint64_t least) {
    return number_between(least, static_cast<std::uint64_t>(std::numeric_limits<Number>::max()));
}

}  // namespace bones
