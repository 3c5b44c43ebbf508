// Tries two slips in one hand when no single slip repairs it. One removes the first error, the
// other the next.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bones/parser.hpp"
#include "engine/judge_plan.hpp"
#include "engine/slips/sheet.hpp"
#include "engine/slips/trial.hpp"
#include "engine/slips/walk.hpp"

namespace bones::slips {

class PairSearch {
  public:
    /// Tries both changes together. Their replacements are in text order.
    using Try = std::function<void(const std::vector<Replacement>&, const Fix&, int unlikeliness)>;
    /// Returns false once the search has met its bound.
    using GoOn = std::function<bool()>;

    /// Begins a record of this game.
    void start(Game game);
    /// Tries pairs in the hand of `sheet` and `trial`. `gaining`: known changes that remove the
    /// first error. False if the bound was met.
    bool search(const Sheet& sheet, Trial& trial, std::vector<Change> gaining, const GoOn& go_on,
                const Try& try_both);
    /// The work done, in bytes of judged text.
    std::uint64_t work() const { return work_ + walk_->steps() * Walk::step_work; }

  private:
    struct First {
        Change change;
        std::size_t contradictions;  ///< contradictions left with it
        std::uint32_t wrong_at;      ///< see Walk
    };

    bool list_first(const Sheet& sheet, std::vector<Change> gaining);
    bool try_with(const Sheet& sheet, const Trial& trial, const Change& first, const GoOn& go_on,
                  const Try& try_both);

    Referee referee_{JudgePlan{.options = {.trace = true}, .weigh_errors = false}};
    std::unique_ptr<Walk> walk_;
    std::vector<First> first_;
    // The hand with the first change applied.
    std::string text_;
    Record record_;
    GameVerdict verdict_;
    TileUses uses_;
    std::uint64_t work_ = 0;
};

/// Combines a change with another one of the changed text, as replacements of the first text. Empty
/// if they cannot be combined. `shift`: the offset of a place in the changed text minus that in the
/// first.
std::vector<Replacement> both_changes(std::span<const Replacement> first,
                                      std::span<const Replacement> second, std::int64_t shift);

}  // namespace bones::slips
