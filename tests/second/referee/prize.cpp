#include "tests/second/referee/prize.hpp"

#include <algorithm>

namespace bones::second {

bool PrizeHand::fits(const Arm& arm, Tile tile, int touching) const {  // P3
    return tile.has(touching) && arm.open.count(touching);
}

// P3: the line has two ends, which differ only in their numbers.
void PrizeHand::open_layout(const Action& action, int ply) {
    if (facts_.from_prizes(ply)) {  // any tile of the leader fits
        if (draws_ > 0)
            say(ply, action.seat(), "illegal-prize-play", "P6");
        else if (house_.is("prize-play", "stuck"))
            say(ply, action.seat(), "illegal-prize-play", "P4");
    }
    arms_.push_back({1, false, false, false, {action.first_half()}});
    arms_.push_back({2, false, false, false, {action.second_half()}});
    laid(action.tile(), action.seat(), ply);
}

void PrizeHand::lay(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Spot spot = find_spot(action, ply);
    if (spot.kind == Spot::lost) return;
    if (facts_.from_prizes(ply)) judge_prize_play(seat, ply);
    if (spot.kind == Spot::misfit) say(ply, seat, "misfit", misfit_clause());
    if (spot.arm < 0) return lose_layout(seat, ply);
    put(spot, action);
    laid(action.tile(), seat, ply);
}

// P4, P5, P6
void PrizeHand::judge_prize_play(Seat seat, int ply) {
    const bool stuck_only = house_.is("prize-play", "stuck");
    const std::set<Tile> fitting = all_that_fit();
    if (draws_ > 0 && house_.is("prize-after-draw", "no"))
        say(ply, seat, "illegal-prize-play", "P6");
    else if (stuck_only || draws_ > 0)
        ask(ply, seat, facts_.held_none(seat, ply, fitting), "illegal-prize-play",
            draws_ > 0 ? "P6" : "P4");
}

void PrizeHand::laid(Tile tile, Seat seat, int ply) {
    block_maybe_ = false;
    if (facts_.from_prizes(ply)) {
        passes_.clear();
    } else if (facts_.setup().prizes_known) {
        played_from_hand(seat);
        if (is_out(seat)) return end_hand(EndKind::out, seat);  // P8
    } else {
        laid_from_hand_or_prizes(tile, seat, ply);
        if (ended_) return;
    }
    begin_turn(after(seat));
}

// P12: a tile that no deal or draw gives to the seat may have been a prize, so the seat may or may
// not be out. If it must have been a prize, the hand keeps its size.
void PrizeHand::laid_from_hand_or_prizes(Tile tile, Seat seat, int ply) {
    const int s = seat.index();
    if (facts_.surely_prize(ply))
        passes_.clear();
    else
        played_from_hand(seat);
    const auto slot = facts_.world().has(tile) ? facts_.world().pinned(tile) : std::nullopt;
    const bool shown = slot && facts_.world().slot(*slot).seat == seat &&
                       !facts_.tainted(seat, facts_.world().slot(*slot).taken);
    if (!shown) prize_maybe_[s] = true;
    ++laid_[s];
    if (facts_.dealt_at_least(seat) + drew_[s] > laid_[s]) return;
    if (prize_maybe_[s] || !facts_.dealt_surely(seat))
        out_maybe_ = true;
    else
        end_hand(EndKind::out, seat);
}

void PrizeHand::judge_void(int most) {
    const bool untouched =
        first_action().first == 0 && layout_known() && !ended_ && !over_at_line();
    void_maybe_ = untouched && most >= 27;
}

bool PrizeHand::end_known() const {
    if (facts_.setup().prizes_known) return true;
    return !out_maybe_ && !block_maybe_ && !void_maybe_ && (ended_ || facts_.setup().usual_deal);
}

void PrizeHand::draw(const Action& action, int ply) {
    const Seat seat = action.seat();
    const bool first = draws_ == 0;
    if (first && !laid_any_) {
        say(ply, seat, "illegal-draw", "P4");  // any tile of the leader fits
        excess_said_ = true;
    } else if (first) {
        excess_said_ = ask(ply, seat, facts_.held_none(seat, ply, all_that_fit()), "illegal-draw",
                           "P4") == Verdict::broken;
    } else if (!excess_said_) {
        say(ply, seat, "illegal-draw", "P6");
        excess_said_ = true;
    }
    open_ = true;
    block_maybe_ = false;
    ++draws_;
    ++drawn_;
    ++drew_[seat.index()];
    if (stock_ && *stock_ > 0) --*stock_;
    auto& size = size_[seat.index()];
    if (size) ++*size;
}

void PrizeHand::pass(Seat seat, int ply, bool) {
    bool broken = true;
    if (!laid_any_) {
        say(ply, seat, "false-pass", "G13");
    } else {
        const Answer able = facts_.held_none(seat, ply, all_that_fit());
        broken = able.verdict == Verdict::broken;
        const int to_draw = stock_ ? *stock_ : facts_.setup().least_stock - drawn_;
        if (draws_ == 0 && to_draw > 0 && !broken) {  // P5, G12
            say_missed_draw(ply, seat, able, "P5");
            broken = true;
        } else {
            ask(ply, seat, able, "false-pass", draws_ > 0 ? "P6" : "P4");
        }
    }
    made_pass(seat, broken);
    begin_turn(after(seat));
    const bool blocks = !laid_any_ || house_.is("block", "two-passes") || stock_ == 0 ||
                        (!stock_ && drawn_ >= facts_.setup().most_stock);  // P8, G13
    if (all_passed() && blocks) {
        end_hand(EndKind::blocked);
        ended_by_passes_ = true;
    }
    // P12: if the prizes are not known, the stock may or may not be empty.
    block_maybe_ = all_passed() && !blocks && !stock_ && drawn_ >= facts_.setup().least_stock;
}

std::optional<Seat> PrizeHand::winner() const {
    if (!ended_ || is_void() || !layout_known() || !end_known()) return std::nullopt;
    if (ended_->kind == EndKind::out) return ended_->out;
    const Seat first = ending_passes().front().seat, other = after(first);
    const auto more = pips_left({{first, 1}, {other, -1}});  // P9, G15
    if (!more) return std::nullopt;
    if (more->second <= 0) return first;
    if (more->first > 0) return other;
    return std::nullopt;
}

}  // namespace bones::second
