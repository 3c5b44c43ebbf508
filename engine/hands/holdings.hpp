// What the hands can and cannot have held, from what a record shows (G9).
//
// Tiles whose place is shown outright (a known deal, a known draw) are *fixed*. Every other place
// that a seat's tile came from, dealt or drawn unseen, is a *slot*; tiles that a seat is seen to
// have had without its being seen when it got them (played, shown or left) are *owned*: each fills
// one of the seat's slots, taken early enough. All other tiles are *free*: they fill the slots that
// are left, and the stock.
//
// The slots of one seat in one hand stand in a row such that whatever a fact says about a slot, it
// says about a run from the row's start: in games with draws they stand in the order of taking;
// where all is dealt at once, tiles played unseen (`?`) stand last, the earliest at the end. So
// whether a hand can have held none of some tiles is a question of scheduling unit jobs with
// deadlines, which the earliest-deadline rule answers exactly (Jackson 1955), and of counting free
// tiles.
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

/// What a rule asks of a hand: that at a moment a seat held none of some tiles, or (in a condition
/// of its own) that it held certain ones.
struct Condition {
    std::uint32_t hand = 0;  ///< index into Record::hands
    Seat seat;
    Moment moment = 0;
    TileSet none_of;
    TileSet all_of{};        ///< if not empty, the condition is about these alone
    bool undoubted = false;  ///< about a time before any action that the record contradicts
};

/// A tile that a seat is seen to have had, though not when it got it.
struct OwnedTile {
    Tile tile;
    std::uint32_t limit = 0;    ///< it fills one of the first `limit` slots of the row
    Moment seen_until = never;  ///< it was in the hand at least until this moment
    Moment gone = never;        ///< it was in the hand until this moment (exclusive)
    Moment first_seen = never;  ///< when it was first seen in the hand
};

/// A tile known to be in a hand from one moment until another.
struct FixedTile {
    Tile tile;
    Moment taken = 0;
    Moment gone = never;
};

/// One seat's tiles in one hand.
struct SeatBook {
    std::vector<FixedTile> fixed;
    std::vector<Moment>
        slots;  ///< the row: when each unseen tile was taken, or (`by_leaving`) went
    std::vector<OwnedTile> owned;
    TileSet doubtful{};         ///< seen here once nobody knew any more what the hand held (G5)
    bool by_leaving = false;    ///< the row is ordered by leaving, latest first
    bool hidden = false;        ///< holds an unknown number of tiles: nothing follows from counts
    bool drew_unseen = false;   ///< drew tiles that are not known
    bool hides_prizes = false;  ///< because prizes are not known (G16)
    Moment void_from = never;   ///< from here on the record contradicts itself about this hand (G5)
    bool deal_void = false;     ///< and does so in the deal
    Moment unwritten_from = never;  ///< of the first turn that nobody wrote down (G14)
    int size_when_void = 0;         ///< tiles in the hand at `void_from`
    int size = 0;                   ///< tiles in the hand after the last action seen
    /// Where draws may be left out: what its `left` line names, if that is complete (G17).
    std::optional<TileSet> left_written;

    void clear();
    /// Whether the record contradicts itself about what the condition asks.
    bool in_doubt(const Condition& condition) const {
        return condition.undoubted ? deal_void : condition.moment >= void_from;
    }
    /// Whether how many tiles the hand had at a moment is not known.
    bool hidden_at(Moment moment) const {
        return hidden && (hides_prizes || unwritten_from < moment);
    }
    /// How many slots at the row's start were in the hand at a moment.
    std::uint32_t slots_at(Moment moment) const;
    /// Whether every tile of the hand is known at every moment.
    bool certain() const { return slots.empty() && !hidden && void_from == never; }
};

/// The books of all seats over one hand, or over all the hands of one shuffle.
class Holdings {
  public:
    /// Starts anew for hands `first_hand`… of a game with this many players and this set of tiles.
    void clear(int players, int highest, std::uint32_t first_hand);
    /// The book of a seat in a hand; books of hands up to the highest asked for come into being
    /// empty.
    SeatBook& book(std::uint32_t hand, Seat seat) {
        const std::size_t index = at(hand, seat);
        if (index >= used_) begin_books(index);
        return books_[index];
    }
    const SeatBook& book(std::uint32_t hand, Seat seat) const { return books_[at(hand, seat)]; }

    /// The tiles that are in no known place and with no known seat.
    const TileSet& free() const { return free_; }
    /// Tiles that the yard shows not to have been dealt, though they may have been drawn (G14).
    const TileSet& undealt() const { return undealt_; }
    Moment in_yard_until() const { return in_yard_until_; }  ///< so long they lay in the yard
    /// Such a tile lay in the yard until this moment at least.
    void leave_undealt(Tile tile, Moment until) {
        undealt_.add(tile);
        in_yard_until_ = until;
    }
    void place(Tile tile) { free_.remove(tile); }  ///< the tile is fixed, owned, or out of reach
    void release(Tile tile) { free_.add(tile); }   ///< the tile's place is not known after all
    /// The facts refute an action: its tile was played before, or not held (G5).
    void refute(std::uint32_t index) { refuted_.push_back(index); }
    bool is_refuted(std::uint32_t index) const {
        return std::find(refuted_.begin(), refuted_.end(), index) != refuted_.end();
    }
    /// The record contradicts itself about these hands (G5): that the other hands, the stock or the
    /// yard have no place for a tile proves nothing any more. What was seen still does.
    void distrust_counts() { counts_prove_ = false; }
    bool counts_prove() const { return counts_prove_; }

    /// Whether the condition was kept: *broken* if no placing of the unseen tiles keeps it, *kept*
    /// if every placing does, else *open*. Call it only when all facts are entered.
    Verdict verdict(const Condition& condition) const;
    /// Whether any of the condition's tiles is in no known place but with this seat.
    bool may_have_held(const Condition& condition) const;
    /// The tiles that the seat surely held at a moment, by fixed places and owned tiles' deadlines.
    TileSet surely_held(std::uint32_t hand, Seat seat, Moment moment) const;
    /// The tiles that the seat may have held unseen at some moment of the hand: free ones, and its
    /// own.
    TileSet possibly_held(std::uint32_t hand, Seat seat) const;
    /// What is left in a hand when play ends, where the record tells.
    std::optional<TileSet> left_over(std::uint32_t hand, Seat seat, Moment end) const;
    /// The pips that are left in the hands when play ends, as far as the record tells.
    RemainingPips remaining_pips(std::uint32_t hand, Moment end) const;

  private:
    /// Begins books up to the one with this index.
    void begin_books(std::size_t last);
    /// The undealt tiles that lay in the yard at a moment.
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
    std::vector<std::uint32_t> refuted_;  ///< in Record::actions
    Moment in_yard_until_ = 0;            ///< of the undealt tiles
};

}  // namespace bones
