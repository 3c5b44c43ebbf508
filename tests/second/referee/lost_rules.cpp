#include "tests/second/referee/lost_rules.hpp"

#include <algorithm>

#include "tests/second/referee/claims.hpp"
#include "tests/second/referee/line_rules.hpp"

namespace bones::second {

namespace {

/// The most other house rules under which a record is judged.
constexpr std::size_t most_ways = 46;

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

/// Whether another judgement has the same finding.
bool finds(const Judged& other, const Judged& own, const Item& item) {
    const bool there =
        std::any_of(other.findings.begin(), other.findings.end(), [&](const Item& found) {
            return found.hand == item.hand && found.ply == item.ply && found.seat == item.seat &&
                   found.code == item.code;
        });
    if (!there || item.code != "joint-breach") return there;
    // A finding of a joint breach must have the same group.
    return std::all_of(own.groups.begin(), own.groups.end(), [&](const auto& group) {
        const bool meant = group.first == item.hand && group.second.back() == item.ply;
        return !meant || std::count(other.groups.begin(), other.groups.end(), group) > 0;
    });
}

void unsettle_end(const Record& record, const Hand& hand, HandResult& result) {
    const Statement* line = line_of(record, hand, Keyword::end);
    result.layout_known = false;
    result.end = line ? line->end() : EndKind::unfinished;
    result.out = line ? line->seat : Seat();
}

/// Judges a record under given house rules.
class Judging {
  public:
    Judging(const Record& record, const JudgeGame& game) : record_(record), game_(game) {}

    Judged by(const House& house) const {
        Judged judged;
        Desk desk(judged);
        hand_over(desk);
        game_(house, desk);
        return judged;
    }
    /// Marks the hands whose score differs between the rules, so that no score is computed.
    void doubt_scores(const House& house, const std::vector<House>& others) {
        const Judged first = by(house);
        std::set<std::size_t> found;
        for (const House& other : others) {
            const Judged second = by(other);
            for (std::size_t h = 0; h < record_.hands.size(); ++h)
                if (!same_points(first.hands[h], second.hands[h])) found.insert(h);
        }
        doubted_ = found;
    }
    void doubt_all_scores() {
        for (std::size_t h = 0; h < record_.hands.size(); ++h) doubted_.insert(h);
    }
    void hand_over(Desk& desk) const {
        for (const std::size_t hand : doubted_)
            desk.doubt_score(record_.hands[hand].first_statement);
    }

  private:
    const Record& record_;
    const JudgeGame& game_;
    std::set<std::size_t> doubted_;
};

void compare_hands(const Record& record, const std::vector<Judged>& under, Judged& judged) {
    for (std::size_t h = 0; h < record.hands.size(); ++h) {
        const HandResult as_read = judged.hands[h];
        for (const Judged& other : under) {
            if (!same_end(as_read, other.hands[h]))
                unsettle_end(record, record.hands[h], judged.hands[h]);
            if (same_points(as_read, other.hands[h])) continue;
            judged.hands[h].scored = judged.hands[h].taken = false;
            judged.hands[h].scores = {};
        }
    }
}

bool all_of(const std::vector<Judged>& under, const std::function<bool(const Judged&)>& says) {
    return std::all_of(under.begin(), under.end(), says);
}

/// Makes all findings open, and everything that depends on house rules unknown.
void unsettle_all(const Record& record, const House& house, Mark from, Judged& judged) {
    for (std::size_t h = 0; h < record.hands.size(); ++h)
        unsettle_end(record, record.hands[h], judged.hands[h]);
    judged.totals_known = judged.complete = false;
    judged.winners.clear();
    take_winner(record, house, false, judged);
    const auto since = judged.findings.begin() + static_cast<std::ptrdiff_t>(from.findings);
    std::vector<Item> sure;
    for (auto item = since; item != judged.findings.end(); ++item) {
        if (item->severity == Severity::broken) {
            judged.open.push_back(*item);
            judged.open.back().verdict = Verdict::open;
        } else if (item->severity != Severity::claim) {
            sure.push_back(*item);
        }
    }
    judged.findings.erase(since, judged.findings.end());
    judged.findings.insert(judged.findings.end(), sure.begin(), sure.end());
}

}  // namespace

void judge_under_all(const Record& record, const House& house, Desk& desk, const JudgeGame& game) {
    std::vector<House> others = house.others(record);
    if (record.game == Game::fives_and_threes && others.empty()) {
        const LineRules rules(record, house);
        if (rules.sides.partners) others = house.unsaid(record, rules.each);
    }
    Judging judging(record, game);
    if (others.size() > most_ways) {
        judging.doubt_all_scores();
        judging.hand_over(desk);
        const Mark from = mark(desk);
        game(house, desk);
        return unsettle_all(record, house, from, desk.judged());
    }
    if (!others.empty()) judging.doubt_scores(house, others);
    judging.hand_over(desk);
    const Mark from = mark(desk);
    game(house, desk);
    Judged& judged = desk.judged();
    const Judged as_read = judged;
    std::vector<Judged> under;
    for (const House& other : others) under.push_back(judging.by(other));
    compare_hands(record, under, judged);
    const bool totals_sure =
        all_of(under, [&](const Judged& other) { return same_totals(as_read, other); });
    const bool winners_sure =
        all_of(under, [&](const Judged& other) { return same_winners(as_read, other); });
    if (!totals_sure) judged.totals_known = false;
    if (!winners_sure) {
        judged.complete = false;
        judged.winners.clear();
        take_winner(record, house, false, judged);
    }
    // V8, F6: only some targets are tried; the true target may be one at which the hand was won.
    const auto may_be_won = [&](const Item& item) {
        return !others.empty() && item.code == "end-mismatch" &&
               std::any_of(record.hands.begin(), record.hands.end(), [&](const Hand& hand) {
                   const Statement* end = line_of(record, hand, Keyword::end);
                   return hand.number == item.hand && end && end->end() == EndKind::won;
               });
    };
    const bool points_decide =
        record.game == Game::all_fives || record.game == Game::fives_and_threes;
    judged.findings.resize(from.findings);
    for (std::size_t i = from.findings; i < as_read.findings.size(); ++i) {
        Item item = as_read.findings[i];
        const bool not_judged = (item.code == "result-mismatch" && !totals_sure) ||
                                (item.code == "winner-mismatch" && !winners_sure) ||
                                (points_decide && may_be_won(item));
        if (!not_judged &&
            all_of(under, [&](const Judged& other) { return finds(other, as_read, item); })) {
            judged.findings.push_back(item);
        } else if (item.severity == Severity::broken) {
            item.verdict = Verdict::open;
            judged.open.push_back(item);
        }
    }
}

}  // namespace bones::second
