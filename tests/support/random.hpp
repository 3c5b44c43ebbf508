// Random numbers that are the same on every machine (splitmix64, Steele, Lea and Flood 2014).
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace bones::test {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }
    /// Returns a number from 0 to `end` - 1; `end` must be above 0.
    std::size_t below(std::size_t end) { return static_cast<std::size_t>(next() % end); }
    /// Returns true with a probability of `in` per cent.
    bool percent(unsigned in) { return next() % 100 < in; }
    template <class T>
    const T& one_of(const std::vector<T>& items) {
        return items[below(items.size())];
    }
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(left)]);
    }

  private:
    std::uint64_t state_;
};

}  // namespace bones::test
