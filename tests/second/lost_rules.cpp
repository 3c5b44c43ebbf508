#include "tests/second/lost_rules.hpp"

#include <algorithm>

#include "tests/second/claims.hpp"

namespace bones::second {

namespace {

bool same_points(const HandResult& a, const HandResult& b) {
    return a.scored == b.scored && a.taken == b.taken && (!a.scored || a.scores == b.scores);
}

bool same_end(const HandResult& a, const HandResult& b) {
    return a.layout_known == b.layout_known && a.end == b.end && a.out == b.out;
}

bool same_winners(const Judged& a, const Judged& b) {
    return a.complete == b.complete && a.winners == b.winners;
}

bool same_totals(const Judged& a, const Judged& b) {
    return a.totals_known == b.totals_known && (!a.totals_known || a.totals == b.totals);
}

/// Whether another judgement finds the same.
bool finds(const Judged& other, const Judged& own, const Item& item) {
    const bool there =
        std::any_of(other.findings.begin(), other.findings.end(), [&](const Item& found) {
            return found.hand == item.hand && found.ply == item.ply && found.seat == item.seat &&
                   found.code == item.code;
        });
    if (!there || item.code != "joint-breach") return there;
    // It names its group.
    return std::all_of(own.groups.begin(), own.groups.end(), [&](const auto& group) {
        const bool meant = group.first == item.hand && group.second.back() == item.ply;
        return !meant || std::count(other.groups.begin(), other.groups.end(), group) > 0;
    });
}

void unsettle_end(const Record& record, const Hand& hand, HandResult& result) {
    const Statement* line = line_of(record, hand, Keyword::end);
    result.layout_known = false;
    result.end = line ? line->end : EndKind::unfinished;
    result.out = line ? line->seat : Seat();
}

}  // namespace

void judge_under_all(const Record& record, const House& house, Desk& desk, const JudgeGame& game) {
    const std::vector<House> others = house.others(record);
    const auto judged_by = [&](const House& rules, const Desk* doubts) {
        Judged judged;
        Desk own(judged);
        if (doubts)
            for (const Hand& hand : record.hands)
                if (doubts->doubts_score(hand)) own.doubt_score(hand.first_statement);
        game(rules, own);
        return judged;
    };
    if (!others.empty()) {
        const Judged first = judged_by(house, nullptr);
        for (const House& other : others) {
            const Judged second = judged_by(other, nullptr);
            for (std::size_t h = 0; h < record.hands.size(); ++h)
                if (!same_points(first.hands[h], second.hands[h]))
                    desk.doubt_score(record.hands[h].first_statement);
        }
    }
    const Mark from = mark(desk);
    game(house, desk);
    Judged& judged = desk.judged();
    const Judged as_read = judged;
    std::vector<Judged> under;
    for (const House& other : others) under.push_back(judged_by(other, &desk));
    bool winners_sure = true, totals_sure = true;
    for (const Judged& other : under) {
        winners_sure = winners_sure && same_winners(as_read, other);
        totals_sure = totals_sure && same_totals(as_read, other);
        for (std::size_t h = 0; h < record.hands.size(); ++h) {
            HandResult& hand = judged.hands[h];
            if (!same_end(as_read.hands[h], other.hands[h]))
                unsettle_end(record, record.hands[h], hand);
            if (!same_points(as_read.hands[h], other.hands[h]))
                hand.scored = hand.taken = false, hand.scores = {};
        }
    }
    if (!totals_sure) judged.totals_known = false;
    if (!winners_sure) {
        judged.complete = false;
        judged.winners.clear();
        take_winner(record, false, judged);
    }
    judged.findings.resize(from.findings);
    for (std::size_t i = from.findings; i < as_read.findings.size(); ++i) {
        Item item = as_read.findings[i];
        const bool asked = (item.code == "result-mismatch" && !totals_sure) ||
                           (item.code == "winner-mismatch" && !winners_sure);
        const bool always = std::all_of(under.begin(), under.end(), [&](const Judged& other) {
            return finds(other, as_read, item);
        });
        if (always && !asked) {
            judged.findings.push_back(item);
        } else if (item.severity == Severity::broken) {
            item.verdict = Verdict::open;
            judged.open.push_back(item);
        }
    }
}

}  // namespace bones::second
