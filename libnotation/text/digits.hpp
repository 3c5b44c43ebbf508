// Writes numbers in decimal.
#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>

namespace bones {

/// The bytes that put_digits needs at most.
inline constexpr std::size_t room_for_digits = 20;
/// Writes a number at `at` and returns the end of it.
template <std::integral Number>
char* put_digits(char* at, Number number) {
    return std::to_chars(at, at + room_for_digits, number).ptr;
}

}  // namespace bones
