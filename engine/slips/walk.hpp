// The play of a hand gone through with a change, without its tiles: whether whoever acts is on
// turn, and whether each tile fits where it lies. It costs a fraction of what it costs to judge the
// hand, and most changes fail here already.
#pragma once

#include <memory>
#include <optional>

#include "bones/verdict.hpp"
#include "engine/slips/change.hpp"

namespace bones::slips {

class Walk {
  public:
    virtual ~Walk() = default;

    /// Knows no hand: nothing is wrong with any change.
    virtual void forget() = 0;
    /// Goes through a hand as it is written. Both must outlive the walks with changes.
    virtual void read(const Record& record, const GameVerdict& verdict, std::uint32_t hand) = 0;
    /// The first action, as an index in Record::actions, at which something is certainly wrong with
    /// a change, the hand's end for what it claims of it; none_such: nothing is, as far as this can
    /// be told without the tiles. What is put in or altered counts as the first that it replaces.
    virtual std::uint32_t wrong_at(const Change& change) = 0;

    /// How many plays a seat may have had before an action, if each tile that had not been played
    /// was as likely to be in its hand as any other; nothing where the table is not known.
    virtual std::optional<double> plays_before(std::uint32_t action, Seat seat) const = 0;

    /// An action that is gone through counts as so many bytes of text that are judged.
    static constexpr std::uint64_t step_work = 2;
    /// How many actions have been gone through.
    std::uint64_t steps() const { return steps_; }

  protected:
    std::uint64_t steps_ = 0;
};

/// A walk through hands of this game, which must be known.
std::unique_ptr<Walk> walk_through(Game game);

}  // namespace bones::slips
