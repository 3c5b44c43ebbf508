// What the tiles that nobody saw can make of a score (G15): a sum of pips that is the same wherever
// they were is known, though they are not.
#pragma once

#include <array>
#include <optional>

#include "bones/seat.hpp"
#include "bones/tile.hpp"

namespace bones {

/// A number that is known within bounds.
struct PipRange {
    int least = 0, most = 0;

    bool certain() const { return least == most; }
};

/// The tiles that one hand had left: the pips of those that are known, and how many are not. Of
/// the unknown ones at least `staying` are among `doubtful`, tiles that this hand had when play
/// ended, or took afterwards.
struct HandLeft {
    int pips = 0;
    int unknown = 0;
    TileSet doubtful{};
    int staying = 0;

    bool is_known() const { return unknown == 0 && staying == 0; }
};

/// How much each seat's pips count in a sum.
using PipWeights = BySeat<int>;

/// The pips that all hands had left when play ended.
class RemainingPips {
  public:
    /// What a seat had left; without this nothing is known of its hand.
    void set(Seat seat, HandLeft left) { hands_[seat] = left; }
    /// The same of a hand of which every tile is known.
    void set_known(Seat seat, int pips) { hands_[seat].emplace().pips = pips; }
    /// The tiles among which every unknown one is; each lay in one hand at most.
    void set_candidates(const TileSet& tiles) { candidates_ = tiles; }

    /// The least and the most that the sum can be, over all ways in which the unknown tiles can
    /// have lain; nothing if a hand that counts is not known well enough.
    std::optional<PipRange> sum(const PipWeights& weights) const;
    /// The most that the sum can be.
    std::optional<int> most(const PipWeights& weights) const;
    /// The pips of one hand.
    std::optional<PipRange> of(Seat seat) const;
    /// The same, if all its tiles are known.
    std::optional<int> known(Seat seat) const {
        const std::optional<HandLeft>& hand = hands_[seat];
        return hand && hand->is_known() ? std::optional(hand->pips) : std::nullopt;
    }
    /// By how many pips one hand had more than the other.
    std::optional<PipRange> difference(Seat more, Seat less) const;

  private:
    std::optional<int> known_sum(const PipWeights& weights) const;

    BySeat<std::optional<HandLeft>> hands_{};
    TileSet candidates_;
};

}  // namespace bones
