// Why a hand must have held one of some tiles: as data that a program can check.
#pragma once

#include "engine/hands/hands.hpp"
#include "engine/reporter.hpp"

namespace bones {

/// Draws proofs from the books of the hands and from what the record shows.
class Prover {
  public:
    explicit Prover(const Hands& hands)
        : record_(hands.record()), holdings_(hands.books()), sightings_(hands.sightings()) {}

    /// What the condition asks, as a proof has it.
    ProofCondition condition_of(const Condition& condition, std::vector<Reason> because);
    /// The shortest reason why one condition was broken, by itself:
    /// - one of its tiles was seen in the hand before, or later without a draw in between that
    /// could
    ///   have brought it;
    /// - more of its tiles were seen later than were taken in between;
    /// - the hand held more unseen tiles than there are others that could have been among them
    ///   (Hall's condition fails for these places).
    /// Nothing if none of them shows it.
    std::optional<Witness> against(const Condition& condition);
    /// Why all of these conditions cannot have been kept together; nothing if they can.
    std::optional<Witness> against_all(std::span<const Condition> conditions);
    /// Where else a tile was than with a seat at a moment, if the record shows it.
    std::optional<Sighting> elsewhere(Tile tile, std::uint32_t hand, Seat seat, Moment moment);
    /// The ply of the action that a moment is before.
    std::int64_t ply(std::uint32_t hand, Moment moment) const {
        return moment - static_cast<Moment>(record_.hands[hand].first_action) + 1;
    }

  private:
    std::optional<Witness> seen_there(const Condition& condition, const TileSet& asked);
    std::optional<Witness> seen_later(const Condition& condition, const TileSet& asked);
    std::optional<Witness> counted(const Condition& condition, const TileSet& asked);
    const DatedSighting* coming(const Condition& condition, const FixedTile& tile);
    std::vector<Sighting> draws_between(const Condition& condition, Moment until);
    const SeatBook& book(const Condition& c) const { return holdings_.book(c.hand, c.seat); }

    const Record& record_;
    const Holdings& holdings_;
    Sightings& sightings_;
};

}  // namespace bones
