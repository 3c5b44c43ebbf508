// What the seat on turn has seen before a ply, and where its unseen tiles can lie.
#pragma once

#include <optional>
#include <vector>

#include "bones/verdict.hpp"
#include "engine/search/state_history.hpp"
#include "engine/worlds/places.hpp"

namespace bones::worlds {

/// The origin of a group of places: a seat's deal, one of its draws, or tiles in no hand.
struct Origin {
    enum class Kind : std::uint8_t { deal, draw, yard, out_of_play };
    Kind kind = Kind::out_of_play;
    Seat seat;
    std::uint32_t ply = 0;  ///< the ply of the draw
};

/// What one player has seen of a hand. Groups without a seat have the tiles that can still be
/// drawn, in order, and those that cannot.
struct View {
    Seat seat;
    Places places;
    std::vector<Origin> origins;  ///< one for each group
    TileSet own;                  ///< tiles the seat was dealt or drew
    TileSet own_dealt;            ///< tiles the seat was dealt
    TileSet laid;                 ///< tiles that other seats have laid from their hands

    /// The groups that a seat filled before a ply.
    GroupSet filled_by(Seat of, std::uint32_t before_ply) const;
    /// Limits the origin of the tile to these groups.
    void confine(Tile tile, const GroupSet& groups);
    /// Excludes these groups as origins of the tiles.
    void exclude(const TileSet& tiles, const GroupSet& groups);
};

/// What an action of another seat rules out if it was legal.
struct Evidence {
    Seat seat;
    std::uint32_t ply = 0;
    TileSet none_of;          ///< tiles that the seat did not hold before the ply
    bool all_dealt = false;   ///< `none_of` was dealt to no seat
    TileSet dealt_to_seat{};  ///< tiles that the seat was dealt
};

/// Removes from the view what all evidence together rules out. Evidence that leaves no way by
/// itself was a breach the player saw, so it is ignored (G4). False if no way is left.
bool weigh(View& view, const std::vector<Evidence>& evidence,
           const std::vector<std::pair<std::uint32_t, Tile>>& laid_at);

}  // namespace bones::worlds
