#include "engine/hands/facts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"

namespace bones {

void FactChecker::check(std::uint32_t first_hand, std::span<const Deal> deals,
                        bool ended_before_unread) {
    const Record& record = reporter_.record();
    ended_before_unread_ = ended_before_unread;
    holdings_.clear(record.players, traits(record.game).highest, first_hand);
    spots_.fill({});
    for (std::size_t i = 0; i < deals.size(); ++i)
        check_hand(first_hand + static_cast<std::uint32_t>(i), deals[i]);
}

void FactChecker::check_hand(std::uint32_t hand_index, const Deal& deal) {
    hand_ = hand_index;
    deal_ = &deal;
    drawn_ = 0;
    yard_.clear();
    const Record& record = reporter_.record();
    for (Tile tile : deal.absent) {
        spots_[tile.number()].where = Where::left_out;
        holdings_.place(tile);
    }
    open_books();
    if (hand_ == 0) check_prizes();
    for (int s = 0; s < record.players; ++s)
        if (const Statement* line = line_of(Keyword::deal, Seat(s))) read_deal(*line);
    if (hand().yard != none_such) read_yard(record.statements[hand().yard]);
    test_yard();
    for (int s = 0; s < record.players; ++s) {
        if (is_void(Seat(s))) unseen_[s] = deal.each;
        book(Seat(s)).slots.assign(static_cast<std::size_t>(unseen_[s]),
                                   static_cast<Moment>(hand().first_action));
    }
    read_actions();
    for (int s = 0; s < record.players; ++s)
        if (const Statement* line = left_line(Seat(s))) check_left(*line);
    if (!deal.counted_turns) return;
    for (int s = 0; s < record.players; ++s) close_counted(book(Seat(s)), unseen_plays_[s]);
}

// Lines of one kind are read in the order of seats, in which they are formatted: what is said of
// them does not depend on how they were written.
const Statement* FactChecker::line_of(Keyword keyword, Seat seat) const {
    const Record& record = reporter_.record();
    for (std::uint32_t i = hand().first_statement; i < hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.counts && line.keyword == keyword && line.seat == seat) return &line;
    }
    return nullptr;
}

TileSet FactChecker::undrawn() const {
    TileSet tiles;
    for (const auto& tile : yard_)
        if (tile && spots_[static_cast<std::size_t>(tile->number())].where == Where::yard)
            tiles.add(*tile);
    return tiles;
}

TileSet FactChecker::disputed() const {
    TileSet tiles;
    if (deal_->draws || !deal_->stock_is_out || !yard_holds_) return tiles;
    for (const auto& tile : yard_)
        if (tile && spots_[tile->number()].where == Where::played) tiles.add(*tile);
    return tiles;
}

TileSet FactChecker::shown_taken(Seat seat) const {
    TileSet tiles;
    const SeatBook& theirs = holdings_.book(hand_, seat);
    if (theirs.deal_void) return tiles;
    for (const FixedTile& fixed : theirs.fixed) tiles.add(fixed.tile);
    return tiles;
}

void FactChecker::open_books() {
    for (int s = 0; s < reporter_.record().players; ++s) {
        SeatBook& mine = book(Seat(s));
        mine.size = deal_->each;
        mine.hidden = mine.hides_prizes = !deal_->each_known;
        unseen_[s] = dealt_[s] = deal_->each;
        size_open_[s] = !deal_->each_known;
        maybe_prizes_[s] = 0;
        unseen_plays_[s].clear();
    }
}

void FactChecker::enter_fixed(Seat seat, Tile tile, Moment taken) {
    auto& fixed = book(seat).fixed;
    last_seen_[tile.number()] = taken;
    spots_[tile.number()] = {Where::hand, seat, false, static_cast<std::uint16_t>(hand_),
                             static_cast<std::uint16_t>(fixed.size())};
    fixed.push_back({tile, taken, never});
    holdings_.place(tile);
}

void FactChecker::enter_owned(Seat seat, Tile tile, Moment seen_until, Moment gone) {
    SeatBook& mine = book(seat);
    last_seen_[tile.number()] = seen_until;
    spots_[tile.number()] = {Where::hand, seat, true, static_cast<std::uint16_t>(hand_),
                             static_cast<std::uint16_t>(mine.owned.size())};
    mine.owned.push_back(
        {tile, static_cast<std::uint32_t>(mine.slots.size()), seen_until, gone, seen_until});
    --unseen_[seat.index()];
    holdings_.place(tile);
}

void FactChecker::leave_hand(Tile tile, Moment gone, Moment seen_until) {
    const Spot& spot = spots_[tile.number()];
    SeatBook& mine = book(spot.seat);
    if (!spot.owned) {
        mine.fixed[spot.entry].gone = gone;
        return;
    }
    mine.owned[spot.entry].gone = gone;
    mine.owned[spot.entry].seen_until = seen_until;
}

// G5: a tile seen in a hand of which nobody knows what it held is there, and in no other. It is no
// evidence of what the hand held before.
void FactChecker::see_in_doubt(Seat seat, Tile tile) {
    spots_[tile.number()] = {Where::hand, seat, false, static_cast<std::uint16_t>(hand_), 0};
    holdings_.place(tile);
}

void FactChecker::void_hand(Seat seat, Moment from) {
    holdings_.distrust_counts();
    SeatBook& mine = book(seat);
    if (mine.void_from <= from) return;
    mine.void_from = from;
    mine.size_when_void = mine.size;
}

// A deal that is wrong in itself says nothing; one that an action contradicts later still stands.
void FactChecker::void_deal(Seat seat) {
    void_hand(seat, static_cast<Moment>(hand().first_action));
    book(seat).deal_void = true;
    book(seat).fixed.clear();
    for (Tile tile : TileSet::full(traits(reporter_.record().game).highest)) {
        Spot& spot = spots_[tile.number()];
        if (spot.where != Where::hand || spot.seat != seat || spot.hand != hand_) continue;
        spot = {};
        holdings_.release(tile);
    }
}

void FactChecker::void_holder(const Spot& spot, Moment from) {
    const bool someone = spot.where == Where::hand || spot.where == Where::played;
    if (someone && spot.hand == hand_) void_hand(spot.seat, from);
}

std::string FactChecker::whereabouts(Tile tile) const {
    const Spot& spot = spots_[tile.number()];
    const std::string earlier =
        spot.hand == hand_ ? ""
                           : fmt::format(" in hand {}", reporter_.record().hands[spot.hand].number);
    switch (spot.where) {
        case Where::hand:
            return fmt::format("{} has it{}", reporter_.called(spot.seat), earlier);
        case Where::played:
            return fmt::format("{} played it{}", reporter_.called(spot.seat), earlier);
        case Where::yard:
            return "it lies in the yard";
        case Where::left_out:
            return "it is held as a prize";
        case Where::nowhere:
            break;
    }
    return "it is not there";
}

}  // namespace bones
