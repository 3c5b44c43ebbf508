#include "tools/lib/show/entry/bid_line.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/bids.hpp"
#include "engine/rules/description.hpp"
#include "libnotation/text/lexer.hpp"
#include "tools/lib/show/entry/session.hpp"
#include "tools/lib/show/picture/hand_story.hpp"

namespace bones::inline show::entry {

namespace {

constexpr std::int32_t most_marks = 7;

}  // namespace

BidLine::BidLine(const Draft& draft, std::string_view pending)
    : draft_(draft), turn_(draft), players_(draft.record().players) {
    if (!waits()) return;
    const bool has_bids = draft.stage() == Stage::play && hand().bid != none_such;
    if (has_bids)
        offer_trumps();
    else
        offer_bids(pending);
}

/// Whether a hand is beginning, and its bids or trumps come next.
bool BidLine::waits() const {
    const Game game = draft_.record().game;
    if (game == Game::unknown || !traits(game).bids || players_ == 0) return false;
    if (draft_.stage() == Stage::game_over) return false;
    if (draft_.stage() == Stage::hand_over)
        return closing_lines(draft_).empty() && hand().score != none_such;
    return draft_.stage() == Stage::header || (hand().actions() == 0 && hand().trump == none_such);
}

void BidLine::offer_bids(std::string_view pending) {
    std::string_view rest = pending;
    take_word(rest);
    const Seat first = seat_named(take_word(rest));
    if (!first.exists()) return offer_first();
    int bids = 0;
    bool passed = true;
    for (Seat seat = first; !rest.empty(); ++bids, seat = seat.next(players_))
        passed = bid_named(take_word(rest)) == bid_pass && passed;
    const Seat seat((first.index() + bids) % players_);
    offer_bid(pending, seat, bids, passed, bid_pass);
    for (std::int32_t bid = 1; bid < points_of_mark; ++bid)
        offer_bid(pending, seat, bids, false, bid);
    for (std::int32_t marks = 1; marks <= most_marks; ++marks)
        offer_bid(pending, seat, bids, false, marks * points_of_mark);
}

/// Offers the seats that may bid first. If there is only one, offers its bids.
void BidLine::offer_first() {
    std::vector<Step> seats;
    for (Seat seat : SeatSet::all(players_)) {
        const std::string line = fmt::format("bid {}", seat.letter());
        if (turn_.is_right(padded(line + " 30", 1)) || turn_.is_right(padded(line, 0)))
            seats.push_back({"", line, seat, false});
    }
    if (seats.size() == 1) return offer_bids(seats.front().entry);
    steps_ = std::move(seats);
}

/// Completes a line of bids with passes, because only a line with the bids of all seats can be
/// judged.
std::string BidLine::padded(std::string line, int bids) const {
    for (; bids < players_; ++bids) line += " pass";
    return line;
}

void BidLine::offer_bid(std::string_view pending, Seat seat, int before, bool all_passed,
                        std::int32_t bid) {
    const std::string line = fmt::format("{} {}", pending, bid_text(bid));
    const bool last = before + 1 == players_;
    // The added passes would break a rule if all seats passed.
    const bool untried = bid == bid_pass && all_passed && !last;
    if (!untried && !turn_.is_right(padded(line, before + 1))) return;
    steps_.push_back({bid_text(bid), line, seat, last});
}

/// Offers trumps only to seats that may name them, if there are any. The rules do not describe
/// other contracts, so any seat may name one.
void BidLine::offer_trumps() {
    std::vector<Seat> namers;
    for (Seat seat : SeatSet::all(players_))
        for (std::size_t i = 0; i < trump_names.size(); ++i)
            if (trump_names[i] != trump_name(Trump::other) && offer_trump(seat, i))
                namers.push_back(seat);
    namers.erase(std::unique(namers.begin(), namers.end()), namers.end());
    if (namers.empty())
        for (Seat seat : SeatSet::all(players_)) namers.push_back(seat);
    for (Seat seat : namers) offer_trump(seat, static_cast<std::size_t>(Trump::other));
}

/// Offers a trump to a seat. Returns whether the seat may name it.
bool BidLine::offer_trump(Seat seat, std::size_t trump) {
    const Game game = draft_.record().game;
    const std::string line = fmt::format("trump {} {}", seat.letter(), trump_names[trump]);
    if (!turn_.is_right(line)) return false;
    const bool suit = static_cast<int>(trump) <= traits(game).highest;
    steps_.push_back(
        {suit ? picture::suit_name(game, static_cast<int>(trump)) : std::string(trump_names[trump]),
         line, seat, true});
    return true;
}

}  // namespace bones::inline show::entry
