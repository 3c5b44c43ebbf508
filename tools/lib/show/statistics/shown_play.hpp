// How much of a hand's play its record shows: a hand counts for a number only if it shows what the
// number needs.
#pragma once

#include "bones/verdict.hpp"
#include "engine/rules/description.hpp"

namespace bones::inline show::stats {

/// What one hand shows. The verdict must have its trace.
class ShownPlay {
  public:
    ShownPlay(const Record& record, const GameVerdict& verdict, std::size_t hand);

    /// Every action from the first to the end of the hand that could not be left out: tiles laid,
    /// at least. False for a result without play, an unfinished hand, a missing turn, and a line
    /// that cannot be read.
    bool to_its_end() const { return to_its_end_; }
    /// That, and what each tile set off: where each lies is known.
    bool with_layout() const { return to_its_end_ && placed_; }
    /// That, and each pass.
    bool with_passes() const { return to_its_end_ && passes_; }
    /// That, and each tile that the seat drew.
    bool with_draws(Seat seat) const { return to_its_end_ && draws_.contains(seat); }
    /// The same for all seats.
    bool with_all_draws() const { return to_its_end_ && draws_ == SeatSet::all(record_.players); }
    /// Whether the sheet notes prizes: this hand's, or those of others.
    bool with_prizes() const { return prizes_; }
    /// Whether all tiles that were left are known.
    bool with_all_left() const;

  private:
    bool ends() const;
    bool is_readable() const;
    bool is_placed() const;
    bool notes_passes() const;
    SeatSet seats_that_note_draws() const;
    bool notes_prizes() const;

    const Record& record_;
    const GameVerdict& verdict_;
    std::size_t index_;
    const Hand& hand_;
    bool to_its_end_ = false, placed_ = false, passes_ = false, prizes_ = false;
    SeatSet draws_;
};

}  // namespace bones::inline show::stats
