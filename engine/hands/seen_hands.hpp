// Hands of which a record shows every tile: nothing about them needs to be found out.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bones/record.hpp"
#include "engine/rules/deal.hpp"

namespace bones {

/// The tiles of all hands of one shuffle, where a record names every tile that was dealt or drawn
/// and contradicts itself nowhere.
class SeenHands {
  public:
    /// Reads the hands from `first_hand` on; `deals` has what the rules deal in each. False if
    /// something is not named, or is not as it must be (G5): then nothing else here may be asked.
    bool read(const Record& record, std::uint32_t first_hand, std::span<const Deal> deals);

    /// What a seat was dealt.
    const TileSet& dealt(std::uint32_t hand, Seat seat) const { return at(hand).dealt[seat]; }
    /// What a seat held just before the action with this index in Record::actions; after the
    /// hand's last, what it had left.
    TileSet held(std::uint32_t hand, Seat seat, std::int32_t moment) const {
        const Hand& h = record_->hands[hand];
        if (moment >= static_cast<std::int32_t>(h.end_action)) return at(hand).left[seat];
        return held_between(hand, seat, moment);
    }
    /// The tiles that the yard shows to have stayed there.
    const TileSet& undrawn(std::uint32_t hand) const { return at(hand).undrawn; }
    /// The tiles that were neither dealt nor drawn, nor in the yard.
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
    int drawn_ = 0;                          ///< in the hand being read
    BySeat<const Statement*> left_lines_{};  ///< of the hand being read
    std::size_t left_count_ = 0;
};

}  // namespace bones
