#include "engine/hands/facts.hpp"

#include <fmt/core.h>

#include "engine/hands/tiles_put_back.hpp"

namespace bones {

void FactChecker::check(std::uint32_t first_hand, std::span<const Deal> deals, BeforeUnread before,
                        Reporter& reporter) {
    reporter_ = &reporter;
    before_unread_ = before;
    places_.start(reporter.record(), first_hand);
    for (std::size_t i = 0; i < deals.size(); ++i)
        check_hand(first_hand + static_cast<std::uint32_t>(i), deals[i]);
}

void FactChecker::check_hand(std::uint32_t hand_index, const Deal& deal) {
    hand_ = hand_index;
    deal_ = &deal;
    drawn_ = surplus_ = put_back_ = 0;
    overdrawn_ = {none_such, Seat()};
    yard_.clear();
    const Record& record = reporter_->record();
    places_.start_hand(hand_index);
    for (Tile tile : deal.absent) places_.leave_out(tile);
    open_books();
    if (hand_ == 0) check_prizes();
    for (int s = 0; s < record.players; ++s)
        if (const Statement* line = line_of(Keyword::deal, Seat(s))) read_deal(*line);
    if (hand().yard != none_such) read_yard(record.statements[hand().yard]);
    test_yard();
    for (int s = 0; s < record.players; ++s) {
        if (is_void(Seat(s))) places_.unseen(Seat(s)) = deal.each;
        book(Seat(s)).slots.assign(static_cast<std::size_t>(places_.unseen(Seat(s))),
                                   static_cast<Moment>(hand().first_action));
    }
    read_actions();
    for (int s = 0; s < record.players; ++s)
        if (const Statement* line = left_line(Seat(s))) check_left(*line);
    if (put_back_ > 0) hide_times_of_taking();
    if (!deal.counted_turns) return;
    for (int s = 0; s < record.players; ++s)
        close_counted(book(Seat(s)), unseen_plays_[s], left_[s]);
}

// Lines of one kind are read in seat order, as in formatted records, so the findings do not depend
// on the order of the lines.
const Statement* FactChecker::line_of(Keyword keyword, Seat seat) const {
    const Record& record = reporter_->record();
    for (std::uint32_t i = hand().first_statement; i < hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.counts && line.keyword == keyword && line.seat == seat) return &line;
    }
    return nullptr;
}

TileSet FactChecker::shown_taken(Seat seat) const {
    TileSet tiles;
    const SeatBook& theirs = holdings_.book(hand_, seat);
    if (theirs.deal_void) return tiles;
    for (const FixedTile& fixed : theirs.fixed) tiles.add(fixed.tile);
    return tiles;
}

TileSet FactChecker::shown_no_prizes(Seat seat) const {
    const Seat other = seat.next(2);
    TileSet tiles = holdings_.undealt() | shown_prizes_[other.index()];
    for (const OwnedTile& owned : holdings_.book(hand_, other).owned) tiles.add(owned.tile);
    for (const auto& tile : yard_)
        if (tile && yard_holds_) tiles.add(*tile);
    return tiles;
}

void FactChecker::open_books() {
    for (int s = 0; s < reporter_->record().players; ++s) {
        SeatBook& mine = book(Seat(s));
        const int surplus =
            deal_->draws ? surplus_of_deal(reporter_->record(), hand(), Seat(s)) : 0;
        surplus_ += surplus;
        mine.size = deal_->each + surplus;
        mine.hidden = mine.hides_prizes = !deal_->each_known;
        places_.unseen(Seat(s)) = dealt_[s] = mine.size;
        size_open_[s] = may_be_fewer_[s] = !deal_->each_known;
        maybe_prizes_[s] = 0;
        shown_prizes_[s] = {};
        unseen_plays_[s].clear();
        left_[s] = {};
    }
}

std::string FactChecker::whereabouts(Tile tile) const {
    const TilePlace& place = places_.of(tile);
    const std::string earlier =
        place.hand == hand_
            ? ""
            : fmt::format(" in hand {}", reporter_->record().hands[place.hand].number);
    switch (place.where) {
        case Where::hand:
            return fmt::format("{} has it{}", reporter_->called(place.seat, place.hand), earlier);
        case Where::played:
            if (!place.seat.exists()) return "it has already been played" + earlier;
            return fmt::format("{} has already played it{}",
                               reporter_->called(place.seat, place.hand), earlier);
        case Where::yard:
            return "it is in the boneyard";
        case Where::left_out:
            return "it is a prize";
        case Where::nowhere:
            break;
    }
    return "it is not there";
}

}  // namespace bones
