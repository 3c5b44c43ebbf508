// Where each tile of a shuffle is, as far as the record shows so far. What is shown of a hand is
// entered into its book.
#pragma once

#include <array>
#include <cstdint>

#include "engine/hands/holdings.hpp"

namespace bones {

/// Where a tile is.
struct TilePlace {
    enum class Where : std::uint8_t { nowhere, hand, played, yard, left_out };
    Where where = Where::nowhere;
    Seat seat;                ///< who holds or played it; no seat: an unknown player did
    bool owned = false;       ///< in the book's owned tiles, else in its fixed ones
    std::uint16_t entry = 0;  ///< index into the book's list
    std::uint32_t hand = 0;   ///< of the shuffle
};
using Where = TilePlace::Where;

class TilePlaces {
  public:
    explicit TilePlaces(Holdings& holdings) : holdings_(holdings) {}

    /// Begins a shuffle: every tile is nowhere, and every book empty.
    void start(const Record& record, std::uint32_t first_hand);
    /// Goes on to this hand: what is entered from here on is of it.
    void start_hand(std::uint32_t hand) { hand_ = hand; }

    const TilePlace& of(Tile tile) const { return places_[tile]; }
    /// Since when a tile in a hand was not seen there.
    Moment last_seen(Tile tile) const { return last_seen_[tile]; }
    /// How many tiles of a hand were never seen so far.
    int& unseen(Seat seat) { return unseen_[seat]; }
    int unseen(Seat seat) const { return unseen_[seat]; }
    /// Whether a seat has the tile in this hand.
    bool is_with(Seat seat, Tile tile) const {
        const TilePlace& place = of(tile);
        return place.where == Where::hand && place.seat == seat && place.hand == hand_;
    }

    /// The tile is in no hand: held as a prize, or in the yard.
    void leave_out(Tile tile) { put_away(tile, Where::left_out); }
    void put_in_yard(Tile tile) { put_away(tile, Where::yard); }
    /// From here on the tile may be in any hand, or in the yard.
    void lose_sight_of(Tile tile);
    /// The seat took the tile, and it was seen.
    void enter_fixed(Seat seat, Tile tile, Moment taken);
    /// The seat has the tile, and took it unseen.
    void enter_owned(Seat seat, Tile tile, Moment seen_until, Moment gone);
    /// A tile that is in this seat's hand is seen there.
    void see(Tile tile, Moment now) { last_seen_[tile] = now; }
    /// A tile seen in a hand of which nobody knows what it held is there, and in no other (G5). It
    /// is no evidence of what the hand held before.
    void see_in_doubt(Seat seat, Tile tile);
    void leave_hand(Tile tile, Moment gone, Moment seen_until);
    /// The seat has played the tile; no seat: one of the players has.
    void play(Seat seat, Tile tile);

    /// From here on the record contradicts itself about a seat's hand.
    void void_hand(Seat seat, Moment from);
    /// The same of who has or played a tile in this hand, if anybody did.
    void void_holder(const TilePlace& place, Moment from);
    /// A deal that is wrong in itself says nothing; one that an action contradicts later still
    /// stands.
    void void_deal(Seat seat);

  private:
    void put_away(Tile tile, Where where);
    SeatBook& book(Seat seat) { return holdings_.book(hand_, seat); }

    Holdings& holdings_;
    const Record* record_ = nullptr;
    std::uint32_t hand_ = 0;
    ByTile<TilePlace> places_{};
    ByTile<Moment> last_seen_{};  ///< of tiles in hands
    BySeat<int> unseen_{};
};

}  // namespace bones
