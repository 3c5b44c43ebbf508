// Handles unreadable tokens and lines, which may have been anything (G5a).
#include <algorithm>

#include "bones/bids.hpp"
#include "engine/hands/facts.hpp"
#include "engine/hands/unread.hpp"

namespace bones {

void FactChecker::read_actions() {
    const Hand& h = hand();
    const Record& record = reporter_->record();
    sits_out_ = sits_out(record, h, record.players);
    const int in_trick = record.players - sits_out_.exists();
    laid_in_trick_ = 0;
    tiles_shown_.fill(-1);
    find_unread_line();
    unwritten_draws_ = unwritten_draws_left_ = left_by_written_draws();
    unwritten_ones_.reset();
    whole_yard_ = false;
    if (deal_->hides_draws) hide_draws();
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i) {
        if (i == h.unread || i == anew_) pass_unread_line(i);
        for (const TornTrick& trick : record.torn) {
            if (trick.first == i) doubt_torn_trick(trick);
            if (trick.end == i) laid_in_trick_ = 0;
        }
        check_action(i);
        if (deal_->counted_turns && lays_in_trick(record.actions[i]))
            laid_in_trick_ = (laid_in_trick_ + 1) % in_trick;
    }
    if (h.unread == h.end_action) pass_unread_line(h.end_action);
}

// G17: every turn may begin with unwritten draws.
void FactChecker::hide_draws() {
    const auto begin = static_cast<Moment>(hand().first_action);
    for (int s = 0; s < reporter_->record().players; ++s) {
        size_open_[s] = book(Seat(s)).hidden = true;
        book(Seat(s)).unwritten_from = begin;
    }
    forget_yard(0, begin);
}

// Returns how many tiles of the stock the written draws of this hand leave. Unwritten turns can
// have drawn at most that number (G14).
int FactChecker::left_by_written_draws() const {
    if (!deal_->each_known || !deal_->prizes_known) return most_tiles;
    const auto& actions = reporter_->record().actions;
    const auto end = actions.begin() + std::min(hand().end_action, anew_);
    const auto written =
        std::count_if(actions.begin() + hand().first_action, end, [this](const Action& action) {
            return action.draws() && action.seat().index() < reporter_->record().players;
        });
    return std::max(deal_->stock - surplus_ - static_cast<int>(written), 0);
}

// Whether an unwritten turn may have brought the tile. Or it brought another tile, which the yard
// line shows as not dealt, and this tile has that tile's place in the deal.
bool FactChecker::may_come_unwritten(Seat seat, Tile tile) const {
    return holdings_.book(hand_, seat).hidden && unwritten_draws_left_ > 0 &&
           has_place_for(seat, tile);
}

// Whether the seat can have the tile: the tile may have been drawn, or one of the seat's dealt
// tiles is still unknown.
bool FactChecker::has_place_for(Seat seat, Tile tile) const {
    const SeatBook& mine = holdings_.book(hand_, seat);
    if (!unwritten_ones_ || unwritten_ones_->contains(tile)) return true;
    const auto places = std::count_if(mine.slots.begin(), mine.slots.end(), [this](Moment taken) {
        return taken <= holdings_.in_yard_until();
    });
    const auto filled = std::count_if(
        mine.owned.begin(), mine.owned.end(),
        [this](const OwnedTile& owned) { return !holdings_.undealt().contains(owned.tile); });
    return filled < places;
}

// Finds the action from which another hand may be played. In games with draws, tiles seen after an
// unreadable line do not show what was held before it.
void FactChecker::find_unread_line() {
    const Hand& h = hand();
    anew_ = h.anew;
    if (h.unread_line == none_such) return;
    const bool none_told = deal_->draws || before_unread_.may_have_ended ||
                           may_have_ended(reporter_->record(), h, h.unread, deal_->each);
    if (none_told) anew_ = std::min(anew_, h.unread);
}

// Returns the line with the tiles a seat had left, unless it may belong to another hand.
const Statement* FactChecker::left_line(Seat seat) const {
    const Statement* const line = line_of(Keyword::left, seat);
    if (anew_ == none_such || line == nullptr) return line;
    return line < &reporter_->record().statements[hand().unread_line] ? line : nullptr;
}

void FactChecker::pass_unread_line(std::uint32_t index) {
    if (index == hand().unread && !before_unread_.ended) lose_track(index);
    if (index < anew_ || index == hand().end_action) return;
    for (int s = 0; s < reporter_->record().players; ++s) {
        places_.void_hand(Seat(s), static_cast<Moment>(index));
        size_open_[s] = may_be_fewer_[s] = true;
    }
    if (deal_->draws) forget_yard(static_cast<std::size_t>(drawn_), static_cast<Moment>(index));
}

// Any seat may have had turns here that the record does not show.
void FactChecker::lose_track(std::uint32_t index) {
    for (int s = 0; s < reporter_->record().players; ++s) {
        if (deal_->counted_turns)
            size_open_[s] = may_be_fewer_[s] = true;
        else
            check_unknown_turn(index, Seat(s));
    }
}

// In a trick an unreadable token is a tile played unseen, if the hand had one to spare.
void FactChecker::check_unread_token(std::uint32_t index, Seat seat) {
    if (!deal_->counted_turns) return check_unknown_turn(index, seat);
    const auto unseen = static_cast<int>(unseen_plays_[seat].size());
    const bool has_one = tiles_shown(seat) + unseen < dealt_[seat];
    if (has_one && book(seat).size > 0)
        check_unknown_turn(index, seat);
    else
        size_open_[seat] = may_be_fewer_[seat] = true;
    if (may_be_no_tile(reporter_->record(), hand(), index, laid_in_trick_))
        doubt_seats_after(index);
}

// Whether adding this tile would give the hand more tiles than it has left, in a trick. Each `?`
// played one of the hand's tiles, but not one that was seen later.
bool FactChecker::is_crowded(Seat seat, Tile tile) {
    const std::vector<Moment>& unseen = unseen_plays_[seat];
    if (unseen.empty() || is_void(seat)) return false;
    std::vector<Moment> seen;
    for (Tile other : TileSet::full(reporter_->record().highest)) {
        if (other != tile && places_.is_with(seat, other)) seen.push_back(places_.last_seen(other));
    }
    std::sort(seen.begin(), seen.end());
    std::size_t played = 0;
    for (Moment moment : unseen)
        if (played < seen.size() && seen[played] < moment) ++played;
    return static_cast<int>(seen.size() - played) >= book(seat).size;
}

// Returns how many tiles of the hand are seen to be played or left. The count is cached, because
// each unreadable token needs it.
int FactChecker::tiles_shown(Seat seat) {
    int& shown = tiles_shown_[seat];
    if (shown >= 0) return shown;
    shown = 0;
    const Record& record = reporter_->record();
    for (std::uint32_t i = hand().first_action; i < std::min(hand().end_action, anew_); ++i) {
        const Action& action = record.actions[i];
        shown += action.seat() == seat && action.kind == ActionKind::play;
    }
    const Statement* const left = anew_ == none_such ? line_of(Keyword::left, seat) : nullptr;
    for (std::uint32_t t = 0; left != nullptr && t < left->count; ++t)
        shown += std::max<int>(1, record.tiles[left->first + t].unknown);
    return shown;
}

// In a trick with a missing token only the seat of the first tile is certain. Every other seat may
// have played the tile written for the seat before it, or a tile that is not written.
void FactChecker::doubt_torn_trick(const TornTrick& trick) {
    const Record& record = reporter_->record();
    for (int s = 0; s < record.players; ++s) {
        if (Seat(s) == record.actions[trick.first].seat()) continue;
        places_.void_hand(Seat(s), static_cast<Moment>(trick.first));
        size_open_[s] = may_be_fewer_[s] = true;
    }
}

// If the token was no tile, each later tile of the trick belongs to the seat before.
void FactChecker::doubt_seats_after(std::uint32_t index) {
    const Record& record = reporter_->record();
    const int in_trick = record.players - sits_out_.exists();
    Seat due = next_in_trick(record.actions[index].seat(), record.players, sits_out_);
    int after = 1;
    for (std::uint32_t i = index + 1; i < hand().end_action && after < in_trick; ++i) {
        if (!lays_in_trick(record.actions[i])) continue;
        if (record.actions[i].seat() != due) return;
        places_.void_hand(due, static_cast<Moment>(index));
        due = next_in_trick(due, record.players, sits_out_);
        ++after;
    }
}

}  // namespace bones
