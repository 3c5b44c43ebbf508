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
        if (due && leader_ != *due && !given_up_) say(ply, leader_, "wrong-lead", "D2");
    };
    const Statement* lead = line_of(record_, hand_, Keyword::lead);
    if (lead && lead->seat.exists() && lead->seat.index() < facts_.setup().players) {
        leader_ = lead->seat;
        judge_lead(0);
    }
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const Action& action = record_.actions[i];
        const int ply = static_cast<int>(i - hand_.first_action) + 1;
        if (ply == facts_.lost().line) lose_at_line();
        if (action.seat().index() >= facts_.setup().players) {  // G5a
            if (!facts_only_ && !ended_) lose(action.seat(), ply);
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

// Who acted first, though something before it cannot be read.
void Round::find_first() {
    if (first_.first > 0) return;
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action && first_.first == 0; ++i)
        if (!facts_.passed_over(record_.actions[i]))
            first_ = {static_cast<int>(i - hand_.first_action) + 1, record_.actions[i].seat()};
    first_sure_ = !blotted_ && facts_.lost().line > first_.first;
}

void Round::lose(Seat seat, int ply) {
    say(ply, seat, "layout-unknown", "G5a");
    layout_known_ = false;
    facts_only_ = true;
}

void Round::lose_at_line() {
    const bool another = facts_only_ || ended_;
    const std::size_t next = facts_.setup().hand + 1;
    const bool skips =
        next < record_.hands.size() && record_.hands[next].number != hand_.number + 1;
    over_at_line_ = skips || facts_.lost().anew || (facts_.lost().plays_on && another);
    if (!facts_only_ && !ended_) lose(Seat(), -1);
    facts_only_ = true;
    blotted_ = true;
}

// G5a: one unknown tile, or, where none was due, perhaps nothing.
void Round::read_blot(const Action& action, int ply) {
    if (facts_only_ || ended_) return;
    const Seat seat = action.seat();
    if (first_.first == 0 && !blotted_) expected_ = leader_;
    const bool due = expected_.exists()
                         ? seat == expected_ && in_turn_
                         : trick_.empty() && (candidates_.empty() || candidates_.count(seat));
    if (!due || may_be_no_tile(record_, hand_, ply, static_cast<int>(trick_.size())))
        return lose(seat, ply);
    if (trick_.empty()) suit_.reset();
    lay(seat, std::nullopt, ply);
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
    if (trick_.empty() && !candidates_.empty())  // D6, G9
        say(ply, seat, "wrong-turn", "D6",
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

void Round::lay(Seat seat, std::optional<Tile> tile, int ply) {
    candidates_.clear();
    trick_.push_back({seat, tile, ply});
    expected_ = seat.next(facts_.setup().players);
    if (left_[seat.index()] > 0) --left_[seat.index()];
    if (static_cast<int>(trick_.size()) == facts_.setup().players) end_trick();
    ended_ = std::all_of(left_.begin(), left_.end(), [](int left) { return left == 0; });  // D1
}

void Round::lead_trick(const Action& action, int ply) {
    suit_.reset();
    if (action.kind != ActionKind::play) return;
    const Tile tile = action.tile();
    if (action.suit != Action::no_suit) {  // D3
        suit_ = static_cast<int>(action.suit);
        if (!tile.has(*suit_)) say(ply, action.seat(), "wrong-suit", "D3");
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
        open_verdicts_.push_back({ply, action.seat(), "revoke", answer.edges});
}

// D3, D5: whose tile of a trick is the best, the first of them led.
Seat Round::best_of(const std::vector<Tile>& tiles, int suit) const {
    const bool wrong_suit = !tiles.front().has(suit);
    std::optional<std::size_t> best;
    for (std::size_t i = wrong_suit ? 1 : 0; i < tiles.size(); ++i)
        if (tiles[i].is_double() && !tiles[i].has(suit) &&
            (!best || tiles[i].high() > tiles[*best].high()))
            best = i;
    if (best) return trick_[*best].seat;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i].has(suit) && (!best || tiles[i].other(suit) > tiles[*best].other(suit)))
            best = i;
    return trick_[best.value_or(0)].seat;  // D3: nothing beats the tile of a wrong suit
}

/// Whether a tile that one of the trick played unseen can have been one that leaves it the winner
/// (or, of others, one that does not beat it): two tiles at a time are enough to tell.
bool Round::can_win(std::size_t winner, int suit) const {
    const auto beats = [&](Tile tile, std::size_t at, Tile best) {
        const bool first = at == 0;
        const bool leads = winner == 0;
        const auto rank = [&](Tile one, bool led) {
            if (one.has(suit)) return std::pair(1, one.other(suit));
            if (led) return std::pair(0, 1);
            return one.is_double() ? std::pair(2, one.high()) : std::pair(0, 0);
        };
        return rank(tile, first) > rank(best, leads);
    };
    const auto counts = [&](Tile best) {  // a tile that can win at all
        return winner == 0 || best.is_double() || best.has(suit);
    };
    std::set<Tile> open = facts_.world().tiles();
    std::vector<Tile> bests;
    for (const Played& played : trick_)
        if (played.tile) open.erase(*played.tile);
    if (trick_[winner].tile)
        bests.push_back(*trick_[winner].tile);
    else
        bests.assign(open.begin(), open.end());
    for (Tile best : bests) {
        if (!counts(best)) continue;
        std::vector<World::Unseen> unseen;
        bool beaten = false;
        for (std::size_t i = 0; i < trick_.size() && !beaten; ++i) {
            if (i == winner) {
                if (!trick_[i].tile) unseen.push_back({trick_[i].seat, trick_[i].ply, {best}});
                continue;
            }
            if (trick_[i].tile) {
                beaten = beats(*trick_[i].tile, i, best);
                continue;
            }
            std::set<Tile> lower;
            for (Tile tile : open)
                if (tile != best && !beats(tile, i, best)) lower.insert(tile);
            unseen.push_back({trick_[i].seat, trick_[i].ply, lower});
        }
        if (!beaten && facts_.world().can_have_been(static_cast<int>(facts_.setup().hand), unseen))
            return true;
    }
    return false;
}

std::set<Seat> Round::possible_winners() const {
    std::set<Seat> winners;
    if (!in_turn_) return winners;
    std::vector<Tile> tiles;
    for (const Played& played : trick_)
        if (played.tile) tiles.push_back(*played.tile);
    if (tiles.size() == trick_.size()) return {best_of(tiles, *suit_)};
    // Nobody knows under which suit an unknown tile was led.
    for (int suit = suit_.value_or(0); suit <= suit_.value_or(15); ++suit)
        for (std::size_t i = 0; i < trick_.size(); ++i)
            if (!winners.count(trick_[i].seat) && can_win(i, suit)) winners.insert(trick_[i].seat);
    return winners;
}

/// How many tiles of the trick are doubles, if that is certain.
std::optional<int> Round::doubles() const {
    int doubles = 0;
    for (const Played& played : trick_) {
        if (played.tile) {
            doubles += played.tile->is_double();
            continue;
        }
        std::set<Tile> all, others;
        for (Tile tile : facts_.world().tiles()) (tile.is_double() ? all : others).insert(tile);
        const auto can_be = [&](const std::set<Tile>& tiles) {
            return facts_.world().can_have_been(static_cast<int>(facts_.setup().hand),
                                                {{played.seat, played.ply, tiles}});
        };
        const bool a_double = can_be(all);
        if (a_double && can_be(others)) return std::nullopt;
        doubles += a_double;
    }
    return doubles;
}

void Round::end_trick() {
    const std::set<Seat> winners = possible_winners();
    std::set<int> sides;
    for (Seat seat : winners)
        sides.insert(facts_.setup().players == 4 ? seat.index() % 2 : seat.index());
    last_winner_ = winners.size() == 1 ? *winners.begin() : Seat();
    candidates_ = winners.size() > 1 ? winners : std::set<Seat>{};
    const auto captured = doubles();
    if (sides.size() == 1 && captured)
        taken_[*sides.begin()] += 1 + *captured;  // D7
    else
        winners_known_ = false;
    trick_.clear();
    in_turn_ = true;
    expected_ = last_winner_;  // D6; not known: the next recorded leader is taken
}

std::optional<Points> Round::taken() const {
    if (!ended_ || !winners_known_) return std::nullopt;
    return taken_;
}

void Round::judge_together() {
    const auto group = joint_breach(facts_.world(), open_verdicts_);
    std::vector<int> plies;
    for (const OpenVerdict& member : group) plies.push_back(member.ply);
    if (!group.empty()) desk_.report_joint(hand_.number, group.back().seat, plies, Verdict::broken);
}

}  // namespace bones::second
