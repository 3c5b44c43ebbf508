// Random texts made of parts of records, and of junk.
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace bones::test {

class RandomText {
  public:
    explicit RandomText(std::uint64_t seed) : random_(seed) {}

    /// Returns a file of a few records, more or less well formed.
    std::string file();
    /// Returns such a file with some bytes changed.
    std::string damaged_file();
    /// Returns a number from 0 to `end` - 1.
    unsigned below(unsigned end) { return static_cast<unsigned>(random_() % end); }

  private:
    bool one_in(unsigned chances) { return below(chances) == 0; }
    std::string tile();
    std::string tiles();
    std::string token();
    std::string seat();
    std::string line();
    std::string header_line();
    std::string hand_line();
    std::string amounts();
    std::string junk();
    std::string comment();

    std::mt19937_64 random_;
    unsigned highest_ = 6;
    unsigned players_ = 2;
};

}  // namespace bones::test
