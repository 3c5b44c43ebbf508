// What the hands of a shuffle held, as far as a record shows: the referee asks about hands here,
// and a Prover (proof.hpp) for reasons.
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

/// Where the record names every tile that was dealt or drawn and contradicts itself nowhere, the
/// tiles themselves answer. Else, and for whoever wants reasons, the seat books do, which are
/// filled on first use.
class Hands {
  public:
    Hands() = default;
    Hands(const Hands&) = delete;
    Hands& operator=(const Hands&) = delete;

    /// Begins a record; contradictions are reported to `reporter`, who must outlive what is asked.
    void start(Reporter& reporter) { reporter_ = &reporter; }
    /// Reads the hands of a new shuffle, from `first_hand` on, and reports contradictions (G5).
    /// `deals` has what the rules deal in each.
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
    /// The tiles that a seat surely held at a moment; that it was surely dealt.
    TileSet surely_held(std::uint32_t hand, Seat seat, Moment moment) const {
        return seen_all_ ? seen_.held(hand, seat, moment) : books().surely_held(hand, seat, moment);
    }
    TileSet dealt(std::uint32_t hand, Seat seat) const {
        if (seen_all_) return seen_.dealt(hand, seat);
        return books().surely_held(hand, seat,
                                   static_cast<Moment>(record().hands[hand].first_action));
    }
    /// The tile that an action which does not name it surely drew, since the yard shows it.
    std::optional<Tile> drawn(std::uint32_t hand, std::uint32_t index) const;
    /// What a seat had left when play ended, if that is certain.
    std::optional<TileSet> left(std::uint32_t hand, Seat seat, Moment end) const {
        if (!seen_all_) return books().left_over(hand, seat, end);
        return seen_.held(hand, seat, end);
    }
    RemainingPips remaining_pips(std::uint32_t hand, Moment end) const;

    /// Whether all the conditions were kept: *broken* if no placing of the unseen tiles keeps them,
    /// *kept* if every placing does, else *open*.
    Verdict verdict(std::span<const Condition> conditions) const;
    Verdict verdict(const Condition& condition) const { return verdict({&condition, 1}); }
    /// Whether any of the condition's tiles is in no known place but with this seat.
    bool may_have_held(const Condition& condition) const;

    /// The tiles that are in no known place and with no known seat.
    const TileSet& free() const { return seen_all_ ? seen_.unseen() : books().free(); }
    /// Tiles that the yard shows not to have been dealt, though they may have been drawn (G14).
    TileSet undealt() const { return seen_all_ ? TileSet() : books().undealt(); }
    /// The tiles that the yard of the last hand read shows to have stayed there.
    TileSet undrawn() const { return seen_all_ ? seen_.undrawn(last_hand()) : facts_.undrawn(); }
    /// The tiles of its yard that nobody can have had, and that were played nevertheless (G5).
    TileSet disputed() const { return seen_all_ ? TileSet() : facts_.disputed(); }
    /// Whether a seat may have had a tile left when play ended in the last hand read.
    bool may_be_left(Seat seat, Tile tile, Moment end) const {
        return seen_all_ ? seen_.held(last_hand(), seat, end).contains(tile)
                         : facts_.may_be_left(seat, tile, end);
    }
    /// Enters that it had, then or after the last action of the hand, if that may be.
    void enter_left(Seat seat, Tile tile, Moment end) {
        if (!seen_all_) facts_.enter_left(seat, tile, end);
    }

    /// Whether some placing of the unseen tiles keeps all these conditions at once (G10).
    bool can_all_hold(std::span<const Condition> conditions) const;
    /// Whether the tiles that the hands of these conditions were seen to hold can have been there
    /// at all. If not, nothing follows from their number (G5).
    bool are_possible(std::span<const Condition> conditions) const;
    /// The smallest group of actions whose conditions cannot all hold, see conflict.hpp.
    Conflict smallest_conflict(std::span<const Condition> conditions,
                               std::span<const std::size_t> owner) const;
    /// Whether only later actions, and no deal, draw or earlier showing, tell of a tile of the
    /// condition in the hand.
    bool shown_in_hindsight(const Condition& condition) const;
    /// Notes where the unseen tiles of a hand surely were, or those of `held` if it has any; and
    /// which seats surely had none of `absent`, and from when on.
    void deduce(std::uint32_t hand, const TileSet& held, const TileSet& absent,
                std::vector<Deduction>& deductions) const;
    /// Notes what the pass of which this is asked rules out, if it was right.
    void deduce_from_pass(const Condition& condition, std::vector<Deduction>& deductions) const;

    // Of the last hand read:
    /// How many tiles a seat was dealt, as due, or as its `deal` line says; and whether one does.
    int dealt_size(Seat seat) const { return facts_.dealt(seat); }
    bool deal_is_written(Seat seat) const { return facts_.deal_is_written(seat); }
    /// The tiles that a deal or draw shows to have been the seat's; those that the yard, or the
    /// other of two seats, shows to be no prizes of it.
    TileSet shown_taken(Seat seat) const { return facts_.shown_taken(seat); }
    TileSet shown_no_prizes(Seat seat) const { return facts_.shown_no_prizes(seat); }

  private:
    friend class Prover;
    friend class UnseenPlays;

    /// The books of all seats.
    const Holdings& books() const {
        if (!filled_) fill_books();
        return books_;
    }
    /// Where each tile was seen.
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
    std::vector<Deal> deals_;  ///< of the hands of this shuffle
    BeforeUnread before_unread_;
    bool seen_all_ = false;  ///< all hands are wholly known, by `seen_`
    SeenHands seen_;
    // Filled on first use: nothing that is asked changes by it.
    mutable bool filled_ = false;
    mutable Holdings books_;
    mutable FactChecker facts_{books_};
    mutable Sightings sightings_;
};

}  // namespace bones
