#include "engine/referee/proof_cases.hpp"

#include <algorithm>
#include <set>

#include "engine/codes.hpp"

namespace bones {
namespace {

/// Whether a breach that an interpretation proves is the finding or a part of it.
bool is_part_of(const Breach& breach, const Finding& finding, const BreachSet& joint) {
    if (finding.code == &code::joint_breach)
        return finding.clause == "G17" && contains(joint, breach);
    return breach.code == finding.code && breach.seat == finding.seat &&
           std::int64_t{breach.ply} == finding.ply;
}

/// A tree of the readings in which the cases of a proof differ, action by action.
class CaseTree {
  public:
    CaseTree(const Record& record, const Hand& hand, std::span<const ProvenBreach* const> proven)
        : record_(record), hand_(hand) {
        std::set<std::uint32_t> taken;
        for (const ProvenBreach* one : proven)
            for (const Reading& reading : one->way) taken.insert(reading.index);
        for (const std::uint32_t index : taken) {
            const auto differs = [&](auto what) {
                return std::any_of(proven.begin(), proven.end(), [&](const ProvenBreach* one) {
                    return has(*one, index) && what(reading_at(record, one->way, index)) !=
                                                   what(reading_at(record, proven[0]->way, index));
                });
            };
            const bool places = differs([](const Reading& reading) { return reading.place(); });
            const bool passes = differs(
                [](const Reading& reading) { return std::pair(reading.passes, reading.lapses); });
            if (places || passes) differences_.push_back({index, places, passes});
        }
    }

    std::vector<ProofChoice> choices_of(const ProvenBreach& one) const {
        std::vector<ProofChoice> choices;
        for (const Difference& difference : differences_) {
            if (!has(one, difference.index) || is_merged(one, difference.index)) continue;
            const ProofChoice choice = choice_of(one, difference);
            if (choice.half || choice.passed) choices.push_back(choice);
        }
        return choices;
    }

  private:
    struct Difference {
        std::uint32_t index;
        bool places, passes;
    };

    /// Whether the case covers several readings of the action.
    static bool is_merged(const ProvenBreach& one, std::uint32_t index) {
        return std::any_of(one.merged.begin(), one.merged.end(),
                           [&](const Reading& reading) { return reading.index == index; });
    }
    /// Whether the action does not come after the breach.
    bool has(const ProvenBreach& one, std::uint32_t index) const {
        return index < hand_.first_action + one.breach.ply;
    }
    ProofChoice choice_of(const ProvenBreach& one, const Difference& difference) const {
        const Reading reading = reading_at(record_, one.way, difference.index);
        ProofChoice choice;
        choice.ply = std::int64_t{difference.index} - hand_.first_action + 1;
        const bool has_arm = !reading.action.leaves_arm_out();
        if (has_arm && difference.places) choice.arm = static_cast<int>(reading.action.arm);
        // A tile that fits nowhere has no place to name.
        if (difference.places && (has_arm || opens_layout(record_, hand_, difference.index))) {
            choice.half = reading.action.first_half();
            choice.crosswise = reading.action.crosswise != 0;
        }
        if (difference.passes) choice.passed = reading.passing;
        return choice;
    }

    const Record& record_;
    const Hand& hand_;
    std::vector<Difference> differences_;
};

}  // namespace

bool is_proven(const Finding& finding) {
    return finding.severity == Severity::broken && finding.verdict == Verdict::broken &&
           finding.ply > 0 && finding.proof != nullptr;
}

bool proves_any(const GameVerdict& verdict, std::size_t since) {
    return std::any_of(verdict.findings.begin() + static_cast<std::ptrdiff_t>(since),
                       verdict.findings.end(), is_proven);
}

void add_cases(const Record& record, const Hand& hand, std::span<const ProvenBreach> proven,
               std::size_t unlisted, const BreachSet& joint, Finding& finding) {
    std::vector<const ProvenBreach*> mine;
    for (const ProvenBreach& one : proven)
        if (is_part_of(one.breach, finding, joint)) mine.push_back(&one);
    const auto is_alike = [&](const ProvenBreach* one) {
        return one->proof->condition == mine[0]->proof->condition &&
               one->proof->witness == mine[0]->proof->witness;
    };
    if (std::all_of(mine.begin(), mine.end(), is_alike)) return;
    const CaseTree ways(record, hand, mine);
    auto proof = std::make_shared<Proof>(*finding.proof);
    proof->more_cases = unlisted;
    for (const ProvenBreach* one : mine) {
        std::vector<ProofChoice> choices = ways.choices_of(*one);
        const auto is_same = [&](const ProofCase& known) {
            return known.choices == choices && known.condition == one->proof->condition &&
                   known.witness == one->proof->witness;
        };
        if (std::any_of(proof->cases.begin(), proof->cases.end(), is_same)) continue;
        if (proof->cases.size() == Proof::most_cases)
            ++proof->more_cases;
        else
            proof->cases.push_back(
                {std::move(choices), one->proof->condition, one->proof->witness});
    }
    finding.proof = std::move(proof);
}

}  // namespace bones
