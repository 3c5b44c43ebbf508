// Judges what the hands can and cannot have held, from what a record shows (G9).
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "bones/record.hpp"
#include "engine/rules/remaining_pips.hpp"

namespace bones {

/// A point of time in a record: just before the action with this index in Record::actions.
using Moment = std::int32_t;
inline constexpr Moment never = std::numeric_limits<Moment>::max();

/// What a rule requires of a hand: that a seat held none of some tiles at a moment. A condition
/// with `all_of` instead requires that it held all of those.
struct Condition {
    std::uint32_t hand = 0;  ///< index into Record::hands
    Seat seat;
    Moment moment = 0;
    TileSet none_of;
    TileSet all_of{};        ///< if not empty, `none_of` is ignored
    bool undoubted = false;  ///< the time is before any action that the record contradicts
};

/// A tile that a seat is seen to have had, though not when the seat got it.
struct OwnedTile {
    Tile tile;
    std::uint32_t limit = 0;    ///< it fills one of the first `limit` slots of the row
    Moment seen_until = never;  ///< it was in the hand at least until this moment
    Moment gone = never;        ///< it was in the hand until this moment (exclusive)
    Moment first_seen = never;  ///< when it was first seen in the hand
};

/// A tile known to be in a hand from one moment to another.
struct FixedTile {
    Tile tile;
    Moment taken = 0;
    Moment gone = never;
};

/// One seat's tiles in one hand.
struct SeatBook {
    std::vector<FixedTile> fixed;
    std::vector<Moment>
        slots;  ///< the row: when each unseen tile was taken, or (`by_leaving`) left
    std::vector<OwnedTile> owned;
    TileSet doubtful{};         ///< seen here after the contents of the hand became unknown (G5)
    bool by_leaving = false;    ///< the row is ordered by leaving, latest first
    bool hidden = false;        ///< the number of tiles is unknown: counts prove nothing
    bool drew_unseen = false;   ///< drew unknown tiles
    bool hides_prizes = false;  ///< `hidden` because prizes are unknown (G16)
    Moment void_from = never;   ///< from here on the record contradicts itself about this hand (G5)
    bool deal_void = false;     ///< the deal itself is contradicted
    Moment unwritten_from = never;  ///< moment of the first unwritten turn (G14)
    int size_when_void = 0;         ///< tiles in the hand at `void_from`
    int size = 0;                   ///< tiles in the hand after the last action seen
    /// In games that may leave draws out: the tiles of its `left` line, if that is complete (G17).
    std::optional<TileSet> left_written;

    void clear();
    /// Whether the record contradicts itself about the time of the condition.
    bool in_doubt(const Condition& condition) const {
        return condition.undoubted ? deal_void : condition.moment >= void_from;
    }
    /// Whether the number of tiles in the hand at a moment is unknown.
    bool hidden_at(Moment moment) const {
        return hidden && (hides_prizes || unwritten_from < moment);
    }
    /// The number of slots, from the start of the row, that were in the hand at a moment.
    std::uint32_t slots_at(Moment moment) const;
    /// Whether every tile of the hand is known at every moment.
    bool certain() const { return slots.empty() && !hidden && void_from == never; }
};

/// The books of all seats for one hand, or for all hands of one shuffle.
///
/// A *fixed* tile has a known place: a named deal or draw shows it. A *slot* is any other place in
/// a seat's hand, dealt or drawn unseen. An *owned* tile is seen to be a seat's (played, shown or
/// left), but not when the seat got it. Each owned tile fills one of the seat's slots, taken early
/// enough. All other tiles are *free*: they fill the remaining slots and the stock.
///
/// The slots of one seat in one hand form a row, ordered so that each fact concerns a run from its
/// start. In games with draws the order is that of taking. If all tiles are dealt at once, tiles
/// played unseen (`?`) come last, the earliest at the end. Whether a hand can have held none of
/// some tiles is then a scheduling problem of unit jobs with deadlines. The earliest-deadline rule
/// solves it exactly (Jackson 1955), together with a count of free tiles.
class Holdings {
  public:
    /// Starts again with hand `first_hand`, for a game with this many players and this set of
    /// tiles.
    void clear(int players, int highest, std::uint32_t first_hand);
    /// The book of a seat in a hand. Missing books up to this hand are created empty.
    SeatBook& book(std::uint32_t hand, Seat seat) {
        const std::size_t index = at(hand, seat);
        if (index >= used_) begin_books(index);
        return books_[index];
    }
    const SeatBook& book(std::uint32_t hand, Seat seat) const { return books_[at(hand, seat)]; }

    /// The tiles with no known place and no known seat.
    const TileSet& free() const { return free_; }
    /// The tiles that the yard line shows as not dealt. They may have been drawn (G14).
    const TileSet& undealt() const { return undealt_; }
    /// The moment until which the undealt tiles stayed in the boneyard.
    Moment in_yard_until() const { return in_yard_until_; }
    /// Enters an undealt tile that stayed in the boneyard at least until this moment.
    void leave_undealt(Tile tile, Moment until) {
        undealt_.add(tile);
        in_yard_until_ = until;
    }
    void place(Tile tile) { free_.remove(tile); }  ///< the tile is fixed, owned, or out of reach
    void release(Tile tile) { free_.add(tile); }   ///< the tile's place is unknown again
    /// Enters that the facts refute an action: its tile was played before, or not held (G5).
    void refute(std::uint32_t index) { refuted_.push_back(index); }
    bool is_refuted(std::uint32_t index) const {
        return std::find(refuted_.begin(), refuted_.end(), index) != refuted_.end();
    }
    /// The record contradicts itself about these hands (G5). Missing places in other hands, the
    /// stock or the boneyard then prove nothing; what was seen still does.
    void distrust_counts() { counts_prove_ = false; }
    bool counts_prove() const { return counts_prove_; }

    /// Judges the condition: *broken* if no placing of the unseen tiles keeps it, *kept* if every
    /// placing does, else *open*. All facts must be entered before.
    Verdict verdict(const Condition& condition) const;
    /// The tiles of the condition's `none_of` that are with this seat or in no known place.
    TileSet may_have_held(const Condition& condition) const;
    /// The tiles that the seat surely held at a moment, from fixed places and the limits of owned
    /// tiles.
    TileSet surely_held(std::uint32_t hand, Seat seat, Moment moment) const;
    /// The tiles that the seat may have held unseen during the hand: free tiles and its owned ones.
    TileSet possibly_held(std::uint32_t hand, Seat seat) const;
    /// The tiles left in a hand when play ends; nothing if the record does not show them.
    std::optional<TileSet> left_over(std::uint32_t hand, Seat seat, Moment end) const;
    /// The pips left in the hands when play ends, as far as the record shows them.
    RemainingPips remaining_pips(std::uint32_t hand, Moment end) const;

  private:
    /// Creates books up to the one with this index.
    void begin_books(std::size_t last);
    /// The undealt tiles that were in the boneyard at a moment.
    TileSet in_yard_at(Moment moment) const {
        return moment <= in_yard_until_ ? undealt_ : TileSet();
    }
    /// The free tiles that may have come to this hand before a moment.
    TileSet free_for(const SeatBook& mine, Moment moment) const {
        const bool draws_unseen = mine.drew_unseen || mine.unwritten_from != never;
        const TileSet free = free_ | mine.doubtful;
        return draws_unseen && moment > in_yard_until_ ? free : free - undealt_;
    }
    Verdict verdict_of_holding(const SeatBook& mine, const Condition& condition, Tile tile) const;
    std::size_t at(std::uint32_t hand, Seat seat) const {
        return (hand - first_hand_) * static_cast<std::size_t>(players_) +
               static_cast<std::size_t>(seat.index());
    }
    int players_ = 0;
    std::uint32_t first_hand_ = 0;
    std::size_t used_ = 0;
    std::vector<SeatBook> books_;
    TileSet all_;
    TileSet free_;
    TileSet undealt_;
    bool counts_prove_ = true;
    std::vector<std::uint32_t> refuted_;  ///< indices into Record::actions
    Moment in_yard_until_ = 0;  ///< moment up to which the undealt tiles stayed in the boneyard
};

}  // namespace bones
