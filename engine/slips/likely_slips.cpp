#include "engine/slips/likely_slips.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hand_lines.hpp"
#include "engine/reporter.hpp"
#include "engine/slips/hand_search.hpp"

namespace bones {
namespace {

using slips::is_accusation;
using slips::is_breach;
using slips::is_of_facts;
using slips::is_wrong;

bool is_same(const Finding& one, const Finding& other) {
    return one.code == other.code && one.place == other.place && one.seat == other.seat &&
           one.ply == other.ply;
}

class ChargeJudge {
  public:
    ChargeJudge(const Record& record, GameVerdict& verdict) : record_(record), verdict_(verdict) {
        for (const Finding& finding : verdict.findings)
            hands_.push_back(is_wrong(finding) ? hand_of(record, finding) : none_such);
    }

    void weigh(const HandSlips& slips) {
        if (slips.hand == none_such) return;
        if (slips.certain)
            explain(slips);
        else if (!slips.readings.listed.empty() && !slips.takes_two)
            rest_on(slips);
        else if (!slips.readings.all_tried)
            assume(slips.hand, Assumption::unsearched);
    }

    void finish() {
        for (Finding& finding : added_) add_in_order(std::move(finding), verdict_);
    }

  private:
    void explain(const HandSlips& slips) {
        const auto is_cause = [&](std::size_t i) {
            return hands_[i] == slips.hand && is_of_facts(verdict_.findings[i]);
        };
        std::size_t error = 0;
        while (error < hands_.size() && !is_cause(error)) ++error;
        if (error == hands_.size()) return;
        Finding likely = likely_slip(*slips.certain, verdict_.findings[error]);
        const Place slip = slips.certain->place;
        for (std::size_t i = 0; i < hands_.size(); ++i) {
            Finding& finding = verdict_.findings[i];
            if (hands_[i] == none_such || !slips.makes_right(hands_[i])) continue;
            finding.explained_by = slip;
            if (is_accusation(finding)) open(finding, hands_[i]);
        }
        for (const Finding& taken : slips.taken_away) take_away(taken, slip, likely);
        added_.push_back(std::move(likely));
    }

    /// Lists a breach that the slip explains below the slip, and as an open verdict. It may already
    /// be open for another reason (G5).
    void take_away(const Finding& taken, Place slip, Finding& likely) {
        Evidence& evidence = likely.evidence.emplace_back();
        evidence.place = taken.place;
        evidence.seen = fmt::format("this change removes {}: {}", taken.code->name, taken.message);
        evidence.kind = "explained";
        evidence.ply = taken.ply;
        Finding finding = taken;
        finding.verdict = Verdict::open;
        finding.proof.reset();
        finding.assumptions = 0;
        finding.explained_by = slip;
        const auto listed =
            std::find_if(verdict_.findings.begin(), verdict_.findings.end(),
                         [&](const Finding& other) { return is_same(other, taken); });
        if (listed != verdict_.findings.end()) {
            *listed = std::move(finding);
            return;
        }
        --verdict_.counts.open;  // it was counted before
        added_.push_back(std::move(finding));
    }

    static Finding likely_slip(const Fix& fix, const Finding& error) {
        Finding likely;
        likely.set_code(code::likely_slip);
        likely.clause = "G18";
        likely.hand = error.hand;
        likely.ply = error.ply;
        likely.place = fix.place;
        likely.message = fmt::format(
            "likely slip: {}; no other likely change makes this hand right", fix.message);
        likely.fix = fix;
        return likely;
    }

    void open(Finding& finding, std::uint32_t hand) {
        finding.verdict = Verdict::open;
        finding.assumptions = 0;
        --verdict_.counts.broken;
        ++verdict_.counts.open;
        if (verdict_.trace.empty() || finding.ply < 1) return;
        const auto index =
            record_.hands[hand].first_action + static_cast<std::uint32_t>(finding.ply) - 1;
        if (index < verdict_.trace.size()) verdict_.trace[index].verdict = Verdict::open;
    }

    void rest_on(const HandSlips& slips) {
        const Fix& likeliest = slips.readings.listed.front();
        const Position at = locate(record_, likeliest.place);
        slip_ = std::make_shared<const std::string>(fmt::format(
            "at line {}, column {} (repair: {})", at.line, at.column, likeliest.message));
        assume(slips.hand, Assumption::no_slip);
    }

    void assume(std::uint32_t hand, Assumption what) {
        for (std::size_t i = 0; i < hands_.size(); ++i) {
            Finding& finding = verdict_.findings[i];
            const bool depends = hands_[i] == hand || hangs_on(finding, hands_[i], hand);
            if (!depends || !is_breach(finding)) continue;
            finding.assume(what);
            if (what == Assumption::no_slip) finding.possible_slip = slip_;
        }
    }

    /// Whether another hand decides a breach: by who leads or bids first in the next hand, or by
    /// the end of the game.
    static bool hangs_on(const Finding& finding, std::uint32_t its, std::uint32_t hand) {
        if (its == none_such || hand == none_such || its <= hand) return false;
        const bool of_first =
            finding.code == &code::wrong_lead || (finding.code->of_order && finding.ply == 0);
        return finding.code == &code::after_end || (of_first && its == hand + 1);
    }

    const Record& record_;
    GameVerdict& verdict_;
    std::vector<std::uint32_t> hands_;  ///< the hand of each error or breach
    std::vector<Finding> added_;
    std::shared_ptr<const std::string> slip_;
};

}  // namespace

void weigh_slips(const Record& record, std::span<const HandSlips> slips, GameVerdict& verdict) {
    if (slips.empty()) return;
    ChargeJudge weighing(record, verdict);
    for (const HandSlips& hand : slips) weighing.weigh(hand);
    weighing.finish();
}

void weigh_slips_of_sheet(const Record& record, const Readings& changes, GameVerdict& verdict) {
    if (changes.listed.empty() || record.statements.empty()) return;
    const auto accuses = [](const Finding& finding) {
        return is_wrong(finding) && finding.severity != Severity::claim;
    };
    const auto count = std::count_if(verdict.findings.begin(), verdict.findings.end(), accuses);
    const std::string& likeliest = changes.listed.front().message;
    const auto slip = std::make_shared<const std::string>(
        fmt::format("throughout the sheet (repair: {})", likeliest));
    for (Finding& finding : verdict.findings) {
        if (!is_breach(finding)) continue;
        finding.assume(Assumption::no_slip);
        if (finding.possible_slip == nullptr) finding.possible_slip = slip;
    }
    Finding note;
    note.set_code(code::slip_throughout);
    note.clause = "G18";
    note.place = record.statements.front().line;
    const std::string all =
        count == 1   ? "the only breach of this record vanishes"
        : count == 2 ? "both errors or breaches of this record vanish"
                     : fmt::format("all {} errors and breaches of this record vanish", count);
    note.message = fmt::format("{} with one change: {}", all, likeliest);
    note.readings = std::make_shared<const Readings>(changes);
    add_in_order(std::move(note), verdict);
}

void weigh_no_slips(GameVerdict& verdict) {
    for (Finding& finding : verdict.findings)
        if (is_breach(finding)) finding.assume(Assumption::unsearched);
}

void list_slips(const Record& record, std::span<const HandSlips> slips, GameVerdict& verdict) {
    for (const HandSlips& hand : slips) {
        if (hand.certain) continue;
        const auto first = std::find_if(
            verdict.findings.begin(), verdict.findings.end(), [&](const Finding& finding) {
                return is_wrong(finding) && hand_of(record, finding) == hand.hand &&
                       (hand.hand != none_such || finding.severity == Severity::claim);
            });
        if (first != verdict.findings.end())
            first->readings = std::make_shared<Readings>(hand.readings);
    }
}

}  // namespace bones
