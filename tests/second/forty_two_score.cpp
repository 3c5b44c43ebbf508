// Forty-two: whether a contract was made, and what it is worth.
#include <algorithm>

#include "tests/second/forty_two.hpp"

namespace bones::second {

namespace {

constexpr int all_points = 42;  // T8
constexpr int marks_from = 84;  // T10: from here on a bid scores its amount

}  // namespace

void FortyTwoHand::judge_contract(Mark from) {
    if (!contract_.declarer.exists() && first_is_sure())
        contract_.declarer = first_action().second;  // T4
    if (!contract_.bid && contract_.declarer.exists())
        contract_.bid = contract_.bid_of(contract_.declarer);
    if (!layout_known() || !contract_.declarer.exists() || voided_) return;
    weigh_tricks();
    weigh_revokes(from);
}

// T9, T15
void FortyTwoHand::weigh_tricks() {
    if (nello()) {
        if (declarer_tricks_ > 0)
            outcome_ = EndKind::set;
        else if (ended() && perhaps_declarer_tricks_ == 0)
            outcome_ = EndKind::made;
        if (outcome_)
            possible_ = {*outcome_};
        else if (perhaps_declarer_tricks_ > 0)  // nobody can tell by what is written
            possible_ = {EndKind::made, EndKind::set};
        return;
    }
    const int own = points_[own_side()], others = points_[1 - own_side()];
    const int unknown = unknown_trick_ ? all_points - own - others : 0;
    if (contract_.bid) {
        const int wanted = std::min(*contract_.bid, all_points);
        if (own >= wanted)
            outcome_ = EndKind::made;
        else if (others > all_points - wanted)
            outcome_ = EndKind::set;
        if (own + unknown >= wanted) possible_.insert(EndKind::made);
        if (others + unknown > all_points - wanted) possible_.insert(EndKind::set);
        if (ended()) possible_ = {EndKind::made, EndKind::set};  // nobody can tell
        if (outcome_) possible_ = {*outcome_};
        return;
    }
    // Whatever was bid, it was 30 at least, and more than anybody else bid.
    int least = 30;
    for (const int bid : contract_.made) least = std::max(least, bid + 1);
    if (own >= all_points)
        outcome_ = EndKind::made;
    else if (others > all_points - std::min(least, all_points))
        outcome_ = EndKind::set;
    possible_ = {EndKind::made, EndKind::set};  // else nobody can tell
    if (outcome_) possible_ = {*outcome_};
}

bool FortyTwoHand::is_called(Seat seat) const {
    for (std::uint32_t i = hand_.first_statement; i < hand_.end_statement; ++i) {
        const Statement& line = record_.statements[i];
        if (line.keyword == Keyword::penalty && line.counts && line.seat == seat &&
            record_.at(line.key) == "revoke" && !stands_after_unread(record_, hand_, &line))
            return true;
    }
    return false;
}

// T12: of several the first.
void FortyTwoHand::weigh_revokes(Mark from) {
    if (house_.is("revoke", "report")) return;
    const bool every = house_.is("revoke", "hand");
    struct Revoke {
        std::int64_t ply;
        int side;
        bool proven;
    };
    std::vector<Revoke> revokes;
    const auto collect = [&](const std::vector<Item>& items, std::size_t first, bool proven) {
        for (std::size_t i = first; i < items.size(); ++i) {
            const Seat seat(items[i].seat - 'A');
            if (items[i].code == "revoke" && (every ? proven : is_called(seat)))
                revokes.push_back({items[i].ply, seat.index() % 2, proven});
        }
    };
    collect(desk_.judged().findings, from.findings, true);
    collect(desk_.judged().open, from.open, false);
    std::sort(revokes.begin(), revokes.end(),
              [](const Revoke& a, const Revoke& b) { return a.ply < b.ply; });
    if (revokes.empty()) return;
    by_revoke_ = true;
    std::set<int> perhaps;
    for (const Revoke& revoke : revokes) {
        perhaps.insert(revoke.side);
        if (!revoke.proven) continue;
        if (perhaps.size() > 1) break;
        outcome_ = revoke.side == own_side() ? EndKind::set : EndKind::made;
        possible_ = {*outcome_};
        return;
    }
    outcome_.reset();  // a called one that is open
    possible_ = {EndKind::made, EndKind::set};
}

std::optional<HandEnd> FortyTwoHand::end(const Statement* line) const {
    if (!layout_known()) return std::nullopt;
    if (voided_) return HandEnd{EndKind::voided, Seat()};
    if (ended()) return HandEnd{EndKind::played, Seat()};
    if (line && (line->end == EndKind::unfinished || line->end == EndKind::conceded))
        return std::nullopt;
    const bool by_tricks = tricks_ > 0 && (house_.is("scoring", "marks") || nello());
    if (!by_tricks && !by_revoke_) return std::nullopt;
    if (outcome_) return HandEnd{*outcome_, Seat()};
    if (house_.is("scoring", "points") && !by_revoke_) return std::nullopt;
    if (line && possible_.count(line->end)) return HandEnd{line->end, Seat()};
    return std::nullopt;
}

// T10, T12, T15
std::optional<Points> FortyTwoHand::score() const {
    Points score{};
    if (voided_) return score;
    if (!outcome_ || !contract_.bid) return std::nullopt;
    const bool made = *outcome_ == EndKind::made;
    const int own = own_side(), winner = made ? own : 1 - own;
    const int bid = *contract_.bid;
    if (house_.is("scoring", "marks")) {
        score[winner] = std::max(1, bid / all_points);
    } else if (nello()) {
        score[winner] = bid;
    } else if (by_revoke_) {
        score[winner] = !made ? bid + all_points : bid >= marks_from ? bid : all_points;
    } else if (unknown_trick_ || !ended()) {
        return std::nullopt;
    } else if (!made) {
        score[winner] = bid + points_[winner];
    } else {
        score[0] = points_[0];
        score[1] = points_[1];
        if (bid >= marks_from) score[own] = bid;
    }
    return score;
}

}  // namespace bones::second
