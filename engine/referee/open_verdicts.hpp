// Holds the verdicts of a hand that the record leaves open.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/hands/conflict.hpp"
#include "engine/hands/hands.hpp"
#include "engine/hands/proof.hpp"
#include "engine/reporter.hpp"
#include "engine/rules/proof_context.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// An action that was a breach if a hand held certain tiles, which the record does not show.
struct OpenVerdict {
    std::uint32_t index = 0;  ///< in Record::actions
    Seat seat;
    const Code* code = nullptr;
    std::string_view clause;
    std::uint32_t first_condition = 0, conditions = 0;
    std::string situation;  ///< state of the table in words; only if open verdicts are listed
    TableShown table{};     ///< state of the table for proofs
    bool of_lead = false;   ///< it depends on tiles dealt to any seat (L2)
};

class OpenVerdicts {
  public:
    void clear() {
        verdicts_.clear();
        conditions_.clear();
        joint_ = {};
        joint_is_open_ = false;
    }
    bool is_empty() const { return verdicts_.empty(); }
    void add(OpenVerdict verdict, std::span<const Condition> conditions) {
        verdict.first_condition = static_cast<std::uint32_t>(conditions_.size());
        verdict.conditions = static_cast<std::uint32_t>(conditions.size());
        conditions_.insert(conditions_.end(), conditions.begin(), conditions.end());
        verdicts_.push_back(std::move(verdict));
    }
    /// Adds the open verdicts of another judgement, for actions up to this one.
    void add_until(std::uint32_t index, const OpenVerdicts& others) {
        for (const OpenVerdict& verdict : others.verdicts_)
            if (verdict.index <= index) add(verdict, others.asked(verdict));
    }
    /// Keeps the verdicts that `others` has too, on the same action with the same conditions.
    void keep_common(const OpenVerdicts& others);
    /// Whether the actions of the verdicts cannot all have been right.
    bool conflict(const Hands& hands) const;
    /// Finds a smallest group of verdicts that cannot all have been right (G10).
    void find_joint(const Hands& hands) { find_joint(hands, verdicts_.size()); }
    /// Compares with another reading of the hand, which differs from the action `from` on.
    /// `reading` has its open verdicts; `proven` returns whether it proves a verdict. The joint
    /// group becomes open if it can have been right in that reading (G4, G17).
    void compare(const OpenVerdicts& reading, const std::function<bool(const OpenVerdict&)>& proven,
                 std::uint32_t from, const Hands& hands);
    /// Ends the comparison: an open group is replaced by a group before `from`, if there is one.
    void settle(std::uint32_t from, const Hands& hands);
    /// The joint breach, as a breach by the seat of its last action; nothing if no group exists.
    std::optional<Breach> joint_breach(const Record& record, std::uint32_t hand) const;
    /// Counts the verdicts, lists them if `list`, and reports the joint group.
    void report(std::uint32_t hand, const Hands& hands, bool list, Reporter& reporter) const;

  private:
    void find_joint(const Hands& hands, std::size_t verdicts);
    std::span<const Condition> asked(const OpenVerdict& verdict) const {
        return std::span(conditions_).subspan(verdict.first_condition, verdict.conditions);
    }
    void report_joint(std::uint32_t hand, const Hands& hands, bool list, Reporter& reporter) const;
    std::optional<Proof> proof_of(std::span<const std::size_t> group, const Hands& hands) const;
    ProofCondition condition_of(const OpenVerdict& verdict, Prover& prover) const;
    void list_one(std::uint32_t hand, const OpenVerdict& verdict, const Hands& hands,
                  Reporter& reporter) const;

    std::vector<OpenVerdict> verdicts_;
    std::vector<Condition> conditions_;
    Conflict joint_;  ///< verdicts that cannot all have been right
    bool joint_is_open_ = false;
};

}  // namespace bones
