#include "tests/second/referee/leyden.hpp"

#include <algorithm>

#include "tests/second/referee/readings.hpp"

namespace bones::second {

bool LeydenHand::is_matador(Tile tile) {  // L5
    return tile == Tile(6, 1) || tile == Tile(5, 2) || tile == Tile(4, 3) || tile == Tile(0, 0);
}

bool LeydenHand::fits(const Arm& arm, Tile tile, int touching) const {
    if (!tile.has(touching)) return false;
    if (is_matador(tile)) return true;         // L5: fits every arm with either half
    return arm.open.count(7 - touching) != 0;  // L4
}

// L2
DealtLead LeydenHand::lead() const {
    std::vector<Tile> doubles;
    for (int number = 1; number <= 6; ++number) doubles.emplace_back(number, number);
    return {facts_, doubles};
}

void LeydenHand::judge_lead(const std::set<Seat>&, const std::string&, int ply) {
    if (ply != 0 || facts_.tainted(leader_, 0) || lead().can_lead(leader_)) return;
    if (hand_.actions() == 0 && lead().none_possible()) return;  // a void hand has no leader
    say(0, leader_, "wrong-lead", "L2");
    wrong_lead_said_ = true;
}

void LeydenHand::doubt_lead(Seat named) {
    if (facts_.tainted(named, 1) || lead().can_lead(named)) wrong_lead_said_ = true;
}

void LeydenHand::open_layout(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    if (!wrong_lead_said_) {  // L2: report it once
        if (!tile.is_double() || tile.high() == 0)
            say(ply, seat, "wrong-lead", "L2");
        else if (facts_.tainted(seat, ply))  // G5
            say(ply, seat, "wrong-lead", "L2", Verdict::open);
        else
            ask(ply, seat, facts_.answer(seat, ply, lead().against(seat, tile), tile), "wrong-lead",
                "L2");
    }
    if (!tile.is_double()) return lose_layout(seat, ply);  // G4
    for (int i = 0; i < 4; ++i)                            // L3
        arms_.push_back({0, false, false, false, {tile.high()}});
    played_from_hand(seat);
    if (is_out(seat)) return end_hand(EndKind::out, seat);
    begin_turn(after(seat));
}

void LeydenHand::lay(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    const bool bad_crosswise = action.crosswise && !is_matador(tile);
    const Spot spot = find_spot(action, ply);
    if (spot.kind == Spot::lost) return;
    if (bad_crosswise) say(ply, seat, "misfit", "L5");  // the tile is laid as if inline
    if (spot.kind == Spot::misfit && !bad_crosswise) say(ply, seat, "misfit", misfit_clause());
    if (spot.arm < 0) return lose_layout(seat, ply);
    Arm& arm = put(spot, action);
    if (action.crosswise && is_matador(tile) && !tile.is_double()) {  // L5
        arm.crosswise = true;
        arm.open = {tile.high(), tile.low()};
    }
    played_from_hand(seat);
    if (is_out(seat)) return end_hand(EndKind::out, seat);  // L8
    begin_turn(after(seat));
}

// L7: any number of draws while more than two tiles remain.
void LeydenHand::draw(const Action& action, int ply) {
    open_ = true;
    ++draws_;
    auto& size = size_[action.seat().index()];
    if (size) ++*size;
    if (!stock_) return;
    if (*stock_ <= 2 && !excess_said_) {
        say(ply, action.seat(), "illegal-draw", "L7");
        excess_said_ = true;
    }
    if (*stock_ > 0) --*stock_;
}

void LeydenHand::pass(Seat seat, int ply, bool) {
    if (!laid_any_) {
        pass_before_the_lead(seat, ply);
    } else {
        const Answer able = facts_.held_none(seat, ply, all_that_fit());
        bool broken = able.verdict == Verdict::broken;
        if (stock_ && *stock_ > 2 && !broken) {  // G12
            say_missed_draw(ply, seat, able, "L7");
            broken = true;
        } else {
            ask(ply, seat, able, "false-pass", "L7");
        }
        made_pass(seat, broken);
    }
    begin_turn(after(seat));
    if (all_passed()) {  // L8
        end_hand(EndKind::blocked);
        ended_by_passes_ = true;
    }
}

// L2: the rightful leader's pass is a false pass; a wrong leader's pass is a wrong lead.
void LeydenHand::pass_before_the_lead(Seat seat, int ply) {
    const bool leads = seat == leader_ && !wrong_lead_said_;
    const bool unknown = facts_.tainted(seat, ply);
    const bool can = unknown || lead().can_lead(seat);
    // If the leader is unknown, the first seat to act leads (G2), unless a `lead` line may be
    // wrong.
    const bool by_lead_line = line_of(record_, hand_, Keyword::lead) != nullptr;
    const bool taken_for_leader = leads && !by_lead_line;
    const bool need_not =
        !taken_for_leader && (unknown || facts_.tainted(after(seat), ply) ||
                              lead().can_lead(after(seat)) || lead().none_possible());
    if (can && !need_not) {
        say(ply, seat, "false-pass", "L2");
    } else if (can) {
        say(ply, seat, "false-pass", "L2",
            Verdict::open);  // a wrong lead is reported at the `lead` line
    } else if (leads) {
        say(ply, seat, "wrong-lead", "L2");
        wrong_lead_said_ = true;
    }
    made_pass(seat, (can && !need_not) || (!can && leads));
}

void LeydenHand::judge_void(bool claimed) {
    if (first_action().first > 0 || !layout_known() || over_at_line()) return;
    if (lead().none_certain() || (claimed && lead().none_possible())) end_hand(EndKind::voided);
}

std::optional<Points> LeydenHand::score() const {
    if (!ended_) return std::nullopt;
    Points points{};
    if (ended_->kind == EndKind::voided) return points;  // G15
    for (Seat seat : {Seat(0), Seat(1)}) {               // L9
        if (ended_->kind == EndKind::out && seat == ended_->out) continue;
        const auto pips = pips_left({{seat, 1}});
        if (!pips || pips->first != pips->second) return std::nullopt;  // G15
        points[seat.index()] = pips->first;
    }
    return points;
}

namespace {

// L10
std::vector<Seat> winners(const Points& totals, int target) {
    if (totals[0] >= target && totals[1] >= target) {
        if (totals[0] == totals[1]) return {Seat(0), Seat(1)};
        return {Seat(totals[0] < totals[1] ? 0 : 1)};
    }
    return {Seat(totals[0] >= target ? 1 : 0)};
}

}  // namespace

void judge_leyden(const Record& record, const House& house, Desk& desk) {
    Judged& judged = desk.judged();
    const std::vector<Seat> seats{Seat(0), Seat(1)};
    std::optional<Points> totals = carried(record, seats);
    bool over = false, sure = true;
    for (std::size_t h = 0; h < record.hands.size(); ++h) {
        const Hand& hand = record.hands[h];
        const Mark from = mark(desk);
        if (is_torn_off(record, h)) {
            totals.reset();
            over = false;
        }
        Setup setup;
        setup.hand = h;
        setup.draws = true;
        setup.due = 6;  // L1
        for (int n = 0; n < set_size(6); ++n) setup.set.insert(Tile::numbered(n));
        const Statement* end = line_of(record, hand, Keyword::end);
        const auto run = [end](LeydenHand& one) {
            one.play({}, "L2");
            one.judge_void(end && end->end() == EndKind::voided);
        };
        find_over_at_line<LeydenHand>(record, house, setup, run);
        auto [world, ground] = world_of(record, setup);
        HandFacts facts(record, setup, world, ground, desk);
        WithReadings<LeydenHand> judged_hand(record, house, desk, facts, from, run);
        LeydenHand& play = judged_hand.written();
        if (over) judge_after_game(hand, play.first_action(), desk, sure, play.first_is_sure());
        sure = sure && judged_hand.score_is_sure();
        HandResult result;
        result.number = hand.number;
        result.leader = play.leader();
        result.layout_known = play.layout_known();
        judge_end(record, hand, play.ended(), result, desk, {},
                  judged_hand.may_end_as(line_of(record, hand, Keyword::end)));
        const Penalties penalties = judge_penalties(
            record, hand, from, none_named,
            play.layout_known() && !lacks_play(record, hand, play.ended().has_value()), desk);
        std::optional<Points> score =
            play.layout_known() && !penalties.open ? play.score() : std::nullopt;
        for (Seat seat : seats)
            if (score)
                (*score)[seat.index()] +=
                    penalties.given[seat.index()];  // G8: in Leyden points count against a seat
        judge_score(record, hand, seats, score, result, desk);
        judged.hands.push_back(result);
        if (over) continue;
        add(totals, result);
        over = totals && std::max((*totals)[0], (*totals)[1]) >= house.number("target");
        if (play.hides_scores(over, result)) {
            totals.reset();
            over = false;
        }
    }
    judged.totals_known = totals.has_value();
    if (totals) judged.totals = *totals;
    judged.complete = over;
    if (over) judged.winners = winners(judged.totals, house.number("target"));
    judge_game_claims(record, house, seats, desk);
    take_winner(record, house, over || totals, judged);
}

}  // namespace bones::second
