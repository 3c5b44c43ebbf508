// Lists where each tile of a hand is written and checks that each tile is in one place. Testing a
// change here costs a fraction of judging it.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "engine/slips/change.hpp"

namespace bones::slips {

class TileUses {
  public:
    /// Forgets all tiles.
    void forget();
    /// Reads the tiles of a hand; of all hands if they share one shuffle.
    void read(const Record& record, std::uint32_t hand);

    /// Returns the use of a tile of a line, by its index in Record::tiles; none_such: it has no use
    /// here.
    std::uint32_t of_tile(std::uint32_t tile) const { return by_tile_[tile]; }
    /// Returns the use of the tile of an action, by its index in Record::actions.
    std::uint32_t of_action(std::uint32_t action) const { return by_action_[action]; }
    /// Whether every tile dealt and drawn in the hand is written.
    bool all_known() const { return all_known_; }
    /// Whether some tile is in two places as written.
    bool contradicts() const { return !contradicting_.empty(); }
    /// Whether this tile is one of them.
    bool contradicts(Tile tile) const {
        return std::find(contradicting_.begin(), contradicting_.end(), tile) !=
               contradicting_.end();
    }
    /// Whether all tiles that a seat got in this hand are written.
    bool knows_hand(Seat seat) const { return hand_known_[seat]; }
    /// The number of such tiles.
    std::size_t contradictions() const { return contradicting_.size(); }
    /// The number of such tiles after a change; nothing if the change adds one.
    std::optional<std::size_t> contradictions_with(std::span<const TileChange> changes) const;
    /// Whether a tile is played more than once.
    bool played_again(Tile tile) const;
    /// Whether the tiles cannot all be where they are written after a change (G5), so that the hand
    /// has an error. If false, the hand may still have one.
    bool contradict(std::span<const TileChange> changes) const;

  private:
    enum class Kind : std::uint8_t { dealt, yard, drawn, played, shown, left };
    struct Use {
        Kind kind;
        Seat seat;
        Tile tile;
        bool here = true;  ///< in the current hand
    };
    struct Owners;

    void read_hand(const Record& record, const Hand& hand, bool here);
    void read_line(const Record& record, const Statement& line, bool here);
    void read_action(const Record& record, std::uint32_t index, bool here);
    std::uint32_t add(const Use& use);
    bool conflict(Tile tile, std::span<const TileChange> changes) const;

    std::vector<Use> uses_;
    ByTile<std::vector<std::uint32_t>> by_name_;  ///< the uses of each tile
    ByTile<std::uint32_t> owned_{};  ///< the number of uses other than showing the tile
    std::vector<std::uint32_t> by_tile_, by_action_;
    BySeat<bool> hand_known_{};        ///< all tiles that the seat got in this hand are written
    BySeat<bool> draws_known_{};       ///< all tiles that it drew are written
    std::vector<Tile> contradicting_;  ///< tiles in two places as written
    bool has_prizes_ = false;
    bool all_known_ = false;
};

}  // namespace bones::slips
