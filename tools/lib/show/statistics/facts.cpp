#include "tools/lib/show/statistics/facts.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/statistics/hand_facts.hpp"

namespace bones::inline show::stats {

void Facts::add_unit(const Facts& unit) {
    table_.add_unit(unit.table_);
    for (std::size_t i = 0; i < seats_.size(); ++i) seats_[i].add_unit(unit.seats_[i]);
}

FactCollector::FactCollector(const Record& record, const GameVerdict& verdict)
    : record_(record), verdict_(verdict) {
    for (const Finding& finding : verdict.findings)
        if (finding.code == &code::revoke && finding.verdict == Verdict::broken &&
            finding.holds_always())
            revokes_.emplace_back(finding.hand, finding.ply);
    std::sort(revokes_.begin(), revokes_.end());
}

void FactCollector::add_game(Facts& facts) const {
    facts.add(Metric::games, 1);
    facts.add(Metric::finished, verdict_.complete);
    for (int s = 0; s < record_.players; ++s) {
        if (verdict_.winners_known)
            facts.add(Metric::won, Seat(s), verdict_.winners.contains(Seat(s)));
        if (is_counted(Metric::numbers_covered, record_.game) && verdict_.totals_known &&
            !record_.hands.empty())
            facts.add(Metric::numbers_covered, Seat(s), verdict_.totals[s]);
    }
}

void FactCollector::add_hand(std::size_t index, Facts& facts) const {
    if (!counts_as_hand(verdict_.hands[index])) return;
    add_hand_facts(record_, verdict_, index, facts);
    for (const Metric metric : {Metric::revokes, Metric::reneges})
        if (is_counted(metric, record_.game)) add_revokes(index, metric, facts);
}

/// Adds a chance for each tile that follows a lead, and a revoke for each that is proven in all
/// cases.
void FactCollector::add_revokes(std::size_t index, Metric metric, Facts& facts) const {
    const Hand& hand = record_.hands[index];
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const PlyTrace& trace = verdict_.trace[i];
        const Action& action = verdict_.actions[i];
        if (action.kind != ActionKind::play || !trace.judged || !trace.suit) continue;
        const std::pair<std::int64_t, std::int64_t> place{verdict_.hands[index].number,
                                                          i - hand.first_action + 1};
        facts.add(metric, action.seat(),
                  std::binary_search(revokes_.begin(), revokes_.end(), place));
    }
}

std::vector<Lead> leads_of(const Record& record, const GameVerdict& verdict, std::size_t hand) {
    std::vector<Lead> leads;
    if (!counts_as_hand(verdict.hands[hand])) return leads;
    const std::uint32_t end = record.hands[hand].end_action;
    for (std::uint32_t i = record.hands[hand].first_action; i < end; ++i) {
        const PlyTrace& trace = verdict.trace[i];
        const Action& action = verdict.actions[i];
        if (action.kind != ActionKind::play || !trace.judged || trace.suit) continue;
        // A player who follows in a trick of unknown suit did not lead it.
        if (!leads.empty() && !leads.back().won)
            leads.back().won = action.seat() == leads.back().seat;
        if (trace.led) leads.push_back({action.seat(), *trace.led, std::nullopt});
    }
    return leads;
}

}  // namespace bones::inline show::stats
