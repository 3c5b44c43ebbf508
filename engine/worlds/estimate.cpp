#include "engine/worlds/estimate.hpp"

#include <charconv>

namespace bones::worlds {

std::uint64_t seed_of(std::string_view fingerprint, std::uint32_t hand, std::uint32_t ply,
                      Purpose purpose) {
    std::uint64_t seed = 0;
    const std::string_view digits = fingerprint.substr(0, 16);
    std::from_chars(digits.data(), digits.data() + digits.size(), seed, 16);
    const auto what = static_cast<std::uint64_t>(purpose);
    std::uint64_t state = seed ^ (std::uint64_t{hand} << 40 | std::uint64_t{ply} << 8 | what);
    return play::splitmix64(state);
}

}  // namespace bones::worlds
