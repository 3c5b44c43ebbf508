// Keeps where each tile of a shuffle is, as far as the record shows so far, and enters what is
// shown of a hand into its book.
#pragma once

#include <array>
#include <cstdint>

#include "engine/hands/holdings.hpp"

namespace bones {

/// Where a tile is.
struct TilePlace {
    enum class Where : std::uint8_t { nowhere, hand, played, yard, left_out };
    Where where = Where::nowhere;
    Seat seat;           ///< the seat that holds or played it; no seat: an unknown player played it
    bool owned = false;  ///< in the book's owned tiles, else in its fixed ones
    std::uint16_t entry = 0;  ///< index into the book's list
    std::uint32_t hand = 0;   ///< the hand of the shuffle
};
using Where = TilePlace::Where;

class TilePlaces {
  public:
    explicit TilePlaces(Holdings& holdings) : holdings_(holdings) {}

    /// Begins a shuffle: no tile has a place and every book is empty.
    void start(const Record& record, std::uint32_t first_hand);
    /// Continues with this hand; later entries belong to it.
    void start_hand(std::uint32_t hand) { hand_ = hand; }

    const TilePlace& of(Tile tile) const { return places_[tile]; }
    /// The moment at which a tile in a hand was last seen there.
    Moment last_seen(Tile tile) const { return last_seen_[tile]; }
    /// The number of tiles in a hand that were never seen so far.
    int& unseen(Seat seat) { return unseen_[seat]; }
    int unseen(Seat seat) const { return unseen_[seat]; }
    /// Whether a seat has the tile in this hand.
    bool is_with(Seat seat, Tile tile) const {
        const TilePlace& place = of(tile);
        return place.where == Where::hand && place.seat == seat && place.hand == hand_;
    }

    /// The tile is in no hand: it is a prize. `put_in_yard`: it is in the boneyard.
    void leave_out(Tile tile) { put_away(tile, Where::left_out); }
    void put_in_yard(Tile tile) { put_away(tile, Where::yard); }
    /// From now on the tile may be in any hand or in the boneyard.
    void lose_sight_of(Tile tile);
    /// The seat took the tile, and the record shows when.
    void enter_fixed(Seat seat, Tile tile, Moment taken);
    /// The seat has the tile; the record does not show when it took it.
    void enter_owned(Seat seat, Tile tile, Moment seen_until, Moment gone);
    /// Records that a tile of this seat's hand is seen there now.
    void see(Tile tile, Moment now) { last_seen_[tile] = now; }
    /// Records a tile seen in a hand with unknown contents: it is there and in no other hand (G5).
    /// It does not show what the hand held before.
    void see_in_doubt(Seat seat, Tile tile);
    void leave_hand(Tile tile, Moment gone, Moment seen_until);
    /// The seat has played the tile; no seat: an unknown player has.
    void play(Seat seat, Tile tile);

    /// From this moment on the record contradicts itself about a seat's hand.
    void void_hand(Seat seat, Moment from);
    /// Does the same for the seat that holds or played a tile in this hand, if there is one.
    void void_holder(const TilePlace& place, Moment from);
    /// Ignores a deal that is wrong in itself. A deal that a later action contradicts remains
    /// valid.
    void void_deal(Seat seat);

  private:
    void put_away(Tile tile, Where where);
    SeatBook& book(Seat seat) { return holdings_.book(hand_, seat); }

    Holdings& holdings_;
    const Record* record_ = nullptr;
    std::uint32_t hand_ = 0;
    ByTile<TilePlace> places_{};
    ByTile<Moment> last_seen_{};  ///< only for tiles in hands
    BySeat<int> unseen_{};
};

}  // namespace bones
