#include "tests/second/referee/curse.hpp"

#include <algorithm>

#include "tests/second/referee/readings.hpp"

namespace bones::second {

// C5: a half must equal an open end, or an unstarted side.
bool CurseHand::fits(const Arm& arm, Tile tile, int touching) const {
    return tile.has(touching) && arm.open.count(touching);
}

// C3, C4: the set has four sides, two for each half; the turn ends.
void CurseHand::open_layout(const Action& action, int) {
    for (int label = 1; label <= 4; ++label)
        arms_.push_back({label,
                         false,
                         false,
                         false,
                         {label <= 2 ? action.first_half() : action.second_half()}});
    played_from_hand(action.seat());
    if (is_out(action.seat())) return end_hand(EndKind::out, action.seat());
    begin_turn(after(action.seat()));
    last_layer_ = action.seat();
}

// C8: the clause for a further tile after one without a match.
std::string CurseHand::turn_clause(const Action& action) const {
    return action.kind == ActionKind::play && action.seat() == last_layer_ ? "C8" : "G2";
}

void CurseHand::lay(const Action& action, int ply) {
    const Seat seat = action.seat();
    extra_play_ = false;
    const Spot spot = find_spot(action, ply);
    if (spot.kind == Spot::lost) return;
    if (spot.kind == Spot::misfit) say(ply, seat, "misfit", misfit_clause());
    if (spot.arm < 0) return lose_layout(seat, ply);  // G4: a misfit without an arm
    put(spot, action);
    played_from_hand(seat);
    // C6: the new open end equals that of another started arm.
    last_matched_ = false;
    for (std::size_t i = 0; i < arms_.size(); ++i)
        if (static_cast<int>(i) != spot.arm && arms_[i].started && arms_[i].open.count(spot.outer))
            last_matched_ = true;
    last_layer_ = seat;
    if (is_out(seat)) return end_hand(EndKind::out, seat);  // C10
    if (last_matched_) {                                    // C7: the same player goes on
        begin_turn(seat);
        open_ = extra_play_ = true;
    } else {
        begin_turn(after(seat));  // C8
    }
}

void CurseHand::pass(Seat seat, int ply, bool) {
    bool broken = false;
    if (!laid_any_) {
        say(ply, seat, "false-pass", "G13");
        broken = true;
    } else if (!(extra_play_ && house_.is("extra-play", "may"))) {  // C7
        broken = ask(ply, seat, facts_.held_none(seat, ply, all_that_fit()), "false-pass",
                     extra_play_ ? "C7" : "C9") == Verdict::broken;
    }
    made_pass(seat, broken);
    extra_play_ = false;
    last_layer_ = Seat();
    begin_turn(after(seat));
    if (all_passed()) {  // C10, G13
        end_hand(EndKind::blocked);
        ended_by_passes_ = true;
    }
}

std::optional<Points> CurseHand::score() const {
    if (!ended_) return std::nullopt;
    Points points{};
    if (ended_->kind == EndKind::out) {  // C11
        const auto& others = size_[after(ended_->out).index()];
        if (!others) return std::nullopt;
        points[ended_->out.index()] = *others + (last_matched_ ? 1 : 0);
    }
    return points;
}

void judge_curse(const Record& record, const House& house, Desk& desk) {
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
        setup.due = 11;  // C1
        for (int n = 0; n < set_size(6); ++n) setup.set.insert(Tile::numbered(n));
        find_over_at_line<CurseHand>(record, house, setup,
                                     [](CurseHand& hand) { hand.play({}, "C2"); });
        auto [world, ground] = world_of(record, setup);
        HandFacts facts(record, setup, world, ground, desk);
        WithReadings<CurseHand> judged_hand(record, house, desk, facts, from, [](CurseHand& hand) {
            hand.play({}, "C2");
        });  // C2: no lead can be wrong
        CurseHand& play = judged_hand.written();
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
            if (score) (*score)[seat.index()] -= penalties.given[seat.index()];  // G8
        judge_score(record, hand, seats, score, result, desk);
        judged.hands.push_back(result);
        if (over) continue;  // G11: totals do not change
        add(totals, result);
        over = totals && std::max((*totals)[0], (*totals)[1]) >= house.number("target");  // C12
        if (play.hides_scores(over, result)) {
            totals.reset();
            over = false;
        }
    }
    judged.totals_known = totals.has_value();
    if (totals) judged.totals = *totals;
    judged.complete = over;
    if (over) {
        const int best = std::max(judged.totals[0], judged.totals[1]);
        for (Seat seat : seats)
            if (judged.totals[seat.index()] == best) judged.winners.push_back(seat);
    }
    judge_game_claims(record, house, seats, desk);
    take_winner(record, house, over || totals, judged);
}

}  // namespace bones::second
