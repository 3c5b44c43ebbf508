// What the seat on turn has seen before a ply, and where the tiles can lie that it has not.
#pragma once

#include <optional>
#include <vector>

#include "bones/verdict.hpp"
#include "engine/search/state_history.hpp"
#include "engine/worlds/places.hpp"

namespace bones::worlds {

/// What a group of places is: a seat's deal, one of its draws, or what nobody holds.
struct Origin {
    enum class Kind : std::uint8_t { deal, draw, yard, out_of_play };
    Kind kind = Kind::out_of_play;
    Seat seat;
    std::uint32_t ply = 0;  ///< of the draw
};

/// What one player has seen of a hand. Groups without a seat: the tiles that can still be drawn, in
/// their order, and those that cannot.
struct View {
    Seat seat;
    Places places;
    std::vector<Origin> origins;  ///< of each group
    TileSet own;                  ///< what the seat has had, dealt or drawn
    TileSet own_dealt;            ///< what of that it was dealt
    TileSet laid;                 ///< what others have laid from their hands

    /// The groups that a seat filled before a ply.
    GroupSet filled_by(Seat of, std::uint32_t before_ply) const;
    /// The tile can have come from these groups only.
    void confine(Tile tile, const GroupSet& groups);
    /// The tile cannot have come from these groups.
    void exclude(const TileSet& tiles, const GroupSet& groups);
};

/// What an action of another seat rules out, if it was right.
struct Evidence {
    Seat seat;
    std::uint32_t ply = 0;
    TileSet none_of;          ///< tiles that the seat did not hold before the ply
    bool all_dealt = false;   ///< that no seat was dealt
    TileSet dealt_to_seat{};  ///< and that it was dealt
};

/// Takes away from the view what evidence rules out, all of it together. What by itself leaves no
/// way was a breach that the player saw, and is none (G4). False if no way is left.
bool weigh(View& view, const std::vector<Evidence>& evidence,
           const std::vector<std::pair<std::uint32_t, Tile>>& laid_at);

}  // namespace bones::worlds
