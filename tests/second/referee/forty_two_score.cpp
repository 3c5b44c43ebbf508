// Forty-two: whether a contract was made, and its score.
#include <algorithm>

#include "tests/second/referee/forty_two.hpp"

namespace bones::second {

namespace {

constexpr int all_points = 42;  // T8
constexpr int marks_from = 84;  // T10: from 84 on, a bid in points scores its amount

}  // namespace

void FortyTwoHand::judge_contract(Mark from) {
    if (!contract_.declarer.exists() && first_is_sure() && !contract_.lost)
        contract_.declarer = first_action().second;  // T4
    if (!contract_.bid && contract_.declarer.exists())
        contract_.bid = contract_.bid_of(contract_.declarer);
    if (!layout_known() || !contract_.declarer.exists() || voided_) return;
    weigh_tricks();
    weigh_revokes(from);
}

/// T9, T15: returns how the tricks so far decide the contract; empty if later tricks can still
/// change it.
std::optional<EndKind> FortyTwoHand::decided_by_tricks() const {
    if (nello()) {
        if (declarer_tricks_ > 0) return EndKind::set;
        const bool all = tricks_ == 7 && perhaps_declarer_tricks_ == 0;
        return all ? std::optional(EndKind::made) : std::nullopt;
    }
    const int own = points_[own_side()], others = points_[1 - own_side()];
    // An unknown bid was at least 30 and at least as high as any written bid.
    int least = 30, most = all_points;
    for (const int bid : contract_.made) least = std::max(least, bid);
    if (contract_.bid) least = most = *contract_.bid;
    if (own >= std::min(most, all_points)) return EndKind::made;
    if (others > all_points - std::min(least, all_points)) return EndKind::set;
    return std::nullopt;
}

void FortyTwoHand::weigh_tricks() {
    outcome_ = decided_by_tricks();
    if (outcome_)
        possible_ = {*outcome_};
    else if (!nello() && (unknown_trick_ || ended() || !contract_.bid))
        possible_ = {EndKind::made, EndKind::set};  // the record does not decide it
    else if (nello() && perhaps_declarer_tricks_ > 0)
        possible_ = {EndKind::set};
    if (nello() && ended() && perhaps_declarer_tricks_ > 0 && !outcome_)
        possible_.insert(EndKind::made);  // only after all seven tricks
}

// T9, T12: whether the contract is, or may be, decided already.
bool FortyTwoHand::may_have_stopped(bool lost) const {
    if (lost || contract_.trumps.kind == Trumps::other) return true;
    const auto is_revoke = [](const Item& item) { return item.code == "revoke"; };
    const Judged& judged = desk_.judged();
    if (house_.is("revoke", "hand") &&
        (std::any_of(judged.findings.begin(), judged.findings.end(), is_revoke) ||
         std::any_of(judged.open.begin(), judged.open.end(), is_revoke)))
        return true;
    if (tricks_ == 0 || (house_.is("scoring", "points") && !nello())) return false;
    const bool unknown = nello() ? perhaps_declarer_tricks_ > 0 : unknown_trick_;
    return unknown || !contract_.bid || !contract_.declarer.exists() || decided_by_tricks();
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

// T12: of several revokes the first one counts.
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
            if (items[i].code == "revoke" && ((every && proven) || is_called(seat)))
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
    outcome_.reset();  // a called revoke that is open
    possible_ = {EndKind::made, EndKind::set};
}

std::optional<HandEnd> FortyTwoHand::end(const Statement* line) const {
    if (!layout_known()) return std::nullopt;
    if (voided_) return HandEnd{EndKind::voided, Seat()};
    if (ended()) return HandEnd{EndKind::played, Seat()};
    if (line && (line->end() == EndKind::unfinished || line->end() == EndKind::conceded))
        return std::nullopt;
    if (end_is_lost(record_, hand_)) return std::nullopt;  // G5a: the hand may have been stopped
    const bool by_tricks = tricks_ > 0 && (house_.is("scoring", "marks") || nello());
    if (!by_tricks && !by_revoke_) return std::nullopt;
    if (outcome_) return HandEnd{*outcome_, Seat()};
    if (house_.is("scoring", "points") && !by_revoke_ && !nello()) return std::nullopt;
    if (line && possible_.count(line->end())) return HandEnd{line->end(), Seat()};
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
