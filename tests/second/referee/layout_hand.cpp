#include "tests/second/referee/layout_hand.hpp"

#include <algorithm>

namespace bones::second {

LayoutHand::LayoutHand(const Record& record, const House& house, Desk& desk, HandFacts& facts)
    : record_(record),
      hand_(record.hands[facts.setup().hand]),
      house_(house),
      desk_(desk),
      facts_(facts),
      size_(facts.sizes()),
      stock_(facts.stock()) {}

void LayoutHand::say(int ply, Seat seat, const std::string& code, const std::string& clause,
                     Verdict verdict) {
    desk_.report(hand_.number, ply, seat, code, clause, verdict);
}

Verdict LayoutHand::ask(int ply, Seat seat, const Answer& answer, const std::string& code,
                        const std::string& clause) {
    if (answer.verdict != Verdict::kept) say(ply, seat, code, clause, answer.verdict);
    if (answer.verdict == Verdict::open && answer.joins)
        open_verdicts_.push_back({ply, seat, code, answer.edges});
    return answer.verdict;
}

void LayoutHand::play(const std::set<Seat>& due, const std::string& lead_clause) {
    due_ = due;
    const Statement* lead = line_of(record_, hand_, Keyword::lead);
    const auto gainsaid = gainsaid_leader(record_, hand_);
    if (gainsaid) {  // G2
        say(0, Seat(), "lead-mismatch", "G2");
        doubt_lead(*gainsaid);
        if (due_.count(*gainsaid)) due_.clear();
    } else if (lead && lead->seat.exists() && lead->seat.index() < players()) {
        leader_ = lead->seat;
        if (!lead_is_doubtful(record_, hand_)) judge_lead(due_, lead_clause, 0);
    }
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const Action& action = record_.actions[i];
        const int ply = static_cast<int>(i - hand_.first_action) + 1;
        if (ply == facts_.lost().line) lose_at_line();
        if (facts_only_) continue;
        if (action.seat().index() >= players() || is_blot(action)) {  // G5a
            if (!has_ended()) lose_at(action.seat(), ply);
            facts_only_ = facts_only_ || ended_unplayed_;
            continue;
        }
        if (facts_.passed_over(action)) continue;
        if (!begun_ && !leader_.exists()) {
            leader_ = action.seat();  // G2: else the seat of the first action
            judge_lead(due_, lead_clause, first_ply_of(record_, hand_, leader_));
        }
        if (!begun_) {
            begin_turn(leader_);
            first_ = {ply, action.seat()};
        }
        begun_ = true;
        act(action, ply);
    }
    if (facts_.lost().line == static_cast<int>(hand_.actions()) + 1) lose_at_line();
    find_first();
}

// Finds the seat that acted first, even if something before it is unreadable.
void LayoutHand::find_first() {
    if (first_.first > 0) return;
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action && first_.first == 0; ++i)
        if (!facts_.passed_over(record_.actions[i]))
            first_ = {static_cast<int>(i - hand_.first_action) + 1, record_.actions[i].seat()};
    first_sure_ = false;
}

bool LayoutHand::has_ended() const {
    const auto passes = ending_passes();
    const bool broken =
        std::any_of(passes.begin(), passes.end(), [](const PassMade& made) { return made.broken; });
    return ended_ && !(ended_by_passes_ && broken) && !owes();
}

// G5a: an unreadable line may have held turns of any seat. After the end of the hand it held none
// of this hand.
void LayoutHand::lose_at_line() {
    over_at_line_ = has_ended();
    lost_before_line_ = facts_only_;
    may_be_over_ = over_at_line_ || may_have_stopped(facts_only_);
    if (!over_at_line_ && !facts_only_) lose_at(Seat(), -1);
    facts_only_ = true;
}

void LayoutHand::lose_at(Seat seat, int ply) {
    say(ply, seat, "layout-unknown", "G5a");
    layout_known_ = false;
    facts_only_ = true;
    forgive();
    ended_.reset();
}

bool LayoutHand::holds_another() const {
    if (facts_.lost().line == no_ply) return false;
    const std::size_t next = facts_.setup().hand + 1;
    const bool skips =
        next < record_.hands.size() && record_.hands[next].number != hand_.number + 1;
    return skips || facts_.lost().anew ||
           (facts_.lost().plays_on && (may_be_over_ || lost_before_line_));
}

bool LayoutHand::may_end_as(const Statement* line) const {
    if (!line) return false;
    const bool won =
        may_have_won().exists() && says_end(record_, *line, HandEnd{EndKind::won, may_have_won()});
    return !layout_known_ || says_end(record_, *line, ended_) || won;
}

void LayoutHand::judge_lead(const std::set<Seat>& due, const std::string& clause, int ply) {
    if (!due.empty() && !due.count(leader_)) say(ply, leader_, "wrong-lead", clause);
}

void LayoutHand::begin_turn(Seat seat) {
    turn_ = seat;
    open_ = false;
    draws_ = 0;
    first_draw_ = 0;
    excess_said_ = false;
}

void LayoutHand::act(const Action& action, int ply) {
    if (take_owed(action, ply)) {  // S7
        last_ply_ = ply;
        return;
    }
    if (over(action.seat(), ply)) return;
    if (open_ && action.seat() != turn_ && !is_said_to_lapse(ply)) {
        close_open_turn(ply);
        if (over(action.seat(), ply)) return;
    }
    if (action.seat() != turn_ && action.seat() == follower_) {
        lapse(ply);
        begin_turn(action.seat());
    }
    follower_ = Seat();
    if (action.seat() != turn_) {  // G2
        const bool refuted = facts_.refuted(ply);
        const bool still_due = robbed_ == std::pair(ply - 1, action.seat());
        if (refuted) robbed_ = {ply, turn_};
        if (!refuted && !still_due) {
            say(ply, action.seat(), "wrong-turn", turn_clause(action));
            if (action.kind == ActionKind::pass) {
                follower_ = follower(action.seat());
                return;
            }
        }
        lapse(ply);
        begin_turn(action.seat());
    }
    last_ply_ = ply;
    do_action(action, ply);
}

bool LayoutHand::is_said_to_lapse(int ply) const {
    return std::any_of(record_.statements.begin(), record_.statements.end(),
                       [&](const Statement& line) {
                           return line.keyword == Keyword::extension &&
                                  record_.at(line.line) == "x-lapses " + std::to_string(ply);
                       });
}

// G2: if another seat acts during an open turn, the turn is read as ended by a pass.
void LayoutHand::close_open_turn(int ply) {
    if (may_stop()) {  // C7: the turn ends without a pass
        lapse(ply);
        return begin_turn(after(turn_));
    }
    say(ply, turn_, "missing-pass", "G2");
    pass(turn_, ply, false);
}

bool LayoutHand::over(Seat seat, int ply) {
    if (!ended_) return false;
    const auto passes = ending_passes();
    const bool broken =
        std::any_of(passes.begin(), passes.end(), [](const PassMade& made) { return made.broken; });
    if (ended_by_passes_ && broken) {  // G11: play goes on and is judged
        ended_.reset();
        ended_by_passes_ = false;
        return false;
    }
    if (!ended_unplayed_) say(ply, seat, "after-end", "G11");
    facts_only_ = true;
    return true;
}

void LayoutHand::do_action(const Action& action, int ply) {
    if (is_unseen(action)) return lose_layout(action.seat(), ply);  // G14
    if (is_draw(action)) return draw(action, ply);
    if (action.kind == ActionKind::pass) return pass(action.seat(), ply, true);
    play_tile(action, ply);
}

void LayoutHand::play_tile(const Action& action, int ply) {
    if (laid_any_) return lay(action, ply);
    if ((!action.leaves_arm_out() || action.crosswise) && !facts_.has_stray_part(action))
        say(ply, action.seat(), "no-such-action", "G5");  // the opening tile has no arm
    laid_any_ = true;
    open_layout(action, ply);
}

void LayoutHand::lose_layout(Seat seat, int ply) {
    say(ply, seat, "layout-unknown", "G4");
    layout_known_ = false;
    facts_only_ = true;
}

void LayoutHand::say_missed_draw(int ply, Seat seat, const Answer& able,
                                 const std::string& clause) {
    say(ply, seat, "missed-draw", clause);
    if (able.verdict == Verdict::open) desk_.may_be(hand_.number, seat, "false-pass");
}

void LayoutHand::made_pass(Seat seat, bool broken) {
    passes_.push_back({seat, broken});
}

std::vector<LayoutHand::PassMade> LayoutHand::ending_passes() const {
    std::vector<PassMade> last;
    for (const PassMade& made : passes_) {
        std::erase_if(last, [&](const PassMade& before) { return before.seat == made.seat; });
        last.push_back(made);
    }
    return last;
}

bool LayoutHand::all_passed() const {
    std::set<Seat> seats;
    for (const PassMade& made : passes_) seats.insert(made.seat);
    for (int s = 0; s < players(); ++s)
        if (is_in_play(Seat(s)) && seats.count(Seat(s)) == 0) return false;
    return true;
}

void LayoutHand::played_from_hand(Seat seat) {
    auto& size = size_[seat.index()];
    if (size && *size > 0) --*size;
    passes_.clear();
}

std::set<Tile> LayoutHand::all_that_fit() const {
    std::set<Tile> tiles;
    for (Tile tile : facts_.setup().set)
        for (const Arm& arm : arms_)
            if (fits(arm, tile, tile.high()) || fits(arm, tile, tile.low())) tiles.insert(tile);
    return tiles;
}

int LayoutHand::labelled(int label) const {
    for (std::size_t i = 0; i < arms_.size(); ++i)
        if (arms_[i].label == label) return static_cast<int>(i);
    if (label >= static_cast<int>(Action::no_half)) return -1;
    for (std::size_t i = 0; i < arms_.size(); ++i)
        if (arms_[i].label == 0) return static_cast<int>(i);  // any distinct labels are accepted
    return -1;
}

int LayoutHand::free_label() const {
    for (int label = 1;; ++label)
        if (std::none_of(arms_.begin(), arms_.end(),
                         [&](const Arm& arm) { return arm.label == label; }))
            return label;
}

std::vector<int> LayoutHand::arms_that_fit(Tile tile, int touching) const {
    std::vector<int> found;
    for (std::size_t i = 0; i < arms_.size(); ++i)
        if (fits(arms_[i], tile, touching)) found.push_back(static_cast<int>(i));
    return found;
}

int LayoutHand::lowest(const std::vector<int>& candidates) const {
    return *std::min_element(candidates.begin(), candidates.end(),
                             [&](int a, int b) { return arms_[a].label < arms_[b].label; });
}

LayoutHand::Spot LayoutHand::find_spot(const Action& action, int ply) {
    const Tile tile = action.tile();
    Spot spot{Spot::fits, -1, action.first_half(), action.second_half()};
    const Spot lost{Spot::lost};
    const auto turn_round = [&] {
        say(ply, action.seat(), "turned-tile", "N9");
        std::swap(spot.touching, spot.outer);
    };
    if (!action.leaves_arm_out()) {
        spot.arm = labelled(static_cast<int>(action.arm));
        if (spot.arm < 0) {
            say(ply, action.seat(), "no-such-arm", "G5");
            lose_layout(action.seat(), ply);
            return lost;
        }
        if (fits(arms_[spot.arm], tile, spot.touching)) return spot;
        if (fits(arms_[spot.arm], tile, spot.outer))
            turn_round();
        else
            spot.kind = Spot::misfit;
        if (arms_[spot.arm].label == 0) arms_[spot.arm].label = static_cast<int>(action.arm);
        return spot;
    }
    bool turned = false;
    auto candidates = arms_that_fit(tile, spot.touching);
    if (candidates.empty()) {
        candidates = arms_that_fit(tile, spot.outer);
        turned = !candidates.empty();
    }
    if (candidates.empty()) {
        spot.kind = Spot::misfit;
        return spot;
    }
    for (int arm : candidates)
        if (!arms_[arm].same_state(arms_[candidates.front()])) {
            say(ply, action.seat(), "ambiguous-arm", "G5");
            lose_layout(action.seat(), ply);
            return lost;
        }
    if (turned) turn_round();
    spot.arm = lowest(candidates);
    return spot;
}

Arm& LayoutHand::put(const Spot& spot, const Action& action) {
    Arm& arm = arms_[spot.arm];
    if (arm.label == 0)
        arm.label = !action.leaves_arm_out() ? static_cast<int>(action.arm) : free_label();
    arm.started = true;
    arm.crosswise = arm.spell = false;
    arm.open = {spot.outer};
    return arm;
}

bool LayoutHand::contradicts_in(const std::vector<OpenVerdict>& group, int ply,
                                const LayoutHand& reading, const Judged& said) const {
    Edges edges;
    for (const OpenVerdict& member : group) {
        if (member.ply <= ply) edges.insert(edges.end(), member.edges.begin(), member.edges.end());
        for (const OpenVerdict& other : reading.open_verdicts_)
            if (member.ply > ply && other.ply == member.ply && other.seat == member.seat &&
                other.code == member.code)
                edges.insert(edges.end(), other.edges.begin(), other.edges.end());
        for (const Item& item : said.findings)
            if (member.ply > ply && item.ply == member.ply && item.seat == member.seat.letter() &&
                item.code == member.code)
                return true;
    }
    return !facts_.world().without(edges);
}

void LayoutHand::judge_together(int ply, const std::vector<const LayoutHand*>& readings,
                                const std::vector<Judged>& sayings) {
    auto group = joint_breach(facts_.world(), open_verdicts_);
    if (group.empty()) return;
    Verdict verdict = Verdict::broken;
    for (std::size_t i = 0; i < readings.size(); ++i)
        if (!contradicts_in(group, ply, *readings[i], sayings[i])) verdict = Verdict::open;
    if (verdict == Verdict::open) {
        std::vector<OpenVerdict> before;
        for (const OpenVerdict& open : open_verdicts_)
            if (open.ply <= ply) before.push_back(open);
        const auto sure = joint_breach(facts_.world(), before);
        if (!sure.empty()) {
            group = sure;
            verdict = Verdict::broken;
        }
    }
    std::vector<int> plies;
    for (const OpenVerdict& member : group) plies.push_back(member.ply);
    desk_.report_joint(hand_.number, group.back().seat, plies, verdict);
    if (verdict == Verdict::broken) joint_ = group;
}

}  // namespace bones::second
