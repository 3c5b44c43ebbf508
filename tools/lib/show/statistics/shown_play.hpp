// How much of a hand's play its record shows. A hand counts for a metric only if it shows what the
// metric needs.
#pragma once

#include "bones/verdict.hpp"
#include "engine/rules/description.hpp"

namespace bones::inline show::stats {

/// Checks one hand. The verdict needs a trace.
class ShownPlay {
  public:
    ShownPlay(const Record& record, const GameVerdict& verdict, std::size_t hand);

    /// Whether the record has every action to the end of the hand, at least the tiles laid. False
    /// for a result without play, an unfinished hand, a missing turn, and an unreadable line.
    bool to_its_end() const { return to_its_end_; }
    /// Whether, in addition, the place of every tile is known, and thus its events.
    bool with_layout() const { return to_its_end_ && placed_; }
    /// Whether, in addition to to_its_end(), the record has every pass.
    bool with_passes() const { return to_its_end_ && passes_; }
    /// Whether, in addition to to_its_end(), the record has every tile that the seat drew.
    bool with_draws(Seat seat) const { return to_its_end_ && draws_.contains(seat); }
    /// Whether with_draws() holds for all seats.
    bool with_all_draws() const { return to_its_end_ && draws_ == SeatSet::all(record_.players); }
    /// Whether the sheet notes prizes, in this hand or in others.
    bool with_prizes() const { return prizes_; }
    /// Whether all remaining tiles are known.
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
