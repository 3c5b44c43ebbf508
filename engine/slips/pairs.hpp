// Two slips in one hand, tried where none alone would do: one of them takes away what is wrong
// first, the other what is wrong then.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "engine/slips/sheet.hpp"
#include "engine/slips/trial.hpp"
#include "engine/slips/walk.hpp"

namespace bones::slips {

class PairSearch {
  public:
    /// Tries both changes at once. Their replacements stand in the order of the text.
    using Try = std::function<void(const std::vector<Replacement>&, const Fix&, int unlikeliness)>;
    /// Whether the search has not met its bound.
    using GoOn = std::function<bool()>;

    /// Begins with a record of this game.
    void start(Game game);
    /// Tries pairs in the hand that `sheet` and `trial` are of. `gaining`: changes that take away
    /// what is wrong first, as far as it is known already. False if the bound was met.
    bool search(const Sheet& sheet, Trial& trial, std::vector<Change> gaining, const GoOn& go_on,
                const Try& try_both);
    /// How much has been done, as bytes of text that are judged.
    std::uint64_t work() const { return work_ + walk_->steps() * Walk::step_work; }

  private:
    struct First {
        Change change;
        std::size_t contradictions;  ///< that are left with it
        std::uint32_t wrong_at;      ///< see Walk
    };

    bool list_first(const Sheet& sheet, std::vector<Change> gaining);
    bool try_with(const Sheet& sheet, const Trial& trial, const Change& first, const GoOn& go_on,
                  const Try& try_both);

    Referee referee_{JudgeOptions{.trace = true, .weigh_errors = false}};
    std::unique_ptr<Walk> walk_;
    std::vector<First> first_;
    // The hand with the first change.
    std::string text_;
    Record record_;
    GameVerdict verdict_;
    TileUses uses_;
    std::uint64_t work_ = 0;
};

/// The replacements of a change, and those of another one of the text that it leaves, as
/// replacements of the first text; none if they cannot be told apart. `shift`: how much further on
/// a place is in that text than in the first.
std::vector<Replacement> both_changes(std::span<const Replacement> first,
                                      std::span<const Replacement> second, std::int64_t shift);

}  // namespace bones::slips
