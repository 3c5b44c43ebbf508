#include "engine/referee/lost_rules.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"

namespace bones {
namespace {

bool same_deduction(const Deduction& a, const Deduction& b) {
    return a.kind == b.kind && a.hand == b.hand && a.ply == b.ply && a.seat == b.seat &&
           a.tiles == b.tiles;
}

bool same_score(const HandVerdict& a, const HandVerdict& b) {
    return a.scored == b.scored && a.score_taken == b.score_taken && a.scores == b.scores;
}

}  // namespace

void mark_unsure(const GameVerdict& one, const GameVerdict& other, std::vector<bool>& unsure) {
    for (std::size_t i = 0; i < unsure.size(); ++i)
        if (!same_score(one.hands[i], other.hands[i])) unsure[i] = true;
}

RuleDoubts::Key RuleDoubts::key(const Finding& finding) {
    const bool joint = finding.code == &code::joint_breach;
    return {finding.place.offset, finding.hand,       finding.ply,
            finding.seat.index(), finding.code->name, joint ? finding.message : std::string()};
}

void RuleDoubts::compare(const GameVerdict& other) {
    std::set<Key> there;
    for (const Finding& finding : other.findings)
        if (finding.verdict == Verdict::broken) there.insert(key(finding));
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i)
        if (there.count(key(verdict_.findings[i])) == 0) doubt(verdict_.findings[i]);
    std::erase_if(verdict_.deductions, [&](const Deduction& deduction) {
        return std::none_of(other.deductions.begin(), other.deductions.end(),
                            [&](const Deduction& same) { return same_deduction(deduction, same); });
    });
    for (std::size_t i = 0; i < verdict_.trace.size(); ++i)
        if (other.trace[i].verdict != verdict_.trace[i].verdict) open_action(i);
    for (std::size_t i = 0; i < verdict_.hands.size(); ++i) compare_hand(i, other);
    if (!other.totals_known || other.totals != verdict_.totals) doubt_totals();
    if (other.complete != verdict_.complete || other.winners != verdict_.winners) doubt_winners();
}

void RuleDoubts::compare_hand(std::size_t hand, const GameVerdict& other) {
    const HandVerdict &here = verdict_.hands[hand], &there = other.hands[hand];
    if (!same_score(here, there)) doubt_score(hand);
    if (here.layout_known != there.layout_known || here.end != there.end || here.out != there.out)
        doubt_end(hand);
    for (std::size_t s = 0; s < most_seats && hand < verdict_.left.size(); ++s)
        if (verdict_.left[hand][s] != other.left[hand][s]) verdict_.left[hand][s].reset();
}

void RuleDoubts::doubt_wins() {
    const auto& statements = reporter_.record().statements;
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        const Finding& finding = verdict_.findings[i];
        const auto says_won = [&](const Statement& line) {
            return line.line == finding.place && line.end == EndKind::won;
        };
        if (finding.code == &code::end_mismatch &&
            std::any_of(statements.begin(), statements.end(), says_won))
            doubt(finding);
    }
}

void RuleDoubts::doubt_all() {
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        const Severity severity = verdict_.findings[i].code->severity;
        if (severity == Severity::broken || severity == Severity::claim)
            doubt(verdict_.findings[i]);
    }
    verdict_.deductions.clear();
    for (std::size_t i = 0; i < verdict_.trace.size(); ++i)
        if (verdict_.trace[i].verdict == Verdict::broken) open_action(i);
    for (std::size_t i = 0; i < verdict_.hands.size(); ++i) doubt_end(i);
    doubt_totals();
    doubt_winners();
}

void RuleDoubts::doubt(const Finding& finding) {
    if (finding.verdict == Verdict::broken) doubtful_.insert(key(finding));
}

void RuleDoubts::doubt_code(const Code& code) {
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i)
        if (verdict_.findings[i].code == &code) doubt(verdict_.findings[i]);
}

void RuleDoubts::open_action(std::size_t index) {
    verdict_.trace[index].verdict = Verdict::open;
}

void RuleDoubts::doubt_score(std::size_t hand) {
    changed_ = true;
    verdict_.hands[hand].scored = verdict_.hands[hand].score_taken = false;
    verdict_.hands[hand].scores = {};
}

/// How the hand ended is not known: it is as written.
void RuleDoubts::doubt_end(std::size_t hand) {
    const Record& record = reporter_.record();
    const std::uint32_t line = record.hands[hand].end;
    const bool written = line != none_such;
    HandVerdict& verdict = verdict_.hands[hand];
    verdict.layout_known = false;
    verdict.end = written ? record.statements[line].end : EndKind::unfinished;
    verdict.out = written ? record.statements[line].seat : Seat();
    changed_ = true;
}

void RuleDoubts::doubt_totals() {
    changed_ = changed_ || verdict_.totals_known;
    verdict_.totals_known = false;
    verdict_.totals = {};
    doubt_code(code::result_mismatch);
}

/// Who won, and whether anybody has, is not known: it is as written (G15).
void RuleDoubts::doubt_winners() {
    verdict_.winners = claimed_winners(reporter_.record(), sides_);
    verdict_.complete = !verdict_.winners.empty();
    changed_ = true;
    doubt_code(code::winner_mismatch);
}

void RuleDoubts::settle(const std::vector<Place>& lines, bool list_open) {
    if (!changed_ && doubtful_.empty()) return;
    const auto is_doubtful = [this](const Finding& finding) {
        return finding.verdict == Verdict::broken && doubtful_.count(key(finding)) != 0;
    };
    const auto accuses = [&](const Finding& finding) {
        return finding.code->severity == Severity::broken && is_doubtful(finding);
    };
    const auto begin = verdict_.findings.begin();
    const auto open = std::count_if(begin + static_cast<std::ptrdiff_t>(since_),
                                    verdict_.findings.end(), accuses);
    for (auto i = open; i > 0; --i) reporter_.count_open();
    reporter_.reconsider(since_, list_open, accuses,
                         [&](Finding& finding) { reopen(finding, lines.front()); });
    reporter_.reconsider(since_, false, is_doubtful, {});
    for (std::size_t i = 0; i < since_; ++i)
        for (const Place& line : lines) explain(verdict_.findings[i], line);
}

void RuleDoubts::reopen(Finding& finding, Place line) {
    finding.verdict = Verdict::open;
    finding.fix.reset();
    finding.proof.reset();
    finding.message += "; but not under every house rule that may have been set";
    finding.evidence.push_back(
        {line, "this line cannot be read, and may have set another house rule"});
}

void RuleDoubts::explain(Finding& finding, Place line) {
    const bool about = finding.code == &code::unknown_rule || finding.code == &code::unreadable ||
                       finding.code == &code::bad_value || finding.code == &code::line_too_long;
    if (!about || finding.place.offset < line.offset || finding.place.offset >= line.end()) return;
    Evidence& evidence = finding.evidence.emplace_back();
    evidence.seen =
        "it may have set another house rule: what depends on that is open, or not known";
}

}  // namespace bones
