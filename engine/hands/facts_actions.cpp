// What actions show: plays, tiles shown, draws, turns not written down.
#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hands/facts.hpp"

namespace bones {

void FactChecker::check_action(std::uint32_t index) {
    const Action& action = reporter_.record().actions[index];
    if (action.seat().index() >= reporter_.record().players) return lose_track(index);
    switch (action.kind) {
        case ActionKind::play:
            return check_play(index, action);
        case ActionKind::show:
            return check_show(index, action);
        case ActionKind::draw:
        case ActionKind::draw_unknown:
        case ActionKind::bad_draw:
            if (!deal_->draws) return;
            check_draw(index, action);
            ++book(action.seat()).size;
            return;
        case ActionKind::unknown_turn:
            return check_unknown_turn(index, action.seat());
        case ActionKind::bad_tile:
        case ActionKind::bad_token:
            return check_unread_token(index, action.seat());
        default:
            return;
    }
}

void FactChecker::check_play(std::uint32_t index, const Action& action) {
    const Tile tile = action.tile();
    const Seat seat = action.seat();
    if (plays_prize(index, action)) return;
    SeatBook& mine = book(seat);
    const auto now = static_cast<Moment>(index + 1);
    Spot& spot = spots_[tile.number()];
    if (marks_no_prize(action) && spot.where != Where::played) {
        reporter_.at_action(code::tile_not_held, "P12", hand_, index,
                            fmt::format("{} plays {} as a prize, but holds no such prize",
                                        reporter_.called(seat), to_string(tile)));
        void_holder(spot, static_cast<Moment>(index));
        void_hand(seat, static_cast<Moment>(index));
    } else if (holds(index, action, "plays")) {
        if (spot.owned) doubt_prize(seat);
        leave_hand(tile, now, never);
    }
    if (spot.where == Where::nowhere) {
        see_in_doubt(seat, tile);
        mine.doubtful.add(tile);
    }
    if (spot.where != Where::played) {
        spot.where = Where::played;
        spot.seat = seat;
        spot.hand = static_cast<std::uint16_t>(hand_);
    }
    const bool own_prize = deal_->has_prizes && deal_->prizes[seat.index()].contains(tile) &&
                           spots_[tile.number()].seat != seat;  // though another has played it
    if (mine.size > 0 && !own_prize) --mine.size;
}

// P12: where prizes are not known, a tile seen in no deal or draw may be one. Nothing then follows
// from the number of tiles in the hand.
void FactChecker::doubt_prize(Seat seat) {
    if (deal_->prizes_known) return;
    ++maybe_prizes_[seat.index()];
    book(seat).hidden = book(seat).hides_prizes = true;
}

// Whether a tile is played from the prizes: those are no tiles in hand (P7, P8, P12).
bool FactChecker::plays_prize(std::uint32_t index, const Action& action) {
    if (!deal_->has_prizes) return false;
    const Tile tile = action.tile();
    const Seat seat = action.seat();
    Spot& spot = spots_[tile.number()];
    if (deal_->prizes[seat.index()].contains(tile) && spot.where == Where::left_out) {
        if (!action.from_prizes)
            reporter_.at_action(code::unmarked_prize, "P12", hand_, index,
                                fmt::format("{} plays the prize {} without its mark",
                                            reporter_.called(seat), to_string(tile)));
    } else {
        if (!(action.from_prizes ? may_be_prize(tile) : must_be_prize(seat, tile))) return false;
        if (is_void(seat)) book(seat).doubtful.add(tile);
        holdings_.place(tile);
    }
    spot.where = Where::played;
    spot.seat = seat;
    spot.hand = static_cast<std::uint16_t>(hand_);
    return true;
}

// Where prizes are not known, a tile that was not seen in a hand or the yard may be one.
bool FactChecker::may_be_prize(Tile tile) const {
    return !deal_->prizes_known && spots_[tile.number()].where == Where::nowhere &&
           !holdings_.undealt().contains(tile);
}

// It is one, if it cannot come from the hand.
bool FactChecker::must_be_prize(Seat seat, Tile tile) {
    const bool hand_is_full = !book(seat).hidden && unseen_[seat.index()] == 0;
    const bool hand_is_empty = book(seat).size == 0 && !size_open_[seat.index()];
    return may_be_prize(tile) && (hand_is_full || hand_is_empty || is_void(seat));
}

// P12: a tile is marked as a prize that the seat is known not to hold as one.
bool FactChecker::marks_no_prize(const Action& action) const {
    const bool known = deal_->prizes_known ||
                       spots_[action.tile().number()].where == Where::left_out ||
                       (spots_[action.tile().number()].where == Where::hand &&
                        !holdings_.book(hand_, action.seat()).doubtful.contains(action.tile()));
    return action.from_prizes && deal_->has_prizes && known &&
           !deal_->prizes[action.seat_index].contains(action.tile());
}

void FactChecker::check_show(std::uint32_t index, const Action& action) {
    const Seat seat = action.seat();
    const bool prize = deal_->has_prizes && deal_->prizes[seat.index()].contains(action.tile());
    if (prize && spots_[action.tile().number()].where == Where::left_out) return;
    if (deal_->has_prizes && !is_void(seat) && must_be_prize(seat, action.tile())) return;
    const bool held = holds(index, action, "shows");
    const Spot& spot = spots_[action.tile().number()];
    if (spot.where == Where::nowhere) {
        see_in_doubt(seat, action.tile());
        book(seat).doubtful.add(action.tile());
    }
    if (!held || !spot.owned) return;
    book(seat).owned[spot.entry].seen_until = static_cast<Moment>(index);
    doubt_prize(seat);
}

// Whether the seat may have the tile it plays or shows; reports it if not. A tile that was not seen
// in the hand before is entered as owned.
bool FactChecker::holds(std::uint32_t index, const Action& action, std::string_view verb) {
    const Tile tile = action.tile();
    const Seat seat = action.seat();
    const Spot spot = spots_[tile.number()];
    const auto now = static_cast<Moment>(index);
    // A turn that nobody wrote down can have added tiles only where tiles are drawn.
    const bool some_left = book(seat).size > 0 || (size_open_[seat.index()] && deal_->draws);
    const bool mine_now = spot.where == Where::hand && spot.seat == seat && spot.hand == hand_;
    const bool crowded = is_crowded(seat, tile);
    if (mine_now && some_left && !crowded) {
        last_seen_[tile.number()] = now;
        return !is_void(seat);
    }

    const bool elsewhere_for_good =
        spot.where == Where::played || (spot.where == Where::hand && spot.hand != hand_);
    if (elsewhere_for_good && action.kind == ActionKind::play) {
        reporter_.at_action(
            code::tile_repeated, facts_clause, hand_, index,
            fmt::format("{} {} {}, but {}; each tile is in one place", reporter_.called(seat), verb,
                        to_string(tile), whereabouts(tile)));
        void_holder(spot, now);
        void_hand(seat, now);
        return false;
    }
    SeatBook& mine = book(seat);
    const bool room = some_left && (unseen_[seat.index()] > 0 || mine.hidden);
    const bool unreached = spot.where == Where::nowhere && out_of_reach(seat, tile);
    if (spot.where == Where::nowhere && room && !unreached && !crowded && !is_void(seat)) {
        enter_owned(seat, tile, now, never);
        return true;
    }
    const bool none_left = !some_left && action.kind == ActionKind::play;
    if (none_left)
        reporter_.at_action(code::count_mismatch, facts_clause, hand_, index,
                            fmt::format("{} {} {}, but has no tile left", reporter_.called(seat),
                                        verb, to_string(tile)));
    // Seen with another seat, it is not here, whatever this hand may have held.
    const bool with_another =
        spot.where == Where::played || (spot.where == Where::hand && !mine_now);
    if (with_another || (!none_left && !is_void(seat))) {
        std::string why =
            unreached ? fmt::format("it lay in the yard, and {} drew no unknown tile",
                                    reporter_.called(seat))
            : spot.where == Where::nowhere || !with_another
                ? fmt::format("the tiles {} held are all known", reporter_.called(seat))
                : whereabouts(tile);
        reporter_.at_action(
            code::tile_not_held, facts_clause, hand_, index,
            fmt::format("{} {} {}, but {}", reporter_.called(seat), verb, to_string(tile), why));
        void_holder(spot, now);
    }
    void_hand(seat, now);
    return false;
}

// Whether the yard shows that a tile was not dealt, and the seat has drawn no more unknown tiles
// since than are known by now to be such, these `besides` among them.
bool FactChecker::out_of_reach(Seat seat, Tile tile, int besides) {
    if (!deal_->stock_is_out)  // a round that is not the last: it may be dealt later
        return static_cast<int>(yard_.size()) <= deal_->stock &&
               std::find(yard_.begin(), yard_.end(), std::optional(tile)) != yard_.end();
    if (!holdings_.undealt().contains(tile) || size_open_[seat.index()]) return false;
    const SeatBook& mine = book(seat);
    const auto late = [&](Moment taken) { return taken > holdings_.in_yard_until(); };
    const auto such = [&](const OwnedTile& owned) {
        return holdings_.undealt().contains(owned.tile);
    };
    return std::count_if(mine.owned.begin(), mine.owned.end(), such) + besides >=
           std::count_if(mine.slots.begin(), mine.slots.end(), late);
}

void FactChecker::check_draw(std::uint32_t index, const Action& action) {
    const Seat seat = action.seat();
    SeatBook& mine = book(seat);
    const auto now = static_cast<Moment>(index);
    if (drawn_ >= deal_->stock && deal_->each_known) {
        reporter_.at_action(
            code::count_mismatch, facts_clause, hand_, index,
            fmt::format("{} draws, but no tile is left to draw", reporter_.called(seat)));
        void_hand(seat, now);
    }
    std::optional<Tile> drawn;
    if (action.kind == ActionKind::draw) drawn = action.tile();
    const auto position = static_cast<std::size_t>(drawn_++);
    if (!agrees_with_yard(action, position)) report_yard_mismatch(index, action, position);
    if (!drawn && yard_holds_ && position < yard_.size() && yard_[position]) {
        const Where where = spots_[yard_[position]->number()].where;
        if (where == Where::nowhere || where == Where::yard)
            drawn = yard_[position];
        else
            void_hand(seat, now);  // it went elsewhere, which was said there
    }
    if (drawn) {
        const Spot spot = spots_[drawn->number()];
        if (spot.where == Where::nowhere || spot.where == Where::yard) {
            if (!is_void(seat)) return enter_fixed(seat, *drawn, now + 1);
            see_in_doubt(seat, *drawn);
        } else {
            reporter_.at_action(
                code::tile_repeated, facts_clause, hand_, index,
                fmt::format("{} draws {}, but {}; each tile is in one place",
                            reporter_.called(seat), to_string(*drawn), whereabouts(*drawn)));
            void_holder(spot, now);
            void_hand(seat, now);
        }
    }
    if (!is_void(seat)) mine.slots.push_back(now + 1);
    mine.drew_unseen = true;
    ++unseen_[seat.index()];
}

// Whether a draw agrees with the yard.
bool FactChecker::agrees_with_yard(const Action& action, std::size_t position) const {
    if (action.kind != ActionKind::draw) return true;
    const Tile drawn = action.tile();
    if (position < yard_.size() && yard_[position]) return *yard_[position] == drawn;
    return std::find(yard_.begin(), yard_.end(), std::optional(drawn)) == yard_.end();
}

// A yard that any draw of the hand contradicts, or that is too long, is no evidence.
void FactChecker::test_yard() {
    yard_holds_ = static_cast<int>(yard_.size()) <= deal_->stock || !deal_->each_known;
    std::size_t position = 0;
    for (std::uint32_t i = hand().first_action; deal_->draws && i < hand().end_action; ++i) {
        const Action& action = reporter_.record().actions[i];
        const bool lost = action.kind == ActionKind::unknown_turn || action.is_unread() ||
                          i == hand().unread || action.seat().index() >= reporter_.record().players;
        if (lost) break;
        if (!action.draws()) continue;
        yard_holds_ = yard_holds_ && agrees_with_yard(action, position++);
    }
    if (!yard_holds_) release_yard(0);
}

// The tiles of the yard from a position on may be anywhere.
void FactChecker::release_yard(std::size_t from) {
    for (std::size_t i = from; i < yard_.size(); ++i) {
        if (!yard_[i] || spots_[yard_[i]->number()].where != Where::yard) continue;
        spots_[yard_[i]->number()] = {};
        holdings_.release(*yard_[i]);
    }
}

// G14: a turn that nobody wrote down may have drawn any number of tiles. None of them was dealt.
void FactChecker::forget_yard(std::size_t from, Moment now) {
    for (std::size_t i = from; i < yard_.size(); ++i)
        if (yard_[i] && spots_[yard_[i]->number()].where == Where::yard)
            holdings_.leave_undealt(*yard_[i], now);
    release_yard(from);
    yard_.clear();
}

void FactChecker::report_yard_mismatch(std::uint32_t index, const Action& action,
                                       std::size_t position) {
    holdings_.distrust_counts();
    const std::string who = reporter_.called(action.seat());
    const std::string drawn = to_string(action.tile());
    const bool due = position < yard_.size() && yard_[position].has_value();
    reporter_.at_action(
        code::yard_mismatch, facts_clause, hand_, index,
        due ? fmt::format("{} draws {}, but the yard has {} here", who, drawn,
                          to_string(*yard_[position]))
            : fmt::format("{} draws {}, which lies elsewhere in the yard", who, drawn));
}

void FactChecker::check_unknown_turn(std::uint32_t index, Seat seat) {
    SeatBook& mine = book(seat);
    if (!deal_->counted_turns) {
        size_open_[seat.index()] = true;
        mine.hidden = mine.hidden || deal_->draws;
        mine.unwritten_from = std::min(mine.unwritten_from, static_cast<Moment>(index));
        if (deal_->draws) forget_yard(static_cast<std::size_t>(drawn_), static_cast<Moment>(index));
        return;
    }
    if (mine.size > 0) {
        --mine.size;
        unseen_plays_[seat.index()].push_back(static_cast<Moment>(index + 1));
        return;
    }
    reporter_.at_action(code::count_mismatch, facts_clause, hand_, index,
                        fmt::format("{} plays a tile, but has none left", reporter_.called(seat)));
    void_hand(seat, static_cast<Moment>(index));
}

}  // namespace bones
