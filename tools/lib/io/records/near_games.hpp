// The same game typed twice with a slip: the same players, and nearly the same tiles in the same
// order. What one slip leaves of four stretches of the play finds such records in an index.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bones/record.hpp"

namespace bones::inline io {

/// What a record shows of its play, to be compared with others.
struct PlaySketch {
    static constexpr std::uint16_t unknown = 0xFFFF;  ///< a turn that the sheet leaves out

    /// A tile as it was laid, and where.
    struct Place {
        std::uint32_t hand = 0, ply = 0;  ///< the hand's number; the ply from 1
    };

    std::vector<std::uint16_t> tiles;  ///< seat and tile, in the order of the play
    std::vector<Place> places;         ///< of these
    /// Of the game, the players' names and one stretch of the tiles: two at the beginning, two at
    /// the end. Two records with one slip between them share one. 0: too little is shown.
    std::array<std::uint64_t, 4> keys{};

    bool can_be_compared() const { return keys[0] != 0; }
};

/// Looks at the first 1,000 tiles of a record.
PlaySketch sketch_of(const Record& record);

/// In what two records differ that are likely the same game: at least 90 % of their tiles are
/// alike, of ten tiles or more. Nothing: they are not. `new_one` needs its places.
/// `1 of 24 tiles differs: 3-3 in hand 1, ply 1, is 3-0 there`
std::optional<std::string> slight_difference(const PlaySketch& new_one,
                                             const std::vector<std::uint16_t>& tiles_there);

}  // namespace bones::inline io
