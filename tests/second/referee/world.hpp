// What is known and unknown about the tiles of one hand (Double Takes: of one game), clause G9: the
// tiles, the slots that they were taken to, and which tile can have been in which slot.
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

/// A place that exactly one tile was taken to.
struct Slot {
    Seat seat;         ///< who took it; no seat: nobody ever did
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
    /// Slots that nobody took are added until every tile can have one.
    World(const std::set<Tile>& tiles, std::vector<Slot> slots);

    bool has(Tile tile) const { return row_.count(tile) != 0; }
    const std::set<Tile>& tiles() const { return tiles_; }
    const Slot& slot(int number) const { return slots_[number]; }

    /// The record says that this tile went to this slot. False, and nothing changes, if it cannot
    /// have.
    bool pin(Tile tile, int slot);
    /// The record says that this tile was dealt to this seat, in whichever slot.
    bool deal(Tile tile, Seat seat, int hand);
    /// The record says that this tile was in one of these slots. False, and nothing changes, if it
    /// cannot.
    bool keep(Tile tile, const SlotTest& test);
    /// The record says that the seat played the tile.
    void played(Tile tile, Seat seat, int hand, int ply) { played_[tile] = {seat, hand, ply}; }
    bool was_played(Tile tile, int ply) const {
        const auto found = played_.find(tile);
        return found != played_.end() && found->second.ply == ply;
    }
    /// A seat of which nobody knew any more what it held laid, drew or showed the tile: no other
    /// ever had it (G5). With no seat: nor had that one before.
    void seen_with(Tile tile, Seat seat, int hand) { away_.emplace(tile, Played{seat, hand, 0}); }
    /// The record contradicts itself about these hands (G5): from now on only tiles whose place is
    /// shown are placed, and no other needs a place.
    void distrust() { trusted_ = false; }
    bool trusted() const { return trusted_; }
    /// A slot that a deal, a draw or a yard line names for the tile (one of the seat's, for a
    /// deal).
    std::optional<int> pinned(Tile tile) const;

    /// Every way in which the seat can have held one of the wanted tiles just before the ply.
    Edges holding(Seat seat, int hand, int ply, const std::set<Tile>& wanted) const;
    /// Whether some placing of all tiles, `lead` among them, uses none of these edges.
    bool without(const Edges& edges, std::optional<Tile> lead = std::nullopt) const;
    /// Whether some placing of all tiles uses at least one of these edges.
    bool with_one(const Edges& edges) const;
    /// Whether some placing has the tile in such a slot.
    bool possible(Tile tile, const SlotTest& test) const;
    /// The least and the most that the tiles can be worth together, over all placings that leave
    /// none of the `filled` slots empty, if each is worth something in each slot; nothing if there
    /// is no such placing.
    std::optional<std::pair<int, int>> least_and_most(
        const std::map<std::pair<Tile, int>, int>& worth, const std::set<int>& filled) const;
    /// A tile played unseen at a ply, and what it is asked to have been.
    struct Unseen {
        Seat seat;
        int ply;
        std::set<Tile> tiles;
    };
    /// Whether some placing of all tiles makes each of these plays one of its tiles.
    bool can_have_been(int hand, const std::vector<Unseen>& plays) const;
    /// Whether the facts agree with each other at all.
    bool consistent() const;

    /// All edges that the facts do not forbid one by one.
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
    /// Whether the tiles can be placed so, `besides` among them.
    bool agrees(Placing changed, std::optional<Tile> besides = std::nullopt) const;
    std::optional<int> least(const std::map<std::pair<Tile, int>, int>& worth,
                             const std::set<int>& filled, int sign) const;

    bool trusted_ = true;
    std::set<Tile> shown_;  // tiles of which a fact says where they were
    std::map<Tile, Played> away_;
    std::set<Tile> tiles_;
    std::map<Tile, int> row_;
    std::vector<Slot> slots_;
    Placing placing_;
    std::map<Tile, int> pinned_;
    std::map<Tile, Played> played_;
};

}  // namespace bones::second
