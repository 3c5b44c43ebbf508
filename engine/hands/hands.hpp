// Answers what the hands of a shuffle held, as far as a record shows. A Prover (proof.hpp) gives
// the reasons.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/hands/conflict.hpp"
#include "engine/hands/facts.hpp"
#include "engine/hands/holdings.hpp"
#include "engine/hands/seen_hands.hpp"
#include "engine/hands/sightings.hpp"

namespace bones {

/// If the record names every dealt and drawn tile without a contradiction, answers come from the
/// tiles themselves. Otherwise, and for reasons, they come from the seat books, which are filled on
/// first use.
class Hands {
  public:
    Hands() = default;
    Hands(const Hands&) = delete;
    Hands& operator=(const Hands&) = delete;

    /// Begins a record. Contradictions are reported to `reporter`, which must outlive this object's
    /// use.
    void start(Reporter& reporter) { reporter_ = &reporter; }
    /// Reads the hands of a new shuffle, from `first_hand` on, and reports contradictions (G5).
    /// `deals` has what the rules deal in each hand.
    void read(std::uint32_t first_hand, std::span<const Deal> deals, BeforeUnread before = {});
    BeforeUnread before_unread() const { return before_unread_; }
    const Record& record() const { return reporter_->record(); }

    /// Whether every tile of a hand is known at every moment.
    bool certain(std::uint32_t hand, Seat seat) const {
        return seen_all_ || books().book(hand, seat).certain();
    }
    /// Whether the record contradicts itself about a hand before a moment (G5).
    bool in_doubt(std::uint32_t hand, Seat seat, Moment moment) const {
        return !seen_all_ && books().book(hand, seat).void_from <= moment;
    }
    /// Whether the facts refute an action: its tile was played before, or not held (G5).
    bool is_refuted(std::uint32_t index) const { return !seen_all_ && books().is_refuted(index); }
    /// The tiles that a seat surely held at a moment; `dealt`: the tiles it was surely dealt.
    TileSet surely_held(std::uint32_t hand, Seat seat, Moment moment) const {
        return seen_all_ ? seen_.held(hand, seat, moment) : books().surely_held(hand, seat, moment);
    }
    TileSet dealt(std::uint32_t hand, Seat seat) const {
        if (seen_all_) return seen_.dealt(hand, seat);
        return books().surely_held(hand, seat,
                                   static_cast<Moment>(record().hands[hand].first_action));
    }
    /// The tile that an unnamed draw surely took, because the yard line shows it.
    std::optional<Tile> drawn(std::uint32_t hand, std::uint32_t index) const;
    /// What a seat had left when play ended; nothing if that is uncertain.
    std::optional<TileSet> left(std::uint32_t hand, Seat seat, Moment end) const {
        if (!seen_all_) return books().left_over(hand, seat, end);
        return seen_.held(hand, seat, end);
    }
    RemainingPips remaining_pips(std::uint32_t hand, Moment end) const;

    /// Judges all conditions together: *broken* if no placing of the unseen tiles keeps them,
    /// *kept* if every placing does, else *open*.
    Verdict verdict(std::span<const Condition> conditions) const;
    Verdict verdict(const Condition& condition) const { return verdict({&condition, 1}); }
    /// The tiles of the condition's `none_of` that are with this seat or in no known place.
    TileSet may_have_held(const Condition& condition) const;

    /// The tiles with no known place and no known seat.
    const TileSet& free() const { return seen_all_ ? seen_.unseen() : books().free(); }
    /// The tiles that the yard line shows as not dealt. They may have been drawn (G14).
    TileSet undealt() const { return seen_all_ ? TileSet() : books().undealt(); }
    /// The tiles that stayed in the boneyard, according to the yard line of the last hand read.
    TileSet undrawn() const { return seen_all_ ? seen_.undrawn(last_hand()) : facts_.undrawn(); }
    /// The tiles of the yard line of the last hand read that were played, though no seat can have
    /// held them (G5).
    TileSet disputed() const { return seen_all_ ? TileSet() : facts_.disputed(); }
    /// Whether a seat may have had a tile left when play ended in the last hand read.
    bool may_be_left(Seat seat, Tile tile, Moment end) const {
        return seen_all_ ? seen_.held(last_hand(), seat, end).contains(tile)
                         : facts_.may_be_left(seat, tile, end);
    }
    /// Enters that the seat held the tile at `end`, or after the last action of the hand, if that
    /// is possible.
    void enter_left(Seat seat, Tile tile, Moment end) {
        if (!seen_all_) facts_.enter_left(seat, tile, end);
    }

    /// Whether some placing of the unseen tiles keeps all these conditions at once (G10).
    bool can_all_hold(std::span<const Condition> conditions) const;
    /// Whether the hands of these conditions can have held the tiles that were seen in them. If
    /// not, the number of tiles in them proves nothing (G5).
    bool are_possible(std::span<const Condition> conditions) const;
    /// Returns the smallest group of actions whose conditions cannot all hold; see conflict.hpp.
    Conflict smallest_conflict(std::span<const Condition> conditions,
                               std::span<const std::size_t> owner) const;
    /// Whether only later actions show a tile of the condition in the hand, and no deal, draw or
    /// earlier showing does.
    bool shown_in_hindsight(const Condition& condition) const;
    /// Adds where the unseen tiles of a hand surely were, or only those of `held` if it has tiles.
    /// Also adds which seats surely held none of `absent`, and from which ply on.
    void deduce(std::uint32_t hand, const TileSet& held, const TileSet& absent,
                std::vector<Deduction>& deductions) const;
    /// Adds what the pass under this condition rules out if the pass was legal.
    void deduce_from_pass(const Condition& condition, std::vector<Deduction>& deductions) const;

    // The following functions are about the last hand read.
    /// The number of tiles a seat was dealt: as its `deal` line states, or else as the rules
    /// require.
    int dealt_size(Seat seat) const { return facts_.dealt(seat); }
    bool deal_is_written(Seat seat) const { return facts_.deal_is_written(seat); }
    /// The tiles that a deal or draw shows in this seat's hand. `shown_no_prizes`: the tiles that
    /// the yard line or the other of the two seats shows, so that they are no prizes of this seat.
    TileSet shown_taken(Seat seat) const { return facts_.shown_taken(seat); }
    TileSet shown_no_prizes(Seat seat) const { return facts_.shown_no_prizes(seat); }

  private:
    friend class Prover;
    friend class UnseenPlays;

    /// The seat books, filled on first use.
    const Holdings& books() const {
        if (!filled_) fill_books();
        return books_;
    }
    /// The sightings of each tile.
    Sightings& sightings() const {
        books();
        return sightings_;
    }
    std::uint32_t last_hand() const {
        return first_hand_ + static_cast<std::uint32_t>(deals_.size()) - 1;
    }
    void fill_books() const;

    Reporter* reporter_ = nullptr;
    std::uint32_t first_hand_ = 0;
    std::vector<Deal> deals_;  ///< what the rules deal in the hands of this shuffle
    BeforeUnread before_unread_;
    bool seen_all_ = false;  ///< `seen_` knows every tile of every hand
    SeenHands seen_;
    // Caches filled on first use; answers do not depend on when that happens.
    mutable bool filled_ = false;
    mutable Holdings books_;
    mutable FactChecker facts_{books_};
    mutable Sightings sightings_;
};

}  // namespace bones
