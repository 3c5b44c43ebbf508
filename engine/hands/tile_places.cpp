#include "engine/hands/tile_places.hpp"

#include <algorithm>

namespace bones {

void TilePlaces::start(const Record& record, std::uint32_t first_hand) {
    record_ = &record;
    holdings_.clear(record.players, record.highest, first_hand);
    std::fill_n(places_.begin(), set_size(record.highest),
                TilePlace());  // tiles beyond the set are never read
}

void TilePlaces::put_away(Tile tile, Where where) {
    places_[tile].where = where;
    holdings_.place(tile);
}

void TilePlaces::lose_sight_of(Tile tile) {
    places_[tile] = {};
    holdings_.release(tile);
}

void TilePlaces::enter_fixed(Seat seat, Tile tile, Moment taken) {
    auto& fixed = book(seat).fixed;
    see(tile, taken);
    places_[tile] = {Where::hand, seat, false, static_cast<std::uint16_t>(fixed.size()), hand_};
    fixed.push_back({tile, taken, never});
    holdings_.place(tile);
}

void TilePlaces::enter_owned(Seat seat, Tile tile, Moment seen_until, Moment gone) {
    SeatBook& mine = book(seat);
    see(tile, seen_until);
    places_[tile] = {Where::hand, seat, true, static_cast<std::uint16_t>(mine.owned.size()), hand_};
    mine.owned.push_back(
        {tile, static_cast<std::uint32_t>(mine.slots.size()), seen_until, gone, seen_until});
    --unseen(seat);
    holdings_.place(tile);
}

void TilePlaces::see_in_doubt(Seat seat, Tile tile) {
    places_[tile] = {Where::hand, seat, false, 0, hand_};
    holdings_.place(tile);
}

void TilePlaces::leave_hand(Tile tile, Moment gone, Moment seen_until) {
    const TilePlace& place = of(tile);
    SeatBook& mine = book(place.seat);
    if (!place.owned) {
        mine.fixed[place.entry].gone = gone;
        return;
    }
    mine.owned[place.entry].gone = gone;
    mine.owned[place.entry].seen_until = seen_until;
}

void TilePlaces::play(Seat seat, Tile tile) {
    TilePlace& place = places_[tile];
    place.where = Where::played;
    place.seat = seat;
    place.hand = hand_;
}

void TilePlaces::void_hand(Seat seat, Moment from) {
    holdings_.distrust_counts();
    SeatBook& mine = book(seat);
    if (mine.void_from <= from) return;
    mine.void_from = from;
    mine.size_when_void = mine.size;
}

void TilePlaces::void_holder(const TilePlace& place, Moment from) {
    const bool someone = place.where == Where::hand || place.where == Where::played;
    if (someone && place.seat.exists() && place.hand == hand_) void_hand(place.seat, from);
}

void TilePlaces::void_deal(Seat seat) {
    void_hand(seat, static_cast<Moment>(record_->hands[hand_].first_action));
    book(seat).deal_void = true;
    book(seat).fixed.clear();
    for (Tile tile : TileSet::full(record_->highest)) {
        if (!is_with(seat, tile)) continue;
        places_[tile] = {};
        holdings_.release(tile);
    }
}

}  // namespace bones
