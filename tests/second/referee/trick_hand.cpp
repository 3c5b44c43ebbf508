#include "tests/second/referee/trick_hand.hpp"

#include <algorithm>

namespace bones::second {

Ground add_trick_slots(const Record& record, const Setup& setup, std::vector<Slot>& slots) {
    Ground ground;
    const auto sizes = dealt_sizes(record, setup);
    for (int s = 0; s < setup.players; ++s) {
        ground.dealt.emplace_back();
        const auto plies = unseen_tiles(record, record.hands[setup.hand], Seat(s),
                                        {false, *sizes[s], setup.may_be_over_at_line});
        const std::vector<int> unseen(plies.begin(), plies.end());
        for (std::size_t i = 0; i < static_cast<std::size_t>(*sizes[s]); ++i) {
            ground.dealt.back().push_back(static_cast<int>(slots.size()));
            slots.push_back(
                {Seat(s), static_cast<int>(setup.hand), 0, i < unseen.size() ? unseen[i] : never});
        }
    }
    return ground;
}

TrickHand::TrickHand(const Record& record, const House& house, Desk& desk, const HandFacts& facts)
    : record_(record),
      hand_(record.hands[facts.setup().hand]),
      house_(house),
      desk_(desk),
      facts_(facts) {
    for (const auto& size : facts.sizes()) left_.push_back(*size);
}

void TrickHand::say(int ply, Seat seat, const std::string& code, const std::string& clause,
                    Verdict verdict) {
    desk_.report(hand_.number, ply, seat, code, clause, verdict);
}

void TrickHand::play(std::optional<Seat> due) {
    due_ = due;
    const auto judge_lead = [&](int ply) {  // D2, T5
        if (due_ && leader_ != *due_ && !given_up_) say(ply, leader_, "wrong-lead", lead_clause());
    };
    const Statement* lead = line_of(record_, hand_, Keyword::lead);
    const auto gainsaid = gainsaid_leader(record_, hand_);
    if (gainsaid) {  // G2
        say(0, Seat(), "lead-mismatch", "G2");
        if (due_ == *gainsaid) due_.reset();
    } else if (lead && lead->seat.exists() && lead->seat.index() < players()) {
        leader_ = lead->seat;
        if (!lead_is_doubtful(record_, hand_)) judge_lead(0);
    }
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const Action& action = record_.actions[i];
        const int ply = static_cast<int>(i - hand_.first_action) + 1;
        if (ply == facts_.lost().line) lose_at_line();
        if (record_.torn_before(i) && !facts_only_) tear_trick(ply);
        if (action.seat().index() >= players()) {  // G5a
            if ((!facts_only_ || may_be_lost_) && !ended_) lose(action.seat(), ply);
            blotted_ = true;
        } else if (is_blot(action)) {
            read_blot(action, ply);
            blotted_ = true;
        }
        if (facts_.passed_over(action)) continue;
        if (given_up_ && !leader_.exists() && !blotted_) leader_ = action.seat();
        if (facts_only_) continue;
        if (first_.first == 0 && !blotted_) {
            first_ = {ply, action.seat()};
            if (!leader_.exists()) {
                leader_ = action.seat();
                judge_lead(first_ply_of(record_, hand_, leader_));
            }
            expected_ = leader_;
        }
        act(action, ply);
    }
    if (facts_.lost().line == static_cast<int>(hand_.actions()) + 1) lose_at_line();
    find_first();
}

// D6: the open trick stays incomplete. The seats that have not played to it did so unseen.
void TrickHand::tear_trick(int ply) {
    in_turn_ = false;
    Seat seat = trick_.empty() ? Seat() : trick_.front().seat;
    while (!trick_.empty()) {
        const bool played = std::any_of(trick_.begin(), trick_.end(),
                                        [&](const Played& one) { return one.seat == seat; });
        if (!played) lay(seat, std::nullopt, ply);
        seat = table().next(seat);
    }
    in_turn_ = true;
    expected_ = Seat();
}

// Finds the seat that acted first, even if something before it is unreadable.
void TrickHand::find_first() {
    if (first_.first > 0) return;
    bool blotted = false;
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action && first_.first == 0; ++i) {
        const Action& action = record_.actions[i];
        blotted = blotted || action.seat().index() >= players() || is_blot(action);
        if (!facts_.passed_over(action))
            first_ = {static_cast<int>(i - hand_.first_action) + 1, action.seat()};
    }
    first_sure_ = !blotted && facts_.lost().line > first_.first;
}

void TrickHand::lose(Seat seat, int ply) {
    say(ply, seat, "layout-unknown", "G5a");
    layout_known_ = may_be_lost_ = false;
    facts_only_ = true;
}

void TrickHand::lose_at_line() {
    may_be_over_ = ended_ || may_have_stopped(facts_only_);
    const bool another = facts_only_ || may_be_over_;
    const std::size_t next = facts_.setup().hand + 1;
    const bool skips =
        next < record_.hands.size() && record_.hands[next].number != hand_.number + 1;
    over_at_line_ = skips || facts_.lost().anew || (facts_.lost().plays_on && another);
    if ((!facts_only_ || may_be_lost_) && !ended_) lose(Seat(), -1);
    facts_only_ = true;
    blotted_ = true;
}

// G5a: one unknown tile, or perhaps nothing where none was due.
void TrickHand::read_blot(const Action& action, int ply) {
    const Seat seat = action.seat();
    if (may_be_lost_ && !ended_ && may_be_no_tile(record_, hand_, table(), ply, 0))
        return lose(seat, ply);
    if (facts_only_ || ended_) return;
    if (first_.first == 0 && !blotted_) expected_ = leader_;
    const bool due = expected_.exists()
                         ? seat == expected_ && in_turn_
                         : trick_.empty() && (candidates_.empty() || candidates_.count(seat));
    if (!due || may_be_no_tile(record_, hand_, table(), ply, static_cast<int>(trick_.size())))
        return lose(seat, ply);
    if (trick_.empty()) suit_.reset();
    lay(seat, std::nullopt, ply);
}

void TrickHand::act(const Action& action, int ply) {
    const Seat seat = action.seat();
    if (ended_) {  // G11
        if (!after_game_ || !ended_unplayed_) say(ply, seat, "after-end", "G11");
        facts_only_ = true;
        return;
    }
    const bool strange = facts_.refuted(ply) || (trick_.empty() && declares_wrongly(action));
    if (strange || robbed_ == std::pair(ply - 1, seat)) {  // G2: not out of turn
        if (strange && in_turn_ && seat != expected_) robbed_ = {ply, expected_};
        if (expected_.exists() && seat != expected_ && !trick_.empty()) in_turn_ = false;
        candidates_.clear();
    } else if (in_turn_ && expected_.exists() && seat != expected_) {  // D6
        say(ply, seat, "wrong-turn", turn_clause(seat));
        if (!trick_.empty()) in_turn_ = false;
    } else if (trick_.empty() && candidates_.empty() && !expected_.exists() &&
               seat == facts_.setup().sits_out) {  // T15: at any time
        say(ply, seat, "wrong-turn", turn_clause(seat));
    }
    if (trick_.empty() && !candidates_.empty())  // D6, G9
        say(ply, seat, "wrong-turn", turn_clause(seat),
            candidates_.count(seat) ? Verdict::open : Verdict::broken);
    candidates_.clear();
    if (trick_.empty())
        lead_trick(action, ply);
    else
        follow(action, ply);
    std::optional<Tile> tile;
    if (action.kind == ActionKind::play) tile = action.tile();
    lay(seat, tile, ply);
}

void TrickHand::lay(Seat seat, std::optional<Tile> tile, int ply) {
    candidates_.clear();
    if (!begun()) begin_play(seat, ply);
    trick_.push_back({seat, tile, ply});
    expected_ = table().next(seat);
    if (left_[seat.index()] > 0) --left_[seat.index()];
    if (static_cast<int>(trick_.size()) == table().size()) end_trick();
    ended_ = is_over();
}

void TrickHand::judge_revoke(Seat seat, int ply, const std::set<Tile>& suit,
                             const std::string& clause, const std::string& in_hindsight) {
    const Answer answer = facts_.held_none(seat, ply, suit);
    if (answer.verdict == Verdict::kept) return;
    bool seen = false, later = false;
    for (const Edge& edge : answer.edges) {
        seen = seen || facts_.seen_holding(edge.tile, seat, ply);
        later = later || facts_.shown_to_have(edge.tile, seat);
    }
    const bool hindsight = answer.verdict == Verdict::broken && later && !seen;  // D10
    say(ply, seat, "revoke", hindsight ? in_hindsight : clause, answer.verdict);
    if (answer.verdict == Verdict::open && answer.joins)
        open_verdicts_.push_back({ply, seat, "revoke", answer.edges});
}

/// Whether `winner` can have taken the trick under the suit. Its unseen tiles must be able to
/// include the best tile of `winner`, and none that beats it. Checking pairs of tiles is enough.
bool TrickHand::can_win(std::size_t winner, int suit) const {
    std::set<Tile> open = facts_.world().tiles();
    std::vector<Tile> bests;
    for (const Played& played : trick_)
        if (played.tile) open.erase(*played.tile);
    if (trick_[winner].tile)
        bests.push_back(*trick_[winner].tile);
    else
        bests.assign(open.begin(), open.end());
    for (Tile best : bests) {
        const auto highest = rank(best, suit, winner == 0);
        if (highest == std::pair(0, 0)) continue;
        std::vector<World::Unseen> unseen;
        bool beaten = false;
        for (std::size_t i = 0; i < trick_.size() && !beaten; ++i) {
            if (i != winner && trick_[i].tile) {
                beaten = rank(*trick_[i].tile, suit, i == 0) > highest;
                continue;
            }
            if (trick_[i].tile) continue;
            std::set<Tile> may_be;
            for (Tile tile : open)
                if ((i > 0 || may_lead(tile, suit)) &&
                    (i == winner ? tile == best
                                 : tile != best && rank(tile, suit, i == 0) <= highest))
                    may_be.insert(tile);
            unseen.push_back({trick_[i].seat, trick_[i].ply, may_be});
        }
        if (!beaten && facts_.world().can_have_been(static_cast<int>(facts_.setup().hand), unseen))
            return true;
    }
    return false;
}

std::set<Seat> TrickHand::possible_winners() const {
    std::set<Seat> winners;
    if (!in_turn_) return winners;
    const bool led = trick_.front().tile.has_value() && !led_either();
    if (led && !suit_) return winners;  // T4: no suit
    // The suit under which an unknown tile was led is not known.
    for (int suit : led ? std::vector<int>{*suit_} : suits())
        for (std::size_t i = 0; i < trick_.size(); ++i)
            if (!winners.count(trick_[i].seat) && can_win(i, suit)) winners.insert(trick_[i].seat);
    const bool all_seen = std::all_of(trick_.begin(), trick_.end(),
                                      [](const Played& played) { return played.tile.has_value(); });
    if (!all_seen || winners.size() < 2 || led_either()) return winners;
    for (const Played& played : trick_)  // G5: if the same tile occurs twice, the first one counts
        if (winners.count(played.seat)) return {played.seat};
    return winners;
}

void TrickHand::end_trick() {
    const std::set<Seat> winners = possible_winners();
    last_winner_ = winners.size() == 1 ? *winners.begin() : Seat();
    candidates_ = winners.size() > 1 ? winners : std::set<Seat>{};
    ++tricks_;
    took_trick(winners);
    trick_.clear();
    in_turn_ = true;
    expected_ = last_winner_;  // D6; if the winner is unknown, the next recorded leader is taken
    const Seat out = facts_.setup().sits_out;
    if (expected_ == out) expected_ = Seat();  // T15: the seat that sits out is skipped
    if (candidates_.count(out)) candidates_.clear();
}

void TrickHand::judge_together() {
    const auto group = joint_breach(facts_.world(), open_verdicts_);
    std::vector<int> plies;
    for (const OpenVerdict& member : group) plies.push_back(member.ply);
    if (!group.empty()) desk_.report_joint(hand_.number, group.back().seat, plies, Verdict::broken);
}

}  // namespace bones::second
