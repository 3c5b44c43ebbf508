// Chooses the ways for fair values: all of them, or a random sample.
#pragma once

#include <optional>
#include <string_view>

#include "engine/worlds/places.hpp"

namespace bones::play {
class Random;
}

namespace bones::worlds {

enum class Method : std::uint8_t {
    all,      ///< all existing ways
    uniform,  ///< a uniform random sample
    chain,    ///< a sample by a chain of swaps: almost uniform
};
/// Returns `all`, `uniform` or `chain`.
std::string_view name_of(Method method);

struct Deals {
    Method method = Method::all;
    std::vector<TilePlacement> lies;
};

/// Chooses at most `worlds` ways (at least 1). If more exist, `worlds` of them are drawn with
/// replacement. Nothing if no way exists.
std::optional<Deals> choose_ways(const Places& places, std::uint32_t worlds, play::Random& random);

}  // namespace bones::worlds
