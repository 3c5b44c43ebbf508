// The effect of unseen tiles on a score (G15). A sum of pips is known if it is the same for all
// possible places of these tiles.
#pragma once

#include <array>
#include <optional>

#include "bones/seat.hpp"
#include "bones/tile.hpp"

namespace bones {

/// The bounds of a number.
struct PipRange {
    int least = 0, most = 0;

    bool certain() const { return least == most; }
};

/// The tiles left in one hand: the pips of the known ones and the number of unknown ones. At least
/// `staying` of the unknown ones are among `doubtful`: tiles that the hand had when play ended or
/// took afterwards.
struct HandLeft {
    int pips = 0;
    int unknown = 0;
    TileSet doubtful{};
    int staying = 0;

    bool is_known() const { return unknown == 0 && staying == 0; }
};

/// The factor with which each seat's pips count in a sum.
using PipWeights = BySeat<int>;

/// The pips left in all hands when play ended.
class RemainingPips {
  public:
    /// Sets the tiles that a seat had left. Without this call the hand is unknown.
    void set(Seat seat, HandLeft left) { hands_[seat] = left; }
    /// Sets the pips of a hand in which every tile is known.
    void set_known(Seat seat, int pips) { hands_[seat].emplace().pips = pips; }
    /// Makes a hand unknown again.
    void forget(Seat seat) { hands_[seat].reset(); }
    /// Sets the tiles among which all unknown ones are. Each lay in at most one hand.
    void set_candidates(const TileSet& tiles) { candidates_ = tiles; }

    /// The bounds of the sum over all possible places of the unknown tiles. Empty if a hand that
    /// counts is not known well enough.
    std::optional<PipRange> sum(const PipWeights& weights) const;
    /// The upper bound of the sum; empty as in `sum`.
    std::optional<int> most(const PipWeights& weights) const;
    /// The bounds of one hand's pips.
    std::optional<PipRange> of(Seat seat) const;
    /// The pips of one hand if all its tiles are known.
    std::optional<int> known(Seat seat) const {
        const std::optional<HandLeft>& hand = hands_[seat];
        return hand && hand->is_known() ? std::optional(hand->pips) : std::nullopt;
    }
    /// The bounds of the pips of `more` minus those of `less`.
    std::optional<PipRange> difference(Seat more, Seat less) const;

  private:
    std::optional<int> known_sum(const PipWeights& weights) const;

    BySeat<std::optional<HandLeft>> hands_{};
    TileSet candidates_;
};

}  // namespace bones
