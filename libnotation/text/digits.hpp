// Numbers in decimal, quickly.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace bones {

/// Writes a number below 1,000 at `at`, and returns the end.
inline char* put_number(char* at, unsigned number) {
    if (number >= 100) *at++ = static_cast<char>('0' + number / 100);
    if (number >= 10) {
        *at++ = static_cast<char>('0' + number / 10 % 10);
        number %= 10;
    }
    *at++ = static_cast<char>('0' + number);
    return at;
}

namespace detail {
/// Eight digits of a number below 10^8, the first in the lowest byte. Halves are parted in all
/// lanes at once: by products that are exact for numbers below 10,000 and below 100.
inline std::uint64_t eight_digits(std::uint64_t number) {
    const std::uint64_t fours = number / 10'000 | (number % 10'000) << 32;
    const std::uint64_t hundreds = (fours * 10'486 >> 20) & 0x0000'007F'0000'007F;
    const std::uint64_t twos = hundreds | (fours - 100 * hundreds) << 16;
    const std::uint64_t tens = (twos * 103 >> 10) & 0x000F'000F'000F'000F;
    return tens | (twos - 10 * tens) << 8;
}
inline void put_bytes(char* at, std::uint64_t bytes) {
    if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
    std::memcpy(at, &bytes, sizeof bytes);
}
inline constexpr std::uint64_t zeros = 0x3030'3030'3030'3030;
/// Writes a number below 10^8 at `at`, and returns the end. What is after it is overwritten.
inline char* put_short_digits(char* at, std::uint64_t number) {
    if (number < 1000) return put_number(at, static_cast<unsigned>(number));
    // Not of the digits: so the next number need not wait for these.
    const int length = 4 + (number >= 10'000) + (number >= 100'000) + (number >= 1'000'000) +
                       (number >= 10'000'000);
    put_bytes(at, (eight_digits(number) | zeros) >> 8 * (8 - length));
    return at + length;
}
}  // namespace detail

/// Room that put_digits must find; what is after the number in it is overwritten as well.
inline constexpr std::size_t room_for_digits = 24;
/// Writes a number at `at`, and returns the end.
inline char* put_digits(char* at, std::uint64_t number) {
    constexpr std::uint64_t eight = 100'000'000;
    if (number < eight) return detail::put_short_digits(at, number);
    const std::uint64_t high = number / eight;
    if (high < eight) {
        at = detail::put_short_digits(at, high);
    } else {
        at = detail::put_short_digits(at, high / eight);
        detail::put_bytes(at, detail::eight_digits(high % eight) | detail::zeros);
        at += 8;
    }
    detail::put_bytes(at, detail::eight_digits(number % eight) | detail::zeros);
    return at + 8;
}

}  // namespace bones
