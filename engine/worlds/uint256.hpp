// Unsigned integers below 2^256, because the number of ways may exceed 64 bits.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/players/random.hpp"

namespace bones::worlds {

class UInt256 {
  public:
    constexpr UInt256() = default;
    constexpr explicit UInt256(std::uint64_t n) : words_{0, 0, 0, n} {}

    /// Adds `other`; false if the sum is 2^256 or more.
    constexpr bool add(const UInt256& other) {
        std::uint64_t carry = 0;
        for (std::size_t i = words_.size(); i-- > 0;) {
            const std::uint64_t sum = words_[i] + other.words_[i];
            const std::uint64_t with_carry = sum + carry;
            carry = static_cast<std::uint64_t>(sum < words_[i] || with_carry < sum);
            words_[i] = with_carry;
        }
        return carry == 0;
    }
    /// Subtracts `other`, which must not be greater.
    constexpr void subtract(const UInt256& other) {
        std::uint64_t borrow = 0;
        for (std::size_t i = words_.size(); i-- > 0;) {
            const std::uint64_t less = words_[i] - other.words_[i];
            const bool under = words_[i] < other.words_[i] || less < borrow;
            words_[i] = less - borrow;
            borrow = under;
        }
    }
    constexpr bool zero() const { return *this == UInt256(); }
    /// Returns the number, capped at the greatest 64-bit number.
    constexpr std::uint64_t clipped() const {
        return words_[0] == 0 && words_[1] == 0 && words_[2] == 0 ? words_[3] : ~std::uint64_t{0};
    }
    friend constexpr bool operator==(const UInt256&, const UInt256&) = default;
    friend constexpr std::strong_ordering operator<=>(const UInt256& a, const UInt256& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i)  // not all libraries can compare arrays
            if (a.words_[i] != b.words_[i]) return a.words_[i] <=> b.words_[i];
        return std::strong_ordering::equal;
    }

    /// Returns a uniform number below this one, which must not be 0.
    UInt256 random_below(play::Random& random) const {
        std::size_t first = 0;
        while (words_[first] == 0) ++first;
        const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(words_[first]);
        UInt256 drawn;
        do {
            for (std::size_t i = first; i < words_.size(); ++i) drawn.words_[i] = random.next();
            drawn.words_[first] &= mask;
        } while (drawn >= *this);
        return drawn;
    }

  private:
    std::array<std::uint64_t, 4> words_{};  ///< the highest word first
};

}  // namespace bones::worlds
