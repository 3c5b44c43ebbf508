// Proves that a hand must have held one of some tiles, as data that a program can check.
#pragma once

#include "engine/hands/hands.hpp"
#include "engine/reporter.hpp"

namespace bones {

/// Builds proofs from the seat books and the sightings.
class Prover {
  public:
    explicit Prover(const Hands& hands)
        : record_(hands.record()), holdings_(hands.books()), sightings_(hands.sightings()) {}

    /// Returns the condition in the form that a proof uses.
    ProofCondition condition_of(const Condition& condition, std::vector<Reason> because);
    /// Returns the shortest proof that one condition, by itself, was broken. Nothing is returned if
    /// no proof is found. A proof shows one of the following.
    ///
    /// - A tile of the condition was seen in the hand before, or was seen later and no draw in
    /// between could have brought it.
    ///
    /// - More of its tiles were seen later than were taken in between.
    ///
    /// - The hand held more unseen tiles than there were other tiles that could be among them
    /// (Hall's condition fails for these places).
    std::optional<Witness> against(const Condition& condition);
    /// Returns a proof that these conditions cannot all have been kept; nothing if they can.
    std::optional<Witness> against_all(std::span<const Condition> conditions);
    /// Returns where a tile was at a moment, other than with the seat, if the record shows it.
    std::optional<Sighting> elsewhere(Tile tile, std::uint32_t hand, Seat seat, Moment moment);
    /// Returns the ply of the action that follows a moment.
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
