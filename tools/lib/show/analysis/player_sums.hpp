// The sums of players over many records.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/show/analysis/analysis.hpp"
#include "tools/lib/show/statistics/interval.hpp"
#include "tools/lib/show/statistics/points_scale.hpp"

namespace bones::inline show::analysis {

/// Losses are summed in 1/10,000 of a point, as they are printed, so that the order of addition
/// does not change the sums.
inline constexpr double loss_unit = 10'000;

/// An exact sum of points of hands. The fraction of a point depends on the number of sides.
class PointSum {
  public:
    void add(std::int64_t part, int sides) { parts_[static_cast<std::size_t>(sides)] += part; }
    void add(const PointSum& other) {
        for (std::size_t i = 0; i < parts_.size(); ++i) parts_[i] += other.parts_[i];
    }
    void subtract(const PointSum& other) {
        for (std::size_t i = 0; i < parts_.size(); ++i) parts_[i] -= other.parts_[i];
    }
    /// In points. `games` is Budgets::games.
    double points(std::uint32_t games) const;

  private:
    std::array<std::int64_t, most_seats + 1> parts_{};  ///< by sides, in 1/(games * (sides - 1))
};

/// The number of decisions, and of mistakes of each kind.
struct DecisionCounts {
    std::uint64_t decisions = 0;
    std::uint64_t exact = 0;  ///< decisions in which all moves have their all-hands value
    std::array<std::uint64_t, 3> mistakes{};  ///< dubious, poor, blunder
    stats::Sample loss;  ///< the fair loss, where it was computed; each hand is one unit

    void add(const DecisionCounts& other);
    std::uint64_t all_mistakes() const { return mistakes[0] + mistakes[1] + mistakes[2]; }
};

/// Counts the decisions of a record, or those of one seat in some hands.
DecisionCounts count_decisions(const Analysis& analysis, Seat of = {},
                               Sitting sitting = {0, none_such});

/// The sums of a player for one unit of points.
struct PlayerSums {
    DecisionCounts counts;
    std::uint64_t hands = 0;  ///< hands with luck and skill
    PointSum result, luck, play;

    void add(const PlayerSums& other);
    PointSum result_less_luck() const;
};

struct PlayerOfGames {
    std::string name;                            ///< the preferred one of the written forms
    std::map<std::size_t, PlayerSums> by_scale;  ///< points_scale.hpp

    void add(const PlayerOfGames& other);
};

/// Keyed by Person::key().
using Players = std::map<std::string, PlayerOfGames>;

/// Adds the players of a record; `who` returns the player of each seat.
using WhoSits = std::function<Person(const Record&, Seat, std::uint32_t hand)>;
void add_players(Players& players, const RecordChecker& judged, const Analysis& analysis,
                 const WhoSits& who);
void add_players(Players& players, const Players& more);

/// The sums of one player for one unit of points.
struct PlayerRow {
    std::string name;
    std::size_t scale = 0;
    const PlayerSums* sums = nullptr;
};
/// The rows, ordered by name and then by game. Players with the same name get distinct names from
/// now on.
std::vector<PlayerRow> ordered(Players& players);

}  // namespace bones::inline show::analysis
