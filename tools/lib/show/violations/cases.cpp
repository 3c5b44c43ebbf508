#include "tools/lib/show/violations/cases.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/codes.hpp"
#include "engine/rules/description.hpp"

namespace bones::inline show {

namespace {

/// Identifies penalties: the hand (by its written number), the seat and the breach.
using Key = std::tuple<std::int64_t, int, std::string_view>;

struct NamedPlayer {
    std::int64_t lines = 0, points = 0;
};

std::map<Key, NamedPlayer> find_penalties(const Record& record, const GameVerdict& verdict) {
    std::map<Key, NamedPlayer> called;
    for (std::size_t hand = 0; hand < verdict.hands.size(); ++hand) {
        const Hand& h = record.hands[hand];
        for (std::uint32_t i = h.first_statement; i < h.end_statement; ++i) {
            const Statement& line = record.statements[i];
            if (line.keyword != Keyword::penalty || !line.counts) continue;
            NamedPlayer& entry =
                called[{verdict.hands[hand].number, line.seat.index(), record.at(line.key)}];
            ++entry.lines;
            entry.points += line.award().points;
        }
    }
    return called;
}

/// The points that the rules deduct for a breach: always, only if it was called, or none.
std::int64_t points_taken(const BreachCost& cost, const Case& found) {
    return found.called || (found.proven && cost.by_itself) ? cost.taken() : 0;
}

/// Matches a case with the penalties that were called. Proven breaches come first, in order.
void settle(const Record& record, const GameVerdict& verdict, std::map<Key, NamedPlayer>& penalties,
            Case& found) {
    const Code& code = *found.finding->code;
    const auto entry =
        penalties.find({found.finding->hand, found.finding->seat.index(), code.name});
    // If the rules do not give the points, those on the penalty line are used.
    const GameDescription& game = describe(record.game);
    const std::optional<BreachCost> cost = game.cost(code, verdict.rules);
    if (entry != penalties.end() && entry->second.lines > 0) {
        NamedPlayer& called = entry->second;
        found.called = true;
        // A line may give the points of several breaches together.
        if (cost) called.points -= cost->points;
        if (!cost || called.points < cost->points) --called.lines;
        if (!cost && game.penalty_sign != 0) {
            found.points = called.points;
            called.points = 0;
        }
    }
    // Unreadable house rules may change the points, so none are given.
    if (cost && verdict.rules_unsure == 0) found.points = points_taken(*cost, found);
}

}  // namespace

namespace {

/// Whether an open draw belongs to the turn of the previous case: with an unknown hand each draw is
/// a possible breach.
bool goes_on(const Finding& finding, const std::vector<Case>& cases) {
    if (cases.empty() || finding.verdict != Verdict::open || finding.code->chance != Chance::draw)
        return false;
    const Finding& before = *cases.back().finding;
    return before.code == finding.code && before.verdict == Verdict::open &&
           before.hand == finding.hand && before.seat == finding.seat &&
           (before.ply + 1 == finding.ply || before.ply == finding.ply);
}

}  // namespace

std::vector<Case> find_cases(const Record& record, const GameVerdict& verdict) {
    std::vector<Case> cases;
    for (const Finding& finding : verdict.findings) {
        if (finding.severity != Severity::broken || goes_on(finding, cases)) continue;
        Case& found = cases.emplace_back();
        found.finding = &finding;
        found.hand = hand_at(record, finding.place);
        found.seats = finding.among;
        if (finding.among.empty() && finding.seat.exists()) found.seats = finding.seat;
        found.proven = finding.verdict == Verdict::broken && !finding.explained_by;
        found.holds_always = found.proven && finding.holds_always();
    }
    std::map<Key, NamedPlayer> penalties = find_penalties(record, verdict);
    for (const bool proven : {true, false})
        for (Case& found : cases)
            if (found.proven == proven) settle(record, verdict, penalties, found);
    return cases;
}

}  // namespace bones::inline show
