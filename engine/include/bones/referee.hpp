// The referee: replays a record by its game's rules and says everything that is to be said about
// it.
#pragma once

#include <cstdint>
#include <memory>

#include "bones/verdict.hpp"

namespace bones {

class PlyObserver;

struct JudgeOptions {
    bool list_open = false;  ///< put open verdicts into the findings, instead of counting them only
    bool deduce = false;     ///< fill in GameVerdict::deductions
    bool trace = false;      ///< fill in GameVerdict::trace, left and starts
    bool ends = true;        ///< with `trace`: PlyTrace::after too
    /// Stop at the first thing that is wrong. The findings then say that something is, and nothing
    /// else of the verdict counts. For callers that ask of many records whether they are right.
    bool until_wrong = false;
    /// Do not follow the play: only `starts` is filled in, and the deductions that `held` and
    /// `absent` ask for. This holds where all deals of a game are alike and every line can be read.
    bool hands_alone = false;
    PlyObserver* observer = nullptr;  ///< gets the hands at each ply (engine/ply_observer.hpp)
    /// With `deduce`: if there are any, only who surely had these tiles is said, unless house rules
    /// cannot be read.
    TileSet held{};
    /// With `deduce`: of these tiles also who surely did not have them.
    TileSet absent{};
    /// false: what a hand proves beside an action that contradicts a fact is not weighed (G5): for
    /// judging one sheet in many ways.
    bool weigh_errors = true;
};

/// Judges records, one after the other, reusing its memory. Not shared between threads.
class Referee {
  public:
    explicit Referee(JudgeOptions options = {});
    ~Referee();
    /// Judges a record. The findings of reading it come first in `verdict.findings` at their
    /// places.
    void judge(const Record& record, GameVerdict& verdict);
    /// The same for a record that was just read. A pass on the line of another seat's tile is
    /// assigned to the next seat (N6). If that would prove a breach, the pass becomes unreadable in
    /// the record, which is judged again.
    void judge_as_read(Record& record, GameVerdict& verdict);
    /// How many actions the last record took to judge, those that can be taken in several ways
    /// counted in each.
    std::uint64_t steps() const;

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// The play fingerprint (32 hexadecimal digits): equal for records of the same play, whatever their
/// spelling.
std::string fingerprint(const Record& record, const GameVerdict& verdict);

}  // namespace bones
