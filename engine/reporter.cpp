#include "engine/reporter.hpp"

#include <algorithm>
#include <utility>

#include "engine/codes.hpp"

namespace bones {
namespace {

bool stands_before_the_play(Keyword keyword) {
    return keyword == Keyword::deal || keyword == Keyword::yard || keyword == Keyword::lead ||
           keyword == Keyword::carry || keyword == Keyword::prizes || keyword == Keyword::bid ||
           keyword == Keyword::trump;
}

/// The rank of a finding: by line and column, findings without a place last. At one place, findings
/// of the play come before those after it. The finding of a house rule in words comes first,
/// because it weakens all others.
struct FindingRank {
    bool is_usual;
    bool nowhere;
    std::uint32_t offset;
    std::int64_t ply;
    auto operator<=>(const FindingRank&) const = default;
};

FindingRank rank_of(const Finding& finding) {
    const std::int64_t ply = finding.ply < 0 ? std::int64_t{1} << 29 : finding.ply;
    return {finding.code != &code::other_rule, finding.place.empty(), finding.place.offset, ply};
}

using FindingOrder = std::vector<std::pair<FindingRank, std::size_t>>;

/// Moves each finding to its place in the order, in place, because findings are large and a long
/// record has many.
void put_in_order(std::vector<Finding>& findings, FindingOrder& order) {
    for (std::size_t first = 0; first < order.size(); ++first) {
        if (order[first].second == first) continue;
        Finding held = std::move(findings[first]);
        std::size_t at = first;
        while (true) {
            const std::size_t from = std::exchange(order[at].second, at);
            if (from == first) break;
            findings[at] = std::move(findings[from]);
            at = from;
        }
        findings[at] = std::move(held);
    }
}

}  // namespace

void clear(GameVerdict& verdict, const Record& record, bool trace) {
    verdict.rules = {};
    verdict.rules_unsure = 0;
    verdict.findings.clear();
    verdict.counts = {};
    verdict.hands.clear();
    verdict.ledger.clear();
    verdict.deductions.clear();
    verdict.left.clear();
    verdict.starts.clear();
    verdict.trace.clear();
    verdict.other_places.clear();
    if (trace) verdict.trace.resize(record.actions.size());
    verdict.actions = record.actions;
    verdict.totals_known = verdict.totals_taken = false;
    verdict.complete = verdict.winners_known = false;
    verdict.totals = {};
    verdict.winners = {};
}

void add_in_order(Finding finding, GameVerdict& verdict) {
    verdict.counts.add(finding);
    const auto before = [](const Finding& one, const Finding& other) {
        return rank_of(one) < rank_of(other);
    };
    const auto at =
        std::upper_bound(verdict.findings.begin(), verdict.findings.end(), finding, before);
    verdict.findings.insert(at, std::move(finding));
}

Finding& Reporter::add(const Code& code, std::string_view clause, Place place,
                       std::string message) {
    return findings_.add(code, clause, place, std::move(message));
}

Finding& Reporter::at_action(const Code& code, std::string_view clause, std::uint32_t hand,
                             std::uint32_t index, std::string message) {
    const Action& action = record_->actions[index];
    Finding& finding = add(code, clause, record_->place_of(action), std::move(message));
    finding.hand = record_->hands[hand].number;
    finding.ply = index - record_->hands[hand].first_action + 1;
    finding.seat = action.seat();
    return finding;
}

Finding& Reporter::at_statement(const Code& code, std::string_view clause, std::uint32_t hand,
                                const Statement& statement, std::string message) {
    Finding& finding = add(code, clause, statement.line, std::move(message));
    finding.hand = record_->hands[hand].number;
    finding.ply = stands_before_the_play(statement.keyword) ? 0 : -1;
    finding.seat = statement.seat;
    return finding;
}

Finding& Reporter::at_header(const Code& code, std::string_view clause, Place place,
                             std::string message) {
    return add(code, clause, place, std::move(message));
}

Finding& Reporter::at_hand(const Code& code, std::string_view clause, std::uint32_t hand,
                           std::string message) {
    const Statement& line = record_->statements[record_->hands[hand].first_statement];
    Finding& finding = add(code, clause, line.line, std::move(message));
    finding.hand = record_->hands[hand].number;
    return finding;
}

void Reporter::reconsider(std::size_t since, bool list,
                          const std::function<bool(const Finding&)>& is_open,
                          const std::function<void(Finding&)>& reopen) {
    auto& findings = verdict_->findings;
    const auto begin = findings.begin() + static_cast<std::ptrdiff_t>(since);
    if (!list) {
        findings.erase(std::remove_if(begin, findings.end(), is_open), findings.end());
        return;
    }
    for (auto finding = begin; finding != findings.end(); ++finding)
        if (is_open(*finding)) reopen(*finding);
}

bool Reporter::assume(std::size_t since, const std::function<bool(const Finding&)>& is_assumed) {
    bool any = false;
    for (std::size_t i = since; i < verdict_->findings.size(); ++i) {
        if (!is_assumed(verdict_->findings[i])) continue;
        if (verdict_->findings[i].verdict == Verdict::broken)
            verdict_->findings[i].assume(Assumption::fits);
        any = true;
    }
    return any;
}

void Reporter::finish() {
    findings_.close();
    auto& findings = verdict_->findings;
    FindingOrder order;
    order.reserve(findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) order.emplace_back(rank_of(findings[i]), i);
    std::sort(order.begin(), order.end());
    put_in_order(findings, order);
    for (const Finding& finding : findings)
        if (finding.verdict != Verdict::open)
            verdict_->counts.add(finding);  // open ones were counted when reported
}

void FindingCounts::add(const Finding& finding) {
    std::uint32_t* const by_severity[] = {&error, &broken, &claim, &note};
    ++(finding.verdict == Verdict::open ? open
                                        : *by_severity[static_cast<std::size_t>(finding.severity)]);
}

void FindingCounts::add(const FindingCounts& others) {
    for (const auto& [name, count] : named()) this->*count += others.*count;
}

bool Reporter::anything_wrong() const {
    return std::any_of(
        verdict_->findings.begin(), verdict_->findings.end(), [](const Finding& finding) {
            return finding.severity != Severity::note && finding.verdict == Verdict::broken;
        });
}

}  // namespace bones
