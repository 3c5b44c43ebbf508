// Checks actions: plays, tiles shown, draws, and turns that are not written down.
#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hands/facts.hpp"

namespace bones {

void FactChecker::check_action(std::uint32_t index) {
    const Action& action = reporter_->record().actions[index];
    if (action.seat().index() >= reporter_->record().players) {
        lose_track(index);
        if (action.kind == ActionKind::play) check_play_of_anybody(index, action.tile());
        return;
    }
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
        case ActionKind::put_back:
        case ActionKind::put_back_unknown:
        case ActionKind::bad_put_back:
            if (deal_->draws) check_put_back(index, action);
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
    if (int& prizes = maybe_prizes_[seat.index()]; mine.size == 0 && prizes > 0) {
        --prizes;  // an earlier tile was a prize (P12)
        ++mine.size;
    }
    const auto now = static_cast<Moment>(index + 1);
    const TilePlace& place = places_.of(tile);
    if (marks_no_prize(action) && place.where != Where::played) {
        refute(index, code::tile_not_held, deal_->prize_clause,
               fmt::format("{} plays {} as a prize, but holds no such prize",
                           reporter_->called(seat, hand_), to_string(tile)));
        places_.void_holder(place, static_cast<Moment>(index));
        places_.void_hand(seat, static_cast<Moment>(index));
    } else if (holds(index, action, "plays")) {
        if (place.owned) doubt_prize(seat);
        places_.leave_hand(tile, now, never);
    }
    if (place.where == Where::nowhere) {
        places_.see_in_doubt(seat, tile);
        mine.doubtful.add(tile);
    }
    if (place.where != Where::played) places_.play(seat, tile);
    const bool own_prize = deal_->has_prizes && deal_->prizes[seat.index()].contains(tile) &&
                           places_.of(tile).seat != seat;  // but another seat has played it
    if (mine.size > 0 && !own_prize) --mine.size;
}

// G5a: the player of this tile is unknown. The tile is on the table and in no hand.
void FactChecker::check_play_of_anybody(std::uint32_t index, Tile tile) {
    const TilePlace place = places_.of(tile);
    const auto now = static_cast<Moment>(index);
    if (place.where == Where::played || (place.where == Where::hand && place.hand != hand_)) {
        refute(index, code::tile_repeated, facts_clause,
               fmt::format("{} is played, but {}; a set has each tile once", to_string(tile),
                           whereabouts(tile)))
            .seat = {};
        return places_.void_holder(place, now);
    }
    if (place.where == Where::hand && !is_void(place.seat))
        places_.leave_hand(tile, now + 1, never);
    places_.play(Seat(), tile);
}

// P12: if prizes are unknown, a tile that no deal or draw shows may be one. The number of tiles in
// the hand then proves nothing.
void FactChecker::doubt_prize(Seat seat) {
    if (deal_->prizes_known) return;
    ++maybe_prizes_[seat.index()];
    book(seat).hidden = book(seat).hides_prizes = true;
}

// Whether a tile is played from the prizes, which do not count as tiles in hand (P7, P8, P12).
bool FactChecker::plays_prize(std::uint32_t index, const Action& action) {
    if (!deal_->has_prizes) return false;
    const Tile tile = action.tile();
    const Seat seat = action.seat();
    const TilePlace& place = places_.of(tile);
    if (deal_->prizes[seat.index()].contains(tile) && place.where == Where::left_out) {
        if (!action.from_prizes)
            reporter_->at_action(code::unmarked_prize, deal_->prize_clause, hand_, index,
                                 fmt::format("{} plays the prize {} without its mark, `*`",
                                             reporter_->called(seat, hand_), to_string(tile)));
    } else {
        if (!(action.from_prizes ? may_be_prize(seat, tile) : must_be_prize(seat, tile)))
            return false;
        if (place.owned) places_.leave_hand(tile, static_cast<Moment>(index + 1), never);
        if (is_void(seat)) {
            book(seat).doubtful.add(tile);
            if (!action.from_prizes && book(seat).size > 0) {  // it may have been in the hand
                --book(seat).size;
                ++maybe_prizes_[seat.index()];
            }
        }
        holdings_.place(tile);
    }
    places_.play(seat, tile);
    return true;
}

// If prizes are unknown, a tile may be one unless a deal, a draw, the yard line or another seat
// shows it.
bool FactChecker::may_be_prize(Seat seat, Tile tile) const {
    const TilePlace& place = places_.of(tile);
    const bool shown = place.where == Where::hand && place.owned && place.seat == seat;
    const bool unseen = place.where == Where::nowhere && !holdings_.undealt().contains(tile);
    return !deal_->prizes_known && (unseen || shown || is_shown_prize(seat, tile));
}

// Whether the seat has shown the tile, and it cannot come from its hand (P12).
bool FactChecker::is_shown_prize(Seat seat, Tile tile) const {
    return shown_prizes_[seat.index()].contains(tile) && places_.of(tile).where == Where::left_out;
}

// Whether the tile must be a prize because it cannot come from the hand.
bool FactChecker::must_be_prize(Seat seat, Tile tile) {
    if (is_shown_prize(seat, tile)) return true;
    const bool unseen = places_.of(tile).where == Where::nowhere;
    const bool hand_is_full = !book(seat).hidden && places_.unseen(seat) == 0;
    const bool hand_is_empty = book(seat).size == 0 && !size_open_[seat.index()];
    return unseen && may_be_prize(seat, tile) && (hand_is_full || hand_is_empty || is_void(seat));
}

// P12: whether a tile is marked as a prize although the seat is known not to have it as one.
bool FactChecker::marks_no_prize(const Action& action) const {
    if (!action.from_prizes || !deal_->has_prizes || may_be_prize(action.seat(), action.tile()))
        return false;
    const Where where = places_.of(action.tile()).where;
    const bool known = deal_->prizes_known || where == Where::left_out || where == Where::yard ||
                       holdings_.undealt().contains(action.tile()) ||
                       (where == Where::hand &&
                        !holdings_.book(hand_, action.seat()).doubtful.contains(action.tile()));
    return known && !deal_->prizes[action.seat_index].contains(action.tile());
}

void FactChecker::check_show(std::uint32_t index, const Action& action) {
    const Seat seat = action.seat();
    const bool prize = deal_->has_prizes && deal_->prizes[seat.index()].contains(action.tile());
    if (prize && places_.of(action.tile()).where == Where::left_out) return;
    if (deal_->has_prizes && !is_void(seat) && must_be_prize(seat, action.tile())) {
        shown_prizes_[seat.index()].add(action.tile());
        places_.leave_out(action.tile());
        return;
    }
    const bool held = holds(index, action, "shows");
    const TilePlace& place = places_.of(action.tile());
    // A tile of the yard line is drawn later or never, so showing it proves neither place.
    if (place.where == Where::nowhere && !holdings_.undealt().contains(action.tile())) {
        places_.see_in_doubt(seat, action.tile());
        book(seat).doubtful.add(action.tile());
    }
    if (!held || !place.owned) return;
    book(seat).owned[place.entry].seen_until = static_cast<Moment>(index);
    doubt_prize(seat);
}

// Reports an action that cannot have happened as written. It is not judged for the turn (G2)
// either.
Finding& FactChecker::refute(std::uint32_t index, const Code& code, std::string_view clause,
                             std::string message) {
    holdings_.refute(index);
    return reporter_->at_action(code, clause, hand_, index, std::move(message));
}

// Whether the seat may have the tile it plays or shows; reports a finding if not. A tile seen in
// the hand for the first time is entered as owned.
bool FactChecker::holds(std::uint32_t index, const Action& action, std::string_view verb) {
    const Tile tile = action.tile();
    const Seat seat = action.seat();
    const TilePlace place = places_.of(tile);
    const auto now = static_cast<Moment>(index);
    // An unwritten turn can have added tiles only in games with draws.
    const bool some_left = book(seat).size > 0 || (size_open_[seat.index()] && deal_->draws);
    const bool mine_now = places_.is_with(seat, tile);
    const bool crowded = is_crowded(seat, tile);
    if (mine_now && some_left && !crowded) {
        places_.see(tile, now);
        return !is_void(seat);
    }

    const bool elsewhere_for_good =
        place.where == Where::played || (place.where == Where::hand && place.hand != hand_);
    if (elsewhere_for_good && action.kind == ActionKind::play) {
        refute(
            index, code::tile_repeated, facts_clause,
            fmt::format("{} {} {}, but {}; a set has each tile once",
                        reporter_->called(seat, hand_), verb, to_string(tile), whereabouts(tile)));
        places_.void_holder(place, now);
        places_.void_hand(seat, now);
        return false;
    }
    const bool came_unwritten = places_.unseen(seat) <= 0;
    const bool room = some_left && (came_unwritten ? may_come_unwritten(seat, tile)
                                                   : !whole_yard_ || has_place_for(seat, tile));
    const bool unreached = place.where == Where::nowhere && out_of_reach(seat, tile);
    if (place.where == Where::nowhere && room && !unreached && !crowded && !is_void(seat)) {
        places_.enter_owned(seat, tile, now, never);
        if (came_unwritten) {
            --unwritten_draws_left_;
            ++places_.unseen(seat);
        }
        return true;
    }
    const bool none_left = !some_left && action.kind != ActionKind::show;
    if (none_left)
        reporter_->at_action(code::count_mismatch, facts_clause, hand_, index,
                             fmt::format("{} {} {}, but has no tile left",
                                         reporter_->called(seat, hand_), verb, to_string(tile)));
    // A tile that was seen with another seat is not here, whatever else this hand held.
    const bool with_another =
        place.where == Where::played || (place.where == Where::hand && !mine_now);
    if (with_another || (!none_left && !is_void(seat))) {
        std::string why =
            unreached ? fmt::format("it was in the boneyard, and {} drew no unknown tile",
                                    reporter_->called(seat, hand_))
            : place.where == Where::nowhere || !with_another
                ? fmt::format("the record shows all tiles of {}, and it is not one of them",
                              reporter_->called(seat, hand_))
                : whereabouts(tile);
        refute(index, code::tile_not_held, facts_clause,
               fmt::format("{} {} {}, but {}", reporter_->called(seat, hand_), verb,
                           to_string(tile), why));
        places_.void_holder(place, now);
    }
    places_.void_hand(seat, now);
    return false;
}

void FactChecker::check_draw(std::uint32_t index, const Action& action) {
    const Seat seat = action.seat();
    SeatBook& mine = book(seat);
    const auto now = static_cast<Moment>(index);
    if (tiles_to_draw() <= 0 && deal_->each_known) {
        if (overdrawn_ != std::pair(index, seat))
            reporter_->at_action(
                code::count_mismatch, facts_clause, hand_, index,
                fmt::format("{} draws, but the boneyard is empty", reporter_->called(seat, hand_)));
        overdrawn_ = {index + 1, seat};
        places_.void_hand(seat, now);
    }
    std::optional<Tile> drawn;
    if (action.kind == ActionKind::draw) drawn = action.tile();
    const auto position = static_cast<std::size_t>(drawn_++);
    if (std::find(yard_mismatches_.begin(), yard_mismatches_.end(), index) !=
        yard_mismatches_.end())
        report_yard_mismatch(index, action, position);
    if (!drawn && yard_holds_ && position < yard_.size() && yard_[position]) {
        const Where where = places_.of(*yard_[position]).where;
        if (where == Where::nowhere || where == Where::yard)
            drawn = yard_[position];
        else
            places_.void_hand(seat, now);  // it went elsewhere, which is reported there
    }
    if (drawn) {
        const TilePlace place = places_.of(*drawn);
        if (place.where == Where::nowhere || place.where == Where::yard) {
            if (!is_void(seat)) return places_.enter_fixed(seat, *drawn, now + 1);
            places_.see_in_doubt(seat, *drawn);
        } else {
            refute(index, code::tile_repeated, facts_clause,
                   fmt::format("{} draws {}, but {}; a set has each tile once",
                               reporter_->called(seat, hand_), to_string(*drawn),
                               whereabouts(*drawn)));
            places_.void_holder(place, now);
            places_.void_hand(seat, now);
        }
    }
    if (!is_void(seat)) mine.slots.push_back(now + 1);
    mine.drew_unseen = true;
    ++places_.unseen(seat);
}

// G6a: the tile returns to the boneyard, at an unknown position.
void FactChecker::check_put_back(std::uint32_t index, const Action& action) {
    const Seat seat = action.seat();
    const auto now = static_cast<Moment>(index);
    // A surplus tile counts as not dealt, and the yard line may name it.
    const bool was_surplus = ++put_back_ <= surplus_;
    const auto gone = was_surplus ? static_cast<Moment>(hand().first_action) : now + 1;
    if (was_surplus && action.kind == ActionKind::put_back &&
        places_.of(action.tile()).where == Where::yard)
        places_.lose_sight_of(action.tile());
    ++unwritten_draws_left_;
    holdings_.distrust_counts();
    forget_yard(static_cast<std::size_t>(drawn_), now);
    if (action.kind == ActionKind::put_back) {
        if (unwritten_ones_) unwritten_ones_->add(action.tile());
        if (holds(index, action, "puts back") || places_.is_with(seat, action.tile())) {
            if (!is_void(seat)) places_.leave_hand(action.tile(), gone, never);
            places_.lose_sight_of(action.tile());
        }
    } else {
        unwritten_ones_.reset();
        places_.void_hand(seat, static_cast<Moment>(hand().first_action));
        for (Tile tile : TileSet::full(reporter_->record().highest))
            if (places_.is_with(seat, tile)) places_.lose_sight_of(tile);
    }
    if (book(seat).size > 0) --book(seat).size;
}

// G6a: a tile seen in a hand may have come from the boneyard after another hand put it back. Only a
// deal or draw that names the tile shows when it arrived.
void FactChecker::hide_times_of_taking() {
    for (int s = 0; s < reporter_->record().players; ++s) {
        SeatBook& mine = book(Seat(s));
        if (mine.slots.empty()) continue;
        mine.hidden = true;
        mine.unwritten_from = static_cast<Moment>(hand().first_action);
        const Statement* const line = left_line(Seat(s));
        if (line != nullptr && left_[s].size() == static_cast<int>(line->count))
            mine.left_written = left_[s];
    }
}

void FactChecker::check_unknown_turn(std::uint32_t index, Seat seat) {
    SeatBook& mine = book(seat);
    if (!deal_->counted_turns) {
        size_open_[seat] = may_be_fewer_[seat] = true;
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
    reporter_->at_action(
        code::count_mismatch, facts_clause, hand_, index,
        fmt::format("{} plays a tile, but has none left", reporter_->called(seat, hand_)));
    places_.void_hand(seat, static_cast<Moment>(index));
}

}  // namespace bones
