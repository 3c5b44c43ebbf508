// Walks through the play of a hand with a change, without its tiles. This costs a fraction of
// judging the hand, and most changes fail here.
#pragma once

#include <memory>
#include <optional>

#include "bones/verdict.hpp"
#include "engine/slips/change.hpp"

namespace bones::slips {

/// Checks that each acting seat is on turn and that each tile fits where it lies.
class Walk {
  public:
    virtual ~Walk() = default;

    /// Forgets the hand: no change is then wrong.
    virtual void forget() = 0;
    /// Walks through a hand as written. Both arguments must outlive the walks with changes.
    virtual void read(const Record& record, const GameVerdict& verdict, std::uint32_t hand) = 0;
    /// Returns the first action that is certainly wrong with a change, as an index in
    /// Record::actions; the hand's end if its claimed end is wrong. none_such: no error is visible
    /// without the tiles. An inserted or altered action counts as the first action that it
    /// replaces.
    virtual std::uint32_t wrong_at(const Change& change) = 0;

    /// Returns the expected number of plays that a seat had before an action, if all unplayed tiles
    /// are equally likely in its hand. Nothing if the table is unknown.
    virtual std::optional<double> plays_before(std::uint32_t action, Seat seat) const = 0;

    /// The work of walking one action, in bytes of judged text.
    static constexpr std::uint64_t step_work = 2;
    /// The number of actions walked so far.
    std::uint64_t steps() const { return steps_; }

  protected:
    std::uint64_t steps_ = 0;
};

/// Returns a walk for hands of this game, which must be known.
std::unique_ptr<Walk> walk_through(Game game);

}  // namespace bones::slips
