// Who is before whom, and by which step of a broken tie.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/standings/tally.hpp"

namespace bones {

/// What entrants are ranked by. More is better, of each.
enum class Criterion : std::uint8_t {
    ladder,      ///< a season's points
    wins,        ///< games won; a shared one is half a win
    difference,  ///< points for less points against
    points_for,
    head_to_head,  ///< who is ahead in the games that the tied played against each other
};

/// `ladder`, `wins`, `difference`, `points-for` or `head-to-head`.
std::string_view name_of(Criterion criterion);
std::optional<Criterion> criterion_named(std::string_view name);

/// The usual order: wins, difference, points for, head to head.
std::vector<Criterion> usual_order();

/// One step in breaking a tie: what those still tied have by one criterion.
struct TieStep {
    Criterion by = Criterion::wins;
    std::vector<Entrant> tied;         ///< the best first
    std::vector<std::int64_t> values;  ///< of each; wins and head to head in halves. See comparable
    /// False: head to head says nothing, since not all of the tied have met each other.
    bool comparable = true;
    bool broken = false;  ///< whether it tells any of them apart
};

/// Entrants that are equal by the first criterion.
struct Tie {
    std::vector<Entrant> tied;  ///< in their final order
    std::int64_t value = 0;     ///< what they are equal in
    std::vector<TieStep> steps;
};

struct Rank {
    Entrant entrant = 0;
    std::uint32_t place =
        1;  ///< from 1; those who could not be told apart share the first of theirs
    bool shared = false;
};

struct Ranking {
    std::vector<Criterion> order;
    std::vector<Rank> ranks;  ///< the best first; of a shared place in the order of their numbers
    std::vector<Tie> ties;    ///< in the order of the places
};

/// Ranks some entrants. A criterion divides those who are still tied; each part goes on by itself
/// with the next one, after head to head with head to head among fewer. In head to head being ahead
/// of one of the others counts a whole, being level with one a half; it needs all of them to have
/// met. Nothing is drawn by lot: what is equal to the end shares its place.
Ranking rank(const Tallies& tallies, std::span<const Entrant> entrants,
             std::span<const Criterion> order);

}  // namespace bones
