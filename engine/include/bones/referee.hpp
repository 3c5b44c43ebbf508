// The referee: replays a record by the rules of its game and reports findings, scores and
// deductions.
#pragma once

#include <cstdint>
#include <memory>

#include "bones/verdict.hpp"

namespace bones {

struct JudgeOptions {
    /// List open verdicts among the findings instead of only counting them.
    bool list_open = false;
    bool deduce = false;  ///< fill in GameVerdict::deductions
    bool trace = false;   ///< fill in GameVerdict::trace, left and starts
};

struct JudgePlan;  // engine/judge_plan.hpp

/// Judges records one after the other and reuses its memory. Threads must not share a referee.
class Referee {
  public:
    explicit Referee(JudgeOptions options = {});
    /// For callers within Bones.
    explicit Referee(const JudgePlan& plan);
    ~Referee();
    /// Judges a record. The findings from reading the record come first in `verdict.findings`, at
    /// their places.
    void judge(const Record& record, GameVerdict& verdict);
    /// Judges a record that was just read. A pass on the line of another seat's tile is assigned to
    /// the next seat (N6). If that proves a breach, the pass is marked unreadable in the record and
    /// the record is judged again.
    void judge_as_read(Record& record, GameVerdict& verdict);
    /// The number of actions that the last judgement went through. An action with several
    /// interpretations counts once for each.
    std::uint64_t steps() const;

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// The play fingerprint (32 hexadecimal digits). Records of the same play have the same
/// fingerprint, however they are spelled.
std::string fingerprint(const Record& record, const GameVerdict& verdict);

}  // namespace bones
