// The order of the entrants, and the steps in which ties were broken.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/standings/tally.hpp"

namespace bones {

/// The criteria for ranking. Higher values are better in each.
enum class Criterion : std::uint8_t {
    ladder,      ///< points of a season
    wins,        ///< games won; a shared win counts half
    difference,  ///< points for minus points against
    points_for,
    head_to_head,  ///< result of the games among the tied entrants
};

/// `ladder`, `wins`, `difference`, `points-for` or `head-to-head`.
std::string_view name_of(Criterion criterion);
std::optional<Criterion> criterion_named(std::string_view name);

/// The usual order: wins, difference, points for, head to head.
std::vector<Criterion> usual_order();

/// One step in breaking a tie: the values of the tied entrants by one criterion.
struct TieStep {
    Criterion by = Criterion::wins;
    std::vector<Entrant> tied;  ///< best first
    /// Values of `tied`; wins and head to head in halves. See comparable.
    std::vector<std::int64_t> values;
    /// False: head to head cannot decide, since some of the tied entrants have not met.
    bool comparable = true;
    bool broken = false;  ///< whether the step separates any of them
};

/// Entrants that are equal by the first criterion.
struct Tie {
    std::vector<Entrant> tied;  ///< in their final order
    std::int64_t value = 0;     ///< their common value in the first criterion
    std::vector<TieStep> steps;
};

struct Rank {
    Entrant entrant = 0;
    /// The place, from 1. Entrants that remain tied share the first of their places.
    std::uint32_t place = 1;
    bool shared = false;
};

struct Ranking {
    std::vector<Criterion> order;
    std::vector<Rank> ranks;  ///< best first; within a shared place sorted by number
    std::vector<Tie> ties;    ///< sorted by place
};

/// Ranks some entrants. Each criterion splits those who are still tied, and each part continues
/// with the next criterion. After head to head, a smaller part is compared head to head again. In
/// head to head, each opponent beaten counts 1 and each level one a half; all of them must have
/// met. Entrants that are equal in all criteria share a place.
Ranking rank(const Tallies& tallies, std::span<const Entrant> entrants,
             std::span<const Criterion> order);

}  // namespace bones
