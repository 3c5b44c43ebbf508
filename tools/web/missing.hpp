// The parts that the C++ library of emscripten 3.1.6 lacks. The compiler includes this before each
// source.
#pragma once

#include <bit>
#include <compare>
#include <string_view>

namespace std {

#ifndef __cpp_lib_bit_cast
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
    return __builtin_bit_cast(To, from);
}
#endif

/// For classes with such a member and a defaulted comparison.
inline strong_ordering operator<=>(string_view a, string_view b) noexcept {
    const int order = a.compare(b);
    return order < 0   ? strong_ordering::less
           : order > 0 ? strong_ordering::greater
                       : strong_ordering::equal;
}

}  // namespace std
