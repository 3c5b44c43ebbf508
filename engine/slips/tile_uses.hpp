// Where each tile of a hand is written, and whether that can be: every tile is there once. What is
// said here of a change costs a fraction of what it costs to judge it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/slips/change.hpp"

namespace bones::slips {

class TileUses {
  public:
    /// Knows no tile.
    void forget();
    /// Reads the tiles of a hand; where all hands come of one shuffle, of all of them.
    void read(const Record& record, std::uint32_t hand);

    /// The use of a tile of a line, by its index in Record::tiles; none_such: it is none that
    /// counts here.
    std::uint32_t of_tile(std::uint32_t tile) const { return by_tile_[tile]; }
    /// The same of an action.
    std::uint32_t of_action(std::uint32_t action) const { return by_action_[action]; }
    /// Whether every tile that was dealt and drawn in the hand is written.
    bool all_known() const { return all_known_; }
    /// Whether, as it is written, a tile is in two places.
    bool contradicts() const { return !contradicting_.empty(); }
    /// How many tiles are.
    std::size_t contradictions() const { return contradicting_.size(); }
    /// How many still are with a change; nothing if another one is then.
    std::optional<std::size_t> contradictions_with(std::span<const TileChange> changes) const;
    /// Whether a tile is played more than once.
    bool played_again(Tile tile) const;
    /// Whether the tiles that a change leaves cannot all be where they are written (G5): the hand
    /// would have an error. If not, it may have one all the same.
    bool contradict(std::span<const TileChange> changes) const;

  private:
    enum class Kind : std::uint8_t { dealt, yard, drawn, played, shown, left };
    struct Use {
        Kind kind;
        Seat seat;
        Tile tile;
        bool here = true;  ///< in the hand that is looked at
    };
    struct Owners;

    void read_hand(const Record& record, const Hand& hand, bool here);
    void read_line(const Record& record, const Statement& line, bool here);
    void read_action(const Record& record, std::uint32_t index, bool here);
    std::uint32_t add(const Use& use);
    bool conflict(Tile tile, std::span<const TileChange> changes) const;

    std::vector<Use> uses_;
    ByTile<std::vector<std::uint32_t>> by_name_;  ///< the uses of each tile
    ByTile<std::uint32_t> owned_{};               ///< how many of them are more than showing it
    std::vector<std::uint32_t> by_tile_, by_action_;
    BySeat<bool> hand_known_{};        ///< all that the seat got in this hand is written
    BySeat<bool> draws_known_{};       ///< all that it drew is
    std::vector<Tile> contradicting_;  ///< as it is written
    bool has_prizes_ = false;
    bool all_known_ = false;
};

}  // namespace bones::slips
