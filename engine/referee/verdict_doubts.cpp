#include "engine/referee/verdict_doubts.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hand_lines.hpp"
#include "engine/referee/claims.hpp"

namespace bones {
namespace {

bool same_deduction(const Deduction& a, const Deduction& b) {
    return a.kind == b.kind && a.hand == b.hand && a.ply == b.ply && a.seat == b.seat &&
           a.tiles == b.tiles;
}

}  // namespace

bool hangs_on_other_hands(const Code* code) {
    return code == &code::after_end || code == &code::wrong_lead ||
           code == &code::illegal_prize_play;
}

bool follows_from_play(const Finding& finding) {
    return finding.code == &code::end_mismatch || finding.code == &code::points_mismatch;
}

bool same_score(const HandVerdict& a, const HandVerdict& b) {
    return a.scored == b.scored && a.score_taken == b.score_taken && a.scores == b.scores;
}

VerdictDoubts::Key VerdictDoubts::key(const Finding& finding) {
    const bool joint = finding.code == &code::joint_breach;
    return {finding.place.offset, finding.hand,       finding.ply,
            finding.seat.index(), finding.code->name, joint ? finding.message : std::string()};
}

void VerdictDoubts::compare(const GameVerdict& other) {
    const std::set<Key> there = proven(other);
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
    if (other.complete != verdict_.complete || other.winners_known != verdict_.winners_known ||
        other.winners != verdict_.winners)
        doubt_winners();
}

void VerdictDoubts::compare_hand(std::size_t hand, const GameVerdict& other) {
    const HandVerdict &here = verdict_.hands[hand], &there = other.hands[hand];
    if (!same_score(here, there)) doubt_score(hand);
    if (here.layout_known != there.layout_known || here.end != there.end || here.out != there.out)
        doubt_end(hand);
    for (std::size_t s = 0; s < most_seats && hand < verdict_.left.size(); ++s)
        if (verdict_.left[hand][s] != other.left[hand][s]) verdict_.left[hand][s].reset();
}

void VerdictDoubts::doubt_wins() {
    const auto& statements = reporter_.record().statements;
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        const Finding& finding = verdict_.findings[i];
        const auto says_won = [&](const Statement& line) {
            return line.line == finding.place && line.end() == EndKind::won;
        };
        if (finding.code == &code::end_mismatch &&
            std::any_of(statements.begin(), statements.end(), says_won))
            doubt(finding);
    }
}

void VerdictDoubts::doubt_all() {
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        const Severity severity = verdict_.findings[i].code->severity;
        if (severity == Severity::broken || severity == Severity::claim)
            doubt(verdict_.findings[i]);
    }
    verdict_.deductions.clear();
    for (std::size_t i = 0; i < verdict_.trace.size(); ++i)
        if (verdict_.trace[i].verdict == Verdict::broken) open_action(i);
    for (std::size_t i = 0; i < verdict_.hands.size(); ++i) doubt_end(i);
    // Without hands the result is as written, unless it may be a result of partners.
    const Record& record = reporter_.record();
    constexpr int players_in_pairs = 4;
    if (record.hands.empty() && record.players != players_in_pairs) return;
    doubt_totals();
    doubt_winners();
}

void VerdictDoubts::doubt(const Finding& finding) {
    if (finding.verdict == Verdict::broken) doubtful_.insert(key(finding));
}

bool VerdictDoubts::is_breach(const Finding& finding) {
    return finding.severity == Severity::broken && finding.verdict == Verdict::broken &&
           finding.code != &code::misfit;
}

bool VerdictDoubts::is_misfit(const Finding& finding) {
    return finding.code == &code::misfit && finding.verdict == Verdict::broken;
}

bool VerdictDoubts::is_in(std::uint32_t hand, const Finding& finding) const {
    return hand_of(reporter_.record(), finding) == hand;
}

std::set<VerdictDoubts::Key> VerdictDoubts::proven(const GameVerdict& verdict) {
    std::set<Key> keys;
    for (const Finding& finding : verdict.findings)
        if (finding.verdict == Verdict::broken) keys.insert(key(finding));
    return keys;
}

void VerdictDoubts::compare_breaches(const GameVerdict& other, std::uint32_t hand) {
    const std::set<Key> there = proven(other);
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        const Finding& finding = verdict_.findings[i];
        const bool claims = follows_from_play(finding) && is_in(hand, finding);
        if ((is_breach(finding) || claims) && there.count(key(finding)) == 0) doubt(finding);
    }
}

void VerdictDoubts::compare_misfits(const GameVerdict& other) {
    const std::set<Key> there = proven(other);
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i)
        if (is_misfit(verdict_.findings[i]) && there.count(key(verdict_.findings[i])) == 0)
            misfits_.insert(key(verdict_.findings[i]));
}

void VerdictDoubts::doubt_misfits(std::uint32_t hand) {
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i)
        if (is_misfit(verdict_.findings[i]) && is_in(hand, verdict_.findings[i]))
            misfits_.insert(key(verdict_.findings[i]));
}

void VerdictDoubts::assume_no_slip(Place place) {
    if (misfits_.empty()) return;
    const Position at = locate(reporter_.record(), place);
    const auto slip = std::make_shared<const std::string>(
        fmt::format("at line {}, column {}", at.line, at.column));
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        Finding& finding = verdict_.findings[i];
        if (misfits_.count(key(finding)) == 0) continue;
        finding.assume(Assumption::no_slip);
        finding.possible_slip = slip;
    }
}

void VerdictDoubts::doubt_breaches(std::uint32_t hand) {
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        const Finding& finding = verdict_.findings[i];
        const std::uint32_t its = hand_of(reporter_.record(), finding);
        const bool later = its != none_such && its > hand && hangs_on_other_hands(finding.code);
        if (is_breach(finding) && (its == hand || later)) doubt(finding);
    }
}

void VerdictDoubts::doubt_all_breaches() {
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i)
        if (verdict_.findings[i].severity == Severity::broken) doubt(verdict_.findings[i]);
}

void VerdictDoubts::assume_beyond(const GameVerdict& other, std::uint32_t hand, Assumption what) {
    const std::set<Key> there = proven(other);
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i) {
        Finding& finding = verdict_.findings[i];
        if (!is_breach(finding) || !is_in(hand, finding) || there.count(key(finding)) != 0)
            continue;
        finding.assume(what);
    }
}

void VerdictDoubts::doubt_costs(std::uint32_t hand, const std::function<bool(const Code&)>& costs) {
    const bool any = std::any_of(verdict_.findings.begin() + static_cast<std::ptrdiff_t>(since_),
                                 verdict_.findings.end(), [&](const Finding& finding) {
                                     return is_breach(finding) && costs(*finding.code) &&
                                            doubtful_.count(key(finding)) != 0;
                                 });
    if (!any) return;
    doubt_score(hand);
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i)
        if (verdict_.findings[i].code == &code::score_mismatch && is_in(hand, verdict_.findings[i]))
            doubt(verdict_.findings[i]);
    doubt_totals();
    if (!verdict_.winners.empty()) verdict_.winners = claimed_winners(reporter_.record(), sides_);
    verdict_.winners_known = !verdict_.winners.empty();
    doubt_code(code::winner_mismatch);
}

void VerdictDoubts::doubt_code(const Code& code) {
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i)
        if (verdict_.findings[i].code == &code) doubt(verdict_.findings[i]);
}

void VerdictDoubts::open_action(std::size_t index) {
    verdict_.trace[index].verdict = Verdict::open;
}

void VerdictDoubts::open_action_of(const Finding& finding) {
    if (finding.ply <= 0 || verdict_.trace.empty()) return;
    const std::uint32_t hand = hand_of(reporter_.record(), finding);
    if (hand == none_such) return;
    const std::size_t index =
        reporter_.record().hands[hand].first_action + static_cast<std::size_t>(finding.ply) - 1;
    const bool has_other =
        std::any_of(verdict_.findings.begin(), verdict_.findings.end(), [&](const Finding& other) {
            return is_breach(other) && other.ply == finding.ply && is_in(hand, other) &&
                   doubtful_.count(key(other)) == 0;
        });
    if (index < verdict_.trace.size() && !has_other) open_action(index);
}

void VerdictDoubts::doubt_score(std::size_t hand) {
    changed_ = true;
    verdict_.hands[hand].scored = verdict_.hands[hand].score_taken = false;
    verdict_.hands[hand].scores = {};
}

/// The end of the hand becomes unknown and is then as written.
void VerdictDoubts::doubt_end(std::size_t hand) {
    const Record& record = reporter_.record();
    const std::uint32_t line = record.hands[hand].end;
    const bool written = line != none_such;
    HandVerdict& verdict = verdict_.hands[hand];
    verdict.layout_known = false;
    verdict.end = written ? record.statements[line].end() : EndKind::unfinished;
    verdict.out = written ? record.statements[line].seat : Seat();
    changed_ = true;
}

void VerdictDoubts::doubt_totals() {
    changed_ = changed_ || verdict_.totals_known;
    verdict_.totals_known = false;
    verdict_.totals = {};
    doubt_code(code::result_mismatch);
}

/// The winners and the end of the game become as written (G15).
void VerdictDoubts::doubt_winners() {
    verdict_.winners = claimed_winners(reporter_.record(), sides_);
    verdict_.complete = verdict_.winners_known = !verdict_.winners.empty();
    changed_ = true;
    doubt_code(code::winner_mismatch);
}

bool VerdictDoubts::settle(const DoubtWords& words, Place place, bool list_open) {
    if (!changed_ && doubtful_.empty()) return false;
    const auto is_doubtful = [this](const Finding& finding) {
        return finding.verdict == Verdict::broken && doubtful_.count(key(finding)) != 0;
    };
    const auto accuses = [&](const Finding& finding) {
        return finding.severity == Severity::broken && is_doubtful(finding);
    };
    const auto begin = verdict_.findings.begin();
    const auto open = std::count_if(begin + static_cast<std::ptrdiff_t>(since_),
                                    verdict_.findings.end(), accuses);
    for (auto i = open; i > 0; --i) reporter_.count_open();
    for (std::size_t i = since_; i < verdict_.findings.size(); ++i)
        if (accuses(verdict_.findings[i])) open_action_of(verdict_.findings[i]);
    reporter_.reconsider(since_, list_open, accuses, [&](Finding& finding) {
        finding.verdict = Verdict::open;
        finding.fix.reset();
        finding.proof.reset();
        finding.assumptions = 0;
        finding.message += words.but;
        finding.evidence.push_back({place, std::string(words.at_line)});
    });
    reporter_.reconsider(since_, false, is_doubtful, {});
    return true;
}

}  // namespace bones
