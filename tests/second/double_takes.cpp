#include "tests/second/double_takes.hpp"

#include <algorithm>

namespace bones::second {

Round::Round(const Record& record, const House& house, Desk& desk, const HandFacts& facts)
    : record_(record),
      hand_(record.hands[facts.setup().hand]),
      house_(house),
      desk_(desk),
      facts_(facts) {
    for (const auto& size : facts.sizes()) left_.push_back(*size);
}

void Round::say(int ply, Seat seat, const std::string& code, const std::string& clause,
                Verdict verdict) {
    desk_.report(hand_.number, ply, seat, code, clause, verdict);
}

void Round::play(std::optional<Seat> due) {
    due_ = due;
    const auto judge_lead = [&](int ply) {  // D2
        if (due && leader_ != *due) say(ply, leader_, "wrong-lead", "D2");
    };
    const Statement* lead = line_of(record_, hand_, Keyword::lead);
    if (lead && lead->seat.exists() && lead->seat.index() < facts_.setup().players) {
        leader_ = lead->seat;
        judge_lead(0);
    }
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const Action& action = record_.actions[i];
        const int ply = static_cast<int>(i - hand_.first_action) + 1;
        if (facts_.passed_over(action) || facts_only_) continue;
        if (first_.first == 0) {
            first_ = {ply, action.seat()};
            if (!leader_.exists()) {
                leader_ = action.seat();
                judge_lead(first_ply_of(record_, hand_, leader_));
            }
            expected_ = leader_;
        }
        act(action, ply);
    }
}

void Round::act(const Action& action, int ply) {
    const Seat seat = action.seat();
    if (ended_) {  // G11
        say(ply, seat, "after-end", "G11");
        facts_only_ = true;
        return;
    }
    const bool opens = first_ == std::pair(ply, seat);
    if (opens && seat != expected_ && due_ == seat) {  // G2: the `lead` line was wrong
        expected_ = seat;
    } else if (in_turn_ && expected_.exists() && seat != expected_) {  // D6
        say(ply, seat, "wrong-turn", "D6");
        if (!trick_.empty()) in_turn_ = false;
    }
    if (trick_.empty())
        lead_trick(action, ply);
    else
        follow(action, ply);
    std::optional<Tile> tile;
    if (action.kind == ActionKind::play) tile = action.tile();
    trick_.push_back({seat, tile});
    expected_ = seat.next(facts_.setup().players);
    if (left_[seat.index()] > 0) --left_[seat.index()];
    if (static_cast<int>(trick_.size()) == facts_.setup().players) end_trick();
    ended_ = std::all_of(left_.begin(), left_.end(), [](int left) { return left == 0; });  // D1
}

void Round::lead_trick(const Action& action, int ply) {
    suit_.reset();
    wrong_suit_ = false;
    if (action.kind != ActionKind::play) return;
    const Tile tile = action.tile();
    if (action.suit != Action::no_suit) {  // D3
        suit_ = static_cast<int>(action.suit);
        wrong_suit_ = !tile.has(*suit_);
        if (wrong_suit_) say(ply, action.seat(), "wrong-suit", "D3");
        return;
    }
    suit_ = tile.high();  // D3: undeclared
    if (tile.is_double()) return;
    desk_.report_as(house_.is("undeclared", "error") ? Severity::error : Severity::note,
                    hand_.number, ply, action.seat(), "undeclared-suit", "D3");
}

void Round::follow(const Action& action, int ply) {
    if (action.kind != ActionKind::play) return;
    if (action.suit != Action::no_suit && !facts_.has_stray_part(action))
        say(ply, action.seat(), "no-such-action", "G5");
    const Tile tile = action.tile();
    if (!suit_ || tile.has(*suit_)) return;
    std::set<Tile> of_suit;  // D4
    for (int n = 0; n < most_tiles; ++n)
        if (Tile::numbered(n).has(*suit_)) of_suit.insert(Tile::numbered(n));
    const Answer answer = facts_.held_none(action.seat(), ply, of_suit);
    if (answer.verdict == Verdict::kept) return;
    bool seen = false, later = false;
    for (const Edge& edge : answer.edges) {
        seen = seen || facts_.seen_holding(edge.tile, action.seat(), ply);
        later = later || facts_.shown_to_have(edge.tile, action.seat());
    }
    const bool hindsight = answer.verdict == Verdict::broken && later && !seen;  // D10
    say(ply, action.seat(), "revoke", hindsight ? "D10" : "D4", answer.verdict);
    if (answer.verdict == Verdict::open && answer.joins)
        open_verdicts_.push_back({ply, action.seat(), answer.edges});
}

// D5
Seat Round::winner() const {
    if (!in_turn_ || !suit_) return Seat();
    for (const Played& played : trick_)
        if (!played.tile) return Seat();
    const Played* best = nullptr;
    for (std::size_t i = wrong_suit_ ? 1 : 0; i < trick_.size(); ++i) {
        const Tile tile = *trick_[i].tile;
        if (tile.is_double() && !tile.has(*suit_) && (!best || tile.high() > best->tile->high()))
            best = &trick_[i];
    }
    if (best) return best->seat;
    for (const Played& played : trick_)
        if (played.tile->has(*suit_) &&
            (!best || played.tile->other(*suit_) > best->tile->other(*suit_)))
            best = &played;
    return best ? best->seat : trick_.front().seat;  // D3: nothing beats the tile of a wrong suit
}

void Round::end_trick() {
    last_winner_ = winner();
    if (last_winner_.exists()) {
        ++taken_[last_winner_.index()];  // D7
        for (const Played& played : trick_)
            if (played.tile->is_double()) ++taken_[last_winner_.index()];
    } else {
        winners_known_ = false;
    }
    trick_.clear();
    in_turn_ = true;
    expected_ = last_winner_;  // D6; not known: the next recorded leader is taken
}

std::optional<Points> Round::taken() const {
    if (!ended_ || !winners_known_) return std::nullopt;
    return taken_;
}

void Round::judge_together() {
    if (const auto last = joint_breach(facts_.world(), open_verdicts_))
        say(last->ply, last->seat, "joint-breach", "G10");
}

}  // namespace bones::second
