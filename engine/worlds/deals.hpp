// The ways that fair values are computed over: all of them, or as many as wanted, drawn at random.
#pragma once

#include <optional>
#include <string_view>

#include "engine/worlds/places.hpp"

namespace bones::play {
class Random;
}

namespace bones::worlds {

enum class Method : std::uint8_t {
    all,      ///< every way there is
    uniform,  ///< drawn, each as likely as any other
    chain,    ///< drawn by a chain of swaps: nearly so
};
/// `all`, `uniform`, `chain`.
std::string_view name_of(Method method);

struct Deals {
    Method method = Method::all;
    std::vector<TilePlacement> lies;
};

/// At most `worlds` ways (from 1): all there are, if they are no more, else so many drawn, with
/// replacement. Nothing if there is none.
std::optional<Deals> choose_ways(const Places& places, std::uint32_t worlds, play::Random& random);

}  // namespace bones::worlds
