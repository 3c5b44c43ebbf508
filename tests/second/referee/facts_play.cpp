#include <algorithm>

#include "tests/second/referee/facts.hpp"

namespace bones::second {

bool HandFacts::passed_over(const Action& action) const {
    if (action.seat().index() >= setup_.players) return true;
    switch (action.kind) {
        case ActionKind::skip:  // never judged
        case ActionKind::show:  // G6: no turn
        case ActionKind::bad_show:
        case ActionKind::bad_tile:
        case ActionKind::bad_token:
        case ActionKind::too_many:
            return true;
        case ActionKind::draw:
        case ActionKind::draw_unknown:
        case ActionKind::bad_draw:
            return !setup_.draws;   // G5: no-such-action
        case ActionKind::put_back:  // G6a: no turn
        case ActionKind::put_back_unknown:
        case ActionKind::bad_put_back:
            return true;
        case ActionKind::pass:
            return !setup_.passes;  // G5: no-such-action
        case ActionKind::play:
        case ActionKind::unknown_turn:
            break;
    }
    return false;
}

// G5: an `=`, `@`, `x` or `*` that this game never uses.
bool HandFacts::has_stray_part(const Action& action) const {
    const bool tricks = traits(record_.game).tricks;
    const bool says = record_.game == Game::double_takes || record_.game == Game::all_fives ||
                      record_.game == Game::fives_and_threes;
    return (action.suit != Action::no_suit && !says) || (action.arm != Action::no_arm && tricks) ||
           (action.crosswise && record_.game != Game::leyden) ||
           (action.from_prizes && record_.game != Game::prize_dominoes);
}

// G5a: the seat that laid the tile is unknown, but the tile is on the table.
void HandFacts::read_play_of_anybody(Tile tile, int ply) {
    if (played_before(tile) || setup_.used.count(tile))
        return wrong(ply, Seat(), "tile-repeated", tile);
    const auto at = owner(tile);
    if (at && at->exists() && !tainted(*at, ply) && world_.keep(tile, slots_of(*at, ply)))
        world_.played(tile, *at, static_cast<int>(setup_.hand), ply);
    player_.emplace(tile, Seat());
}

void HandFacts::read_action(const Action& action, int ply) {
    if (action.seat().index() >= setup_.players) {  // the reader has reported bad-seat
        if (action.kind == ActionKind::play) read_play_of_anybody(action.tile(), ply);
        return;
    }
    const int seat = action.seat().index();
    const bool none_such =
        (is_draw(action) && !setup_.draws) || (action.kind == ActionKind::pass && !setup_.passes);
    if (none_such || (action.kind == ActionKind::play && has_stray_part(action)))
        desk_.report(hand_.number, ply, action.seat(), "no-such-action", "G5");
    if (none_such) return;
    if (is_draw(action))
        read_draw(action, ply);
    else if (action.kind == ActionKind::play)
        read_play(action, ply);
    else if (action.kind == ActionKind::show)
        read_show(action, ply);
    else if (is_blot(action) && !setup_.passes)
        read_blot(action, ply);
    else if (is_unseen(action) && !setup_.passes && size_[seat] && (*size_[seat])-- == 0) {
        size_[seat] = 0;  // G14: the hand is empty; in Double Takes it is one tile smaller
        wrong(ply, action.seat(), "count-mismatch", std::nullopt);
    }
}

// G5a: a tile played unseen, if the hand had room for it.
void HandFacts::read_blot(const Action& action, int ply) {
    const int seat = action.seat().index();
    const BeforeLoss before{false, *dealt_size_[seat], setup_.may_be_over_at_line};
    if (unseen_tiles(record_, hand_, action.seat(), before).count(ply))
        --*size_[seat];
    else
        loose_[seat] = true;
}

void HandFacts::read_play(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    auto& size = size_[seat.index()];
    if (action.from_prizes || setup_.prizes[seat.index()].count(tile)) {
        if (record_.game == Game::prize_dominoes) return read_prize_play(action, ply);
    }
    const auto here = slots_of(seat, ply);
    const bool maybe_prize = maybe_a_prize(tile);
    const bool full =
        maybe_prize && (tainted(seat, ply) || !world_.possible(tile, here) || (size && *size == 0));
    if (full && !played_before(tile) && !owner(tile) && !sighted_.count(tile)) {
        if (!tainted(seat, ply)) {
            if (!world_.possible(tile, here)) sure_prizes_.insert(ply);
            world_.keep(tile, [](const Slot& slot) { return slot.taken == never; });
        } else {
            see_in_doubt(tile, seat, false);  // from the hand or a prize, but from no other seat
            if (size && *size > 0) {
                --*size;
                ++maybe_prizes_[seat.index()];
            }
        }
        player_.emplace(tile, seat);
        return;
    }
    if (int& prizes = maybe_prizes_[seat.index()]; size && *size == 0 && prizes > 0) {
        --prizes;  // P12: an earlier tile was a prize
        ++*size;
    }
    const bool empty = size && *size == 0 && !(hidden_draws(seat) && unseen_[seat.index()] < ply) &&
                       !(loose_[seat.index()] && setup_.draws);
    if (size && *size > 0) --*size;
    if (played_before(tile) || setup_.used.count(tile)) {
        wrong(ply, seat, "tile-repeated", tile);
    } else if (empty) {
        wrong(ply, seat, "count-mismatch", std::nullopt);
        doubt_draw_of(tile, ply);
        if (with_another(tile, seat, ply)) wrong(ply, seat, "tile-not-held", tile);
        see_in_doubt(tile, seat, false);
    } else if (with_another(tile, seat, ply)) {
        wrong(ply, seat, "tile-not-held", tile);
    } else if (tainted(seat, ply)) {
        // The seat's hand is unknown, so this is neither an error nor evidence.
        doubt_draw_of(tile, ply);
        see_in_doubt(tile, seat, false);
    } else if (!set_aside(tile) && world_.keep(tile, here_or_prize(here, maybe_prize))) {
        maybe_prizes_[seat.index()] += maybe_prize;
        owner_[tile] = seat;
        world_.played(tile, seat, static_cast<int>(setup_.hand), ply);
    } else {
        wrong(ply, seat, "tile-not-held", tile);
        doubt_draw_of(tile, ply);
        see_in_doubt(tile, seat, false);
    }
    player_.emplace(tile, seat);
}

// P12: where prizes are not known, a tile that no deal or draw names may have been a prize.
bool HandFacts::maybe_a_prize(Tile tile) const {
    return !setup_.prizes_known && world_.has(tile) && !world_.pinned(tile) &&
           !in_yard_.count(tile);
}

SlotTest HandFacts::here_or_prize(const SlotTest& here, bool maybe_prize) {
    return [=](const Slot& slot) { return here(slot) || (maybe_prize && slot.taken == never); };
}

void HandFacts::read_prize_play(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    auto& own = setup_.prizes[seat.index()];
    const bool another_has_it = setup_.prizes[seat.next(setup_.players).index()].count(tile) != 0;
    const bool shown_here = owner(tile) == seat && maybe_a_prize(tile);  // from the hand or a prize
    const bool placed = (owner(tile) && !shown_here) || in_yard_.count(tile) != 0;
    const bool elsewhere = !own.count(tile) && (setup_.prizes_known || placed || another_has_it);
    auto& size = size_[seat.index()];
    if (!elsewhere) prize_plays_.insert(ply);
    if (elsewhere && size && *size > 0) --*size;  // G5: the `*` is ignored, and the tile counts
    if (own.count(tile) && played_before(tile)) {
        own.erase(tile);
        wrong(ply, seat, "tile-repeated", tile);
    } else if (own.erase(tile)) {  // P12: with or without `*`
        if (!action.from_prizes) desk_.report(hand_.number, ply, seat, "unmarked-prize", "P12");
    } else if (elsewhere) {
        wrong(ply, seat, played_before(tile) ? "tile-repeated" : "tile-not-held", tile,
              played_before(tile) ? "G5" : "P12");
        doubt_draw_of(tile, ply);
        if (!played_before(tile)) see_in_doubt(tile, seat, false);
    } else if (played_before(tile)) {
        wrong(ply, seat, "tile-repeated", tile);
    } else if (tainted(seat, ply)) {  // G5a: perhaps from a later hand, and a prize since then
        see_in_doubt(tile, seat, false);
    } else {
        world_.keep(tile, [](const Slot& slot) { return slot.taken == never; });
    }
    player_.emplace(tile, seat);
}

void HandFacts::read_draw(const Action& action, int ply) {
    const Seat seat = action.seat();
    const std::size_t number = static_cast<std::size_t>(draws_++);
    auto& size = size_[seat.index()];
    if (size) ++*size;
    const auto dealt = [this](Tile tile) {  // a deal in doubt is not evidence (G5)
        const auto taker = taker_.find(tile);
        return taker != taker_.end() && !tainted(taker->second, 0);
    };
    if (yard_mismatches_.count(ply)) desk_.report(hand_.number, ply, seat, "yard-mismatch", "G5");
    if (stock_ && static_cast<int>(number) >= *stock_) {
        if (overdrawn_ != std::pair(ply - 1, seat))  // G5: once for draws in a row
            wrong(ply, seat, "count-mismatch", std::nullopt);
        overdrawn_ = {ply, seat};
        if (action.kind != ActionKind::draw) return;
        const Tile tile = action.tile();
        const bool elsewhere = dealt(tile) || player_.count(tile) || sighted_.count(tile) ||
                               !setup_.set.count(tile) || owner(tile);
        if (elsewhere) return wrong(ply, seat, "tile-repeated", tile);
        sighted_.emplace(tile, seat);
        see_in_doubt(tile, seat, true);
        return;
    }
    const int slot = ground_.stock[number];
    if (action.kind != ActionKind::draw) return;
    const Tile tile = action.tile();
    const bool as_the_yard_says = world_.has(tile) && world_.pinned(tile) == slot;
    const bool taken = dealt(tile);
    if (taken || player_.count(tile) || sighted_.count(tile) || !setup_.set.count(tile) ||
        (owner(tile) && !as_the_yard_says)) {
        wrong(ply, seat, "tile-repeated", tile);
    } else if (!tainted(seat, ply) && !as_the_yard_says) {
        if (world_.pin(tile, slot))
            owner_[tile] = seat;
        else
            wrong(ply, seat, "tile-repeated", tile);
    } else if (tainted(seat, ply)) {
        sighted_.emplace(tile, seat);
        see_in_doubt(tile, seat, true);
    }
    if (!tainted(seat, ply) && !taken) taker_[tile] = seat;  // otherwise it is not evidence
}

void HandFacts::read_show(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    const bool maybe_prize = maybe_a_prize(tile);
    // A tile that the yard lists as drawn later is not evidence here.
    const bool comes_later = setup_.draws && in_yard_.count(tile) != 0;
    if (setup_.prizes[seat.index()].count(tile))
        return;  // a prize taken back, not a tile of the hand
    if (played_before(tile) || setup_.used.count(tile) || with_another(tile, seat, ply)) {
        wrong(ply, seat, "tile-not-held", tile);
    } else if (tainted(seat, ply)) {  // G5: neither an error nor evidence
        if (comes_later) return;
        if (!owner(tile)) sighted_.emplace(tile, seat);
        see_in_doubt(tile, seat, false);
    } else if (!set_aside(tile) &&
               world_.keep(tile, here_or_prize(slots_of(seat, ply, ply), maybe_prize))) {
        maybe_prizes_[seat.index()] += maybe_prize;
        owner_[tile] = seat;
        shown_.emplace(tile, ply);
    } else {
        wrong(ply, seat, "tile-not-held", tile);
        if (comes_later) return;
        if (!owner(tile)) sighted_.emplace(tile, seat);
        see_in_doubt(tile, seat, false);
    }
}

void HandFacts::read_left(const Statement& line) {
    const TileList list = tiles_of(record_, line);
    const auto& size = size_[line.seat.index()];
    const int count = static_cast<int>(list.size());
    const bool unseen = unseen_[line.seat.index()] < never || loose_[line.seat.index()];
    const int most = size.value_or(0) + maybe_prizes_[line.seat.index()];
    const bool counts =
        !size || (unseen && setup_.draws) || (count <= most && (unseen || count >= *size));
    if (counts && !leaves_out(line.seat, list, unseen) && take_left(line.seat, list)) return;
    world_.distrust();
    desk_.report(hand_.number, -1, line.seat, "left-mismatch", "G5");
}

/// Whether a `left` line has no room for tiles that the seat took visibly and never played.
bool HandFacts::leaves_out(Seat seat, const TileList& list, bool unseen) const {
    const bool sure = dealt_size_[seat.index()] && tainted_[seat.index()] == never;
    if (setup_.prizes_known || unseen || !sure)
        return false;  // then the length of the line decides
    std::ptrdiff_t missing = 0;
    for (const auto& [tile, holder] : owner_)
        if (holder == seat && world_.pinned(tile) && !played_before(tile))
            missing += std::find(list.begin(), list.end(), std::optional(tile)) == list.end();
    return missing > std::count(list.begin(), list.end(), std::nullopt);
}

bool HandFacts::take_left(Seat seat, const TileList& list) {
    const bool unknown =
        tainted_[seat.index()] < never;  // G5: not evidence, but its size still counts
    const World before = world_;
    const auto owners_before = owner_;
    std::set<Tile> seen;
    for (const auto& tile : list) {
        if (!tile) continue;
        bool fits = seen.insert(*tile).second && !played_before(*tile) &&
                    !setup_.used.count(*tile) &&
                    (unknown || (!set_aside(*tile) && !owned_elsewhere(*tile, seat) &&
                                 !with_another(*tile, seat, never)));
        if (fits && !unknown) {
            fits = world_.keep(*tile, slots_of(seat, never));
            if (fits) owner_[*tile] = seat;
        }
        if (!fits) {
            world_ = before;
            owner_ = owners_before;
            return false;
        }
    }
    return true;
}

}  // namespace bones::second
