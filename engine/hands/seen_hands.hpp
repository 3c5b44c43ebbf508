// Hands of which a record shows every tile, so that nothing has to be deduced.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bones/record.hpp"
#include "engine/rules/deal.hpp"

namespace bones {

/// The tiles of all hands of one shuffle, for a record that names every dealt and drawn tile
/// without a contradiction.
class SeenHands {
  public:
    /// Reads the hands from `first_hand` on; `deals` has what the rules deal in each hand. False if
    /// a tile is not named or a fact is contradicted (G5); then the other functions must not be
    /// called.
    bool read(const Record& record, std::uint32_t first_hand, std::span<const Deal> deals);

    /// The tiles a seat was dealt.
    const TileSet& dealt(std::uint32_t hand, Seat seat) const { return at(hand).dealt[seat]; }
    /// The tiles a seat held just before the action with this index in Record::actions. After the
    /// hand's last action: the tiles it had left.
    TileSet held(std::uint32_t hand, Seat seat, std::int32_t moment) const {
        const Hand& h = record_->hands[hand];
        if (moment >= static_cast<std::int32_t>(h.end_action)) return at(hand).left[seat];
        return held_between(hand, seat, moment);
    }
    /// The tiles that stayed in the boneyard, according to the yard line.
    const TileSet& undrawn(std::uint32_t hand) const { return at(hand).undrawn; }
    /// The tiles that were not dealt, not drawn and not in the boneyard.
    const TileSet& unseen() const { return unseen_; }

  private:
    struct Tiles {
        BySeat<TileSet> dealt{}, left{};
        TileSet undrawn;
    };

    const Tiles& at(std::uint32_t hand) const { return hands_[hand - first_hand_]; }
    TileSet held_between(std::uint32_t hand, Seat seat, std::int32_t moment) const;
    bool read_hand(const Hand& hand, const Deal& deal, Tiles& tiles);
    bool read_lines(const Hand& hand, const Deal& deal, Tiles& tiles);
    bool read_deal(const Statement& line, const Deal& deal, Tiles& tiles);
    bool read_yard(const Statement& line, const Deal& deal, Tiles& tiles);
    bool read_actions(const Hand& hand, const Deal& deal, Tiles& tiles);
    bool take_draw(const Action& action, const Hand& hand, const Deal& deal, Tiles& tiles);
    bool agrees(const Statement& left_line, const Tiles& tiles) const;
    bool read_tiles(const Statement& line, TileSet& tiles) const;
    bool take_out(const Statement& line, TileSet& tiles);

    const Record* record_ = nullptr;
    std::uint32_t first_hand_ = 0;
    std::vector<Tiles> hands_;
    TileSet unseen_;
    int drawn_ = 0;                          ///< number of draws read in the current hand
    BySeat<const Statement*> left_lines_{};  ///< the `left` lines of the current hand
    std::size_t left_count_ = 0;
};

}  // namespace bones
