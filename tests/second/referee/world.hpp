// The tiles of one hand (Double Takes: of one game) and the slots they were taken to, clause G9.
// Tracks which tile can have been in which slot.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "bones/seat.hpp"
#include "bones/tile.hpp"
#include "tests/second/referee/placing.hpp"

namespace bones::second {

inline constexpr int never = 1 << 30;

/// A place that holds exactly one tile.
struct Slot {
    Seat seat;         ///< the seat that took it; no seat: it stayed in the boneyard
    int hand = 0;      ///< index of the hand in which it was taken
    int taken = 0;     ///< the ply of the draw; 0: dealt
    int gone = never;  ///< the ply of the `?` at which its tile was played (Double Takes, G14)
};

/// Tile `tile` in slot number `slot`.
struct Edge {
    Tile tile;
    int slot;
};
using Edges = std::vector<Edge>;
using SlotTest = std::function<bool(const Slot&)>;

class World {
  public:
    /// Adds slots without a seat until every tile has a slot.
    World(const std::set<Tile>& tiles, std::vector<Slot> slots);

    bool has(Tile tile) const { return row_.count(tile) != 0; }
    const std::set<Tile>& tiles() const { return tiles_; }
    const Slot& slot(int number) const { return slots_[number]; }

    /// Puts the tile into this slot, as the record says. Returns false and changes nothing if that
    /// is impossible.
    bool pin(Tile tile, int slot);
    /// Puts the tile among those dealt to this seat, in any of its slots.
    bool deal(Tile tile, Seat seat, int hand);
    /// Limits the tile to the slots that pass the test. Returns false and changes nothing if that
    /// is impossible.
    bool keep(Tile tile, const SlotTest& test);
    /// Records that the seat played the tile.
    void played(Tile tile, Seat seat, int hand, int ply) { played_[tile] = {seat, hand, ply}; }
    bool was_played(Tile tile, int ply) const {
        const auto found = played_.find(tile);
        return found != played_.end() && found->second.ply == ply;
    }
    /// A seat whose hand had become unknown laid, drew or showed the tile, so no other seat ever
    /// had it (G5). With no seat, this seat did not have it earlier either.
    void seen_with(Tile tile, Seat seat, int hand) { away_.emplace(tile, Played{seat, hand, 0}); }
    /// The record contradicts itself about these hands (G5). From now on only tiles with a shown
    /// place are placed; the others need no place.
    void distrust() { trusted_ = false; }
    bool trusted() const { return trusted_; }
    /// Returns the slot that a deal, draw or yard line names for the tile; for a deal, one of the
    /// seat's slots. Empty if no line names one.
    std::optional<int> pinned(Tile tile) const;

    /// Returns the edges by which the seat can have held one of the wanted tiles just before the
    /// ply.
    Edges holding(Seat seat, int hand, int ply, const std::set<Tile>& wanted) const;
    /// Whether some placing of all tiles, including `lead`, uses none of these edges.
    bool without(const Edges& edges, std::optional<Tile> lead = std::nullopt) const;
    /// Whether some placing of all tiles uses at least one of these edges.
    bool with_one(const Edges& edges) const;
    /// Whether some placing has the tile in such a slot.
    bool possible(Tile tile, const SlotTest& test) const;
    /// Returns the least and the most total worth over all placings that leave none of the `filled`
    /// slots empty. `worth` gives the worth of a tile in a slot. Empty if no such placing exists.
    std::optional<std::pair<int, int>> least_and_most(
        const std::map<std::pair<Tile, int>, int>& worth, const std::set<int>& filled) const;
    /// A tile played unseen at a ply, and the tiles that it may have been.
    struct Unseen {
        Seat seat;
        int ply;
        std::set<Tile> tiles;
    };
    /// Whether some placing of all tiles gives each of these plays one of its tiles.
    bool can_have_been(int hand, const std::vector<Unseen>& plays) const;
    /// Whether all facts can be true together.
    bool consistent() const;

    /// Whether no single fact forbids this tile in this slot.
    bool allowed(Tile tile, int slot) const;
    int slots() const { return static_cast<int>(slots_.size()); }

  private:
    struct Played {
        Seat seat;
        int hand;
        int ply;
    };
    bool accept(Placing changed);
    static bool differ(const std::vector<Unseen>& plays, std::size_t from, std::set<Tile> taken);
    /// Whether the tiles, and `besides`, can all be placed.
    bool agrees(Placing changed, std::optional<Tile> besides = std::nullopt) const;
    std::optional<int> least(const std::map<std::pair<Tile, int>, int>& worth,
                             const std::set<int>& filled, int sign) const;

    bool trusted_ = true;
    std::set<Tile> shown_;  // tiles whose place a fact shows
    std::map<Tile, Played> away_;
    std::set<Tile> tiles_;
    std::map<Tile, int> row_;
    std::vector<Slot> slots_;
    Placing placing_;
    std::map<Tile, int> pinned_;
    std::map<Tile, Played> played_;
};

}  // namespace bones::second
