// Random numbers that are equal on every machine, without the standard library's distributions.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bones/seat.hpp"

namespace bones::play {

/// splitmix64: advances the state and returns the next number.
constexpr std::uint64_t splitmix64(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/// A stream of random numbers. Streams of one seed are independent, so game n does not depend on
/// earlier games.
///
/// The generator is xoshiro256** 1.0 (Blackman and Vigna, 2018), seeded by splitmix64 (Steele, Lea
/// and Flood, 2014). Ranges use multiplication with rejection (Lemire, 2019).
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed, std::uint64_t stream = 0) {
        std::uint64_t state = seed;
        state = splitmix64(state) + stream;
        for (std::uint64_t& word : words_) word = splitmix64(state);
    }

    /// Returns 64 random bits (xoshiro256**).
    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
        const std::uint64_t shifted = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    /// Returns a uniform number from 0 to n - 1; n is at least 1. It multiplies 32 random bits by n
    /// and returns the upper half of the product. A lower half among the first 2^32 mod n values is
    /// rejected, because those would favour some results.
    constexpr std::uint32_t below(std::uint32_t n) {
        std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t unfair = (0u - n) % n;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// True with probability 1/n.
    constexpr bool once_in(std::uint32_t n) { return below(n) == 0; }

    /// Returns a random seat of a set that is not empty, with equal probability.
    constexpr Seat one_of(SeatSet seats) {
        auto seat = seats.begin();
        for (auto skip = below(static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) ++seat;
        return *seat;
    }

  private:
    std::array<std::uint64_t, 4> words_{};
};

}  // namespace bones::play
