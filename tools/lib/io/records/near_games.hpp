// Finds a game that was typed twice with a slip: the same players, nearly the same tiles in order.
// An index finds such records by stretches of the play that a slip leaves unchanged.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bones/record.hpp"

namespace bones::inline io {

/// The play of a record in a form that can be compared.
struct PlaySketch {
    static constexpr std::uint16_t unknown = 0xFFFF;  ///< a turn that the sheet does not show

    /// The place where a tile was laid.
    struct Place {
        std::uint32_t hand = 0, ply = 0;  ///< the hand's number; the ply from 1
    };

    std::vector<std::uint16_t> tiles;  ///< seat and tile, in the order of the play
    std::vector<Place> places;         ///< the place of each tile
    /// Hashes of the game, the players' names and one stretch of the tiles: two stretches at the
    /// beginning, two at the end. Two records that differ by one slip share at least one key. 0:
    /// not enough tiles.
    std::array<std::uint64_t, 4> keys{};

    bool can_be_compared() const { return keys[0] != 0; }
};

/// Makes the sketch of a record from its first 1,000 tiles.
PlaySketch sketch_of(const Record& record);

/// The difference between two records that are likely the same game: at least ten tiles, of which
/// at least 90 % are alike: equal, or unknown in one record. None for other records. `new_one` must
/// have its places. `1 of 24 tiles differs: 3-3 in hand 1, ply 1, is 3-0 there`
std::optional<std::string> slight_difference(const PlaySketch& new_one,
                                             const std::vector<std::uint16_t>& tiles_there);

}  // namespace bones::inline io
