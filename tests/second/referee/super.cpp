#include "tests/second/referee/super.hpp"

#include <algorithm>

namespace bones::second {

// S4
bool SuperHand::fits(const Arm& arm, Tile tile, int touching) const {
    if (!tile.has(touching)) return false;
    if (tile.is_double()) return arm.open.count(touching) || arm.open.count(13);
    return arm.open.count(touching) != 0;
}

bool SuperHand::bound(Seat seat) const {
    const bool spell =
        std::any_of(arms_.begin(), arms_.end(), [](const Arm& arm) { return arm.spell; });
    return spell && seat != caster_;  // S11: the caster is free
}

std::set<Tile> SuperHand::playable(Seat seat) const {
    std::set<Tile> tiles;
    for (Tile tile : facts_.setup().set)
        for (const Arm& arm : arms_)
            if ((!bound(seat) || arm.spell) &&
                (fits(arm, tile, tile.high()) || fits(arm, tile, tile.low())))
                tiles.insert(tile);
    return tiles;
}

void SuperHand::take_tile(Seat seat) {
    auto& size = size_[seat.index()];
    if (size) ++*size;
    if (stock_left()) --*stock_;
}

// S7, S13: in turn order, while tiles last.
void SuperHand::owe(Seat mover, bool mover_too) {
    int tiles = stock_.value_or(0);
    for (int steps = 1; steps <= players() && tiles > 0; ++steps) {
        const Seat seat = next_of(mover, steps);
        if (seat == mover && !mover_too) continue;
        owed_.push_back(seat);
        --tiles;
    }
}

bool SuperHand::take_owed(const Action& action, int ply) {
    const auto found = std::find(owed_.begin(), owed_.end(), action.seat());
    if (is_draw(action) && found != owed_.end()) {
        owed_.erase(found);
        take_tile(action.seat());
        return true;
    }
    for (Seat seat : owed_)
        if (seat != action.seat() || action.kind != ActionKind::unknown_turn)  // G14
            say(ply, seat, "missed-draw", "S7");
    owed_.clear();
    return false;
}

void SuperHand::judge_owed_at_end() {
    if (!ended_ || owed_.empty()) return;
    const Statement* end = line_of(record_, hand_, Keyword::end);
    const bool goes_on = &hand_ != &record_.hands.back();
    if (!goes_on && (!end || end->end() == EndKind::unfinished)) return;
    for (Seat seat : owed_) say(static_cast<int>(hand_.actions()) + 1, seat, "missed-draw", "S7");
    owed_.clear();
}

void SuperHand::lapse(int) {  // G2
    skips_ = 0;
    further_turn_ = false;
}

void SuperHand::open_layout(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    if (!tile.is_double()) {
        say(ply, seat, "misfit", "G3");
        return lose_layout(seat, ply);  // G4
    }
    for (int i = 0; i < 6; ++i) arms_.push_back({0, false, false, false, {tile.high()}});  // S3
    played_from_hand(seat);
    if (tile.high() == 15) owe(seat, house_.is("start15", "all"));  // S13
    if (is_out(seat)) return end_hand(EndKind::out, seat);
    if (tile.high() == 3) direction_ = -direction_;
    if (tile.high() == 14) {
        begin_turn(seat);
        open_ = further_turn_ = true;
        return;
    }
    pass_on(seat);
}

void SuperHand::lay(const Action& action, int ply) {
    const Seat seat = action.seat();
    const bool is_bound = bound(seat);
    const Spot spot = find_spot(action, ply);
    if (spot.kind == Spot::lost) return;
    if (draws_ == 1 && stock_left() && !able_before_draw_ && !no_draw_in_this_turn())
        say(ply, seat, "missed-draw", "S5");
    if (spot.kind == Spot::misfit)
        say(ply, seat, "misfit",
            is_bound && spot.arm >= 0 && !arms_[spot.arm].spell ? "S10" : misfit_clause());
    else if (is_bound && !arms_[spot.arm].spell)
        say(ply, seat, "off-spell", "S10");
    if (spot.arm < 0) return lose_layout(seat, ply);
    put(spot, action);  // S11: a tile breaks the spell on its arm
    played_from_hand(seat);
    fire(seat, action.tile(), spot.outer, spot.arm);
}

// S6: applies the effects in order.
void SuperHand::fire(Seat seat, Tile tile, int outer, int arm) {
    const bool out = is_out(seat);
    if (outer == 15 && !(out && house_.is("final15", "none"))) owe(seat, false);  // S7, S14
    if (out) return end_hand(EndKind::out, seat);                                 // S14
    if (outer == 3) direction_ = -direction_;                                     // S8
    if (outer == 13) {                                                            // S10, S11
        for (Arm& each : arms_) each.spell = false;
        arms_[arm].spell = true;
        caster_ = seat;
    }
    if (tile.is_double() && tile.high() != 13) ++skips_;  // S12
    if (outer == 14) {                                    // S9
        begin_turn(seat);
        able_before_draw_ = false;
        open_ = further_turn_ = true;
        return;
    }
    pass_on(seat);
}

// S12: skips take effect when the turn passes on; the mover is never skipped.
void SuperHand::pass_on(Seat seat) {
    const Seat next = skips_ >= players() - 1 ? seat : next_of(seat, skips_ + 1);
    skips_ = 0;
    further_turn_ = false;
    able_before_draw_ = false;
    begin_turn(next);
}

void SuperHand::draw(const Action& action, int ply) {
    const Seat seat = action.seat();
    if (draws_ == 0) able_before_draw_ = false;
    if (!laid_any_) {
        open_draw(seat, ply);
    } else if (no_draw_in_this_turn()) {
        if (!excess_said_) say(ply, seat, "illegal-draw", "S9");
        excess_said_ = true;
    } else if (draws_ == 0) {
        able_before_draw_ = excess_said_ =
            ask(ply, seat, facts_.held_none(seat, ply, playable(seat)), "illegal-draw", "S5") ==
            Verdict::broken;
    } else if (draws_ >= 2 && !excess_said_) {
        say(ply, seat, "illegal-draw", "S5");
        excess_said_ = true;
    }
    if (draws_++ == 0) first_draw_ = ply;
    open_ = true;
    take_tile(seat);
}

// S2
void SuperHand::open_draw(Seat seat, int ply) {
    const bool due = drawing_round_ && draws_ == 0;
    if (due || excess_said_ || stock_ == 0) return;
    say(ply, seat, "illegal-draw", "S2");
    excess_said_ = true;
}

void SuperHand::pass(Seat seat, int ply, bool) {
    if (!laid_any_) return open_pass(seat, ply);
    const bool short_of_draws = draws_ < 2 && stock_left() && !no_draw_in_this_turn();
    // S5: a drawn tile may be kept; under a spell only with draw-play=may.
    const bool keeps =
        house_.is("draw-play", "may") || (house_.is("draw-play", "spell") && !bound(seat));
    const bool may = keeps && draws_ > 0;
    const Answer able = facts_.held_none(seat, ply, playable(seat));
    bool broken = able.verdict == Verdict::broken;
    if (may && !short_of_draws) {  // the draw was judged when it was made
        broken = false;
    } else if (short_of_draws && !broken) {  // G12
        say_missed_draw(ply, seat, able, "S5");
        broken = true;
    } else {
        ask(ply, seat, able, "false-pass",
            bound(seat)              ? "S10"
            : no_draw_in_this_turn() ? "S9"
                                     : "S5");
    }
    made_pass(seat, broken);
    pass_on(seat);
    if (all_passed() && stock_ == 0) {  // S15
        end_hand(EndKind::blocked);
        ended_by_passes_ = true;
    }
}

// S2: the passing round and the drawing round.
void SuperHand::open_pass(Seat seat, int ply) {
    std::set<Tile> doubles;
    for (Tile tile : facts_.setup().set)
        if (tile.is_double()) doubles.insert(tile);
    const Answer holds = facts_.held_none(seat, ply, doubles);
    bool broken = holds.verdict == Verdict::broken;
    if (drawing_round_ && draws_ == 0 && stock_left() && !broken) {  // G12
        say_missed_draw(ply, seat, holds, "S2");
        broken = true;
    } else {
        ask(ply, seat, holds, "false-pass", "S2");
    }
    made_pass(seat, broken);
    pass_on(seat);
    if (!drawing_round_ && all_passed()) {
        drawing_round_ = true;
        begin_turn(leader_);
    }
    if (drawing_round_ && stock_ == 0) {  // no tiles are left
        end_hand(EndKind::voided);
        ended_by_passes_ = true;
    }
}

std::optional<Seat> SuperHand::winner() const {
    if (!ended_ || !layout_known()) return std::nullopt;
    if (ended_->kind == EndKind::voided) return Seat();
    if (ended_->kind == EndKind::out) return ended_->out;
    std::vector<Seat> fewest;  // S15
    for (int s = 0; s < players(); ++s) {
        if (!fewest.empty() && *size_[s] < *size_[fewest.front().index()]) fewest.clear();
        if (fewest.empty() || *size_[s] == *size_[fewest.front().index()])
            fewest.push_back(Seat(s));
    }
    if (fewest.size() == 1) return fewest.front();
    // Then fewest pips: a seat wins if it has fewer than each other seat wherever the unknown tiles
    // are (G15). If two seats are equal there and no third has fewer, no seat wins.
    const auto more = [&](Seat seat, Seat than) { return pips_left({{seat, 1}, {than, -1}}); };
    const auto fewest_of_all = [&](Seat seat, Seat equal, int by) {
        for (Seat other : fewest) {
            if (other == seat || other == equal) continue;
            const auto difference = more(other, seat);
            if (!difference || difference->first < by) return false;
        }
        return true;
    };
    for (Seat seat : fewest)
        if (fewest_of_all(seat, seat, 1)) return seat;
    for (Seat seat : fewest)
        for (Seat other : fewest)
            if (seat != other && more(seat, other) == std::optional(std::pair(0, 0)) &&
                fewest_of_all(seat, other, 0))
                return Seat();
    return std::nullopt;
}

std::optional<Points> SuperHand::score() const {
    const auto won = winner();
    if (!won) return std::nullopt;
    Points points{};
    if (!won->exists()) return points;  // G15, S15
    std::map<Seat, int> times;
    for (int s = 0; s < players(); ++s) times[Seat(s)] = 1;
    times[*won] =
        ended_->kind == EndKind::blocked && house_.is("blocked-score", "difference") ? -1 : 0;
    const auto pips = pips_left(times);
    if (!pips || pips->first != pips->second) return std::nullopt;  // G15
    points[won->index()] = pips->first;
    return points;
}

}  // namespace bones::second
