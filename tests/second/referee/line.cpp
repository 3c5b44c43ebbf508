#include "tests/second/referee/line.hpp"

#include <algorithm>

namespace bones::second {

LineHand::LineHand(const Record& record, const House& house, Desk& desk, HandFacts& facts)
    : LayoutHand(record, house, desk, facts), rules_(record, house) {}

void LineHand::play_from(const LineStart& start) {
    start_ = start;
    play(start.due, "B3");
    if (!ended() && layout_known() && is_shut()) end_hand(EndKind::blocked);  // B6
}

// B4, V3
bool LineHand::fits(const Arm& arm, Tile tile, int touching) const {
    if (!tile.has(touching) || arm.open.count(touching) == 0) return false;
    return arm.started || spinner_covered();
}

bool LineHand::spinner_covered() const {
    return spinner_ && std::none_of(root_.begin(), root_.end(), [](bool root) { return root; });
}

// B2: the highest double dealt leads. Without doubles, the tile with the most pips leads; of equal
// tiles, the one with the higher half.
DealtLead LineHand::dealt_lead() const {
    std::vector<Tile> order(facts_.setup().set.begin(), facts_.setup().set.end());
    std::sort(order.begin(), order.end(), [](Tile a, Tile b) {
        const auto rank = [](Tile tile) {
            return std::tuple(tile.is_double(), tile.pips(), tile.high());
        };
        return rank(a) > rank(b);
    });
    return {facts_, order};
}

void LineHand::judge_lead(const std::set<Seat>& due, const std::string& clause, int ply) {
    if (!start_.by_deal) return LayoutHand::judge_lead(due, clause, ply);
    if (ply != 0 || facts_.tainted(leader_, 0) || dealt_lead().can_lead(leader_)) return;
    say(0, leader_, "wrong-lead", "B2");
    wrong_lead_said_ = true;
}

void LineHand::doubt_lead(Seat named) {
    if (start_.by_deal && (facts_.tainted(named, 1) || dealt_lead().can_lead(named)))
        wrong_lead_said_ = true;
}

// B2: judged once, and not after a pass.
void LineHand::judge_opening(const Action& action, int ply) {
    if (!start_.by_deal || wrong_lead_said_ || passed_) return;
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    if (facts_.tainted(seat, ply))  // G5
        say(ply, seat, "wrong-lead", "B2", Verdict::open);
    else
        ask(ply, seat, facts_.answer(seat, ply, dealt_lead().against(seat, tile), tile),
            "wrong-lead", "B2");
}

void LineHand::open_layout(const Action& action, int ply) {
    const Tile tile = action.tile();
    judge_opening(action, ply);
    const bool doubled = rules_.points && tile.is_double();
    for (int label : {1, 2})
        arms_.push_back({label,
                         true,
                         false,
                         false,
                         {label == 1 ? action.first_half() : action.second_half()},
                         doubled});
    root_ = {doubled, doubled};
    if (doubled && rules_.spinner) spinner_ = tile;
    laid(action, ply);
}

void LineHand::lay(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    const Spot spot = find_spot(action, ply);
    if (spot.kind == Spot::lost) return;
    if (spot.kind == Spot::misfit) say(ply, seat, "misfit", misfit_clause());
    if (spot.arm < 0) return lose_layout(seat, ply);
    last_tile_ = tile;
    ends_before_ = {*arms_[0].open.begin(), *arms_[1].open.begin()};
    put(spot, action).doubled = rules_.points && tile.is_double();
    const auto arm = static_cast<std::size_t>(spot.arm);
    root_.resize(arms_.size());
    root_[arm] = false;
    laid(action, ply);
}

bool LineHand::is_in_play(Seat seat) const {
    const auto& size = size_[seat.index()];
    return !rules_.both_out || !size || *size > 0;
}

// W2, W3: judges a draw.
void LineHand::draw(const Action& action, int ply) {
    const Seat seat = action.seat();
    if (!excess_said_ && !laid_any_) {
        say(ply, seat, "illegal-draw", "B2");
        excess_said_ = true;
    } else if (!excess_said_) {
        const bool too_many = rules_.most_draws > 0 && draws_ >= rules_.most_draws;
        const bool kept = stock_ && *stock_ > 0 &&
                          *stock_ <= rules_.keep;  // with an empty boneyard the draw is G5
        if (too_many || kept) {
            say(ply, seat, "illegal-draw", rules_.drawing("W3"));
            excess_said_ = true;
        } else if (!rules_.voluntary) {
            excess_said_ = ask(ply, seat, facts_.held_none(seat, ply, all_that_fit()),
                               "illegal-draw", rules_.drawing("W2")) == Verdict::broken;
        }
    }
    open_ = true;
    scorer_ = Seat();
    ++draws_;
    auto& size = size_[seat.index()];
    if (size) ++*size;
    if (stock_ && *stock_ > 0) --*stock_;
}

void LineHand::pass(Seat seat, int ply, bool) {
    bool broken = true;
    if (!laid_any_) {
        broken = pass_before_opening(seat, ply);
    } else {
        const Answer able = facts_.held_none(seat, ply, all_that_fit());
        broken = able.verdict == Verdict::broken;
        const bool may_draw = rules_.most_draws == 0 || draws_ < rules_.most_draws;
        if (!nothing_to_draw() && may_draw && !broken) {  // W4, G12
            say_missed_draw(ply, seat, able, rules_.drawing("W4"));
            broken = true;
        } else {
            ask(ply, seat, able, "false-pass", rules_.false_pass());
        }
    }
    made_pass(seat, broken);
    scorer_ = Seat();
    begin_turn(after(seat));
    if (all_passed() && (!laid_any_ || nothing_to_draw())) {  // B5, B6
        end_hand(EndKind::blocked);
        ended_by_passes_ = true;
    }
}

// B2, B5: a seat that may lay any tile may not pass. A pass of the wrong seat is reported once.
bool LineHand::pass_before_opening(Seat seat, int ply) {
    const bool first = !passed_;
    passed_ = true;
    if (!start_.by_deal) {
        say(ply, seat, "false-pass", rules_.false_pass());
        return true;
    }
    const bool leads = first && seat == leader_ && !wrong_lead_said_;
    const auto can_lead = [&](Seat one) {
        return facts_.tainted(one, ply) || dealt_lead().can_lead(one);
    };
    if (can_lead(seat)) {
        bool another = false;  // if the leader is unknown, the first seat to act leads (G2)
        for (Seat other = after(seat); other != seat && !leads; other = after(other))
            another = another || can_lead(other);
        say(ply, seat, "false-pass", rules_.false_pass(),
            another ? Verdict::open : Verdict::broken);
        return !another;
    }
    if (leads) {
        say(ply, seat, "wrong-lead", "B2");
        wrong_lead_said_ = true;
    }
    return leads;
}

// B6: no tile off the table fits, drawing is not allowed, and no turn is open.
bool LineHand::is_shut() const {
    if (!laid_any_ || open_ || !nothing_to_draw()) return false;
    const std::set<Tile> fitting = all_that_fit();
    return std::all_of(fitting.begin(), fitting.end(),
                       [&](Tile tile) { return table_.count(tile) != 0; });
}

// B6, V8, F6
bool LineHand::may_have_stopped(bool lost) const {
    const auto some = [](int points) { return points > 0; };
    return lost || is_shut() || (may_be_won() && std::any_of(points_.begin(), points_.end(), some));
}

// V8, F6: the seat whose last tile or going out may have reached the target; the totals are
// unknown.
Seat LineHand::may_have_won() const {
    return may_be_won() ? scorer_ : Seat();
}

/// Whether the sheet says that the hand was won, has no end and nothing follows, or an unreadable
/// line may say so.
bool LineHand::won_as_said() const {
    if (!may_have_won().exists()) return false;
    if (const Statement* end = line_of(record_, hand_, Keyword::end))
        return says_end(record_, *end, HandEnd{EndKind::won, scorer_});
    if (&hand_ == &record_.hands.back() || (&hand_)[1].number == 1) return true;
    for (std::uint32_t i = hand_.first_statement; i < hand_.end_statement; ++i) {
        const Statement& line = record_.statements[i];
        const bool unread = line.keyword == Keyword::unreadable &&
                            (line.taken_for() == Keyword::unreadable ||
                             line.taken_for() == Keyword::hand || line.taken_for() == Keyword::end);
        if (unread || (line.keyword == Keyword::end && !line.counts)) return true;
    }
    return false;
}

}  // namespace bones::second
