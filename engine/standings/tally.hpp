// The totals of a night's games. Players and partnerships that are ranked are entrants, known by a
// number from 0; callers map numbers to names and games to records.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace bones {

using Entrant = std::uint32_t;

/// Values of some entrants, sorted by entrant; all others have the default value. Sparse, because
/// few of a season's people came to each night.
template <class Value>
class ByEntrant {
  public:
    ByEntrant() = default;
    /// `entrants`: sorted and distinct.
    explicit ByEntrant(std::span<const Entrant> entrants) {
        values_.reserve(entrants.size());
        for (const Entrant entrant : entrants) values_.emplace_back(entrant, Value());
    }
    const Value& operator[](Entrant entrant) const {
        static const Value usual{};
        const auto at = std::lower_bound(values_.begin(), values_.end(), entrant, before);
        return at == values_.end() || at->first != entrant ? usual : at->second;
    }
    /// Adds a missing entrant. Linear time, except at the end.
    Value& operator[](Entrant entrant) {
        auto at = std::lower_bound(values_.begin(), values_.end(), entrant, before);
        if (at == values_.end() || at->first != entrant) at = values_.emplace(at, entrant, Value());
        return at->second;
    }
    std::size_t size() const { return values_.size(); }
    auto begin() { return values_.begin(); }
    auto end() { return values_.end(); }
    auto begin() const { return values_.begin(); }
    auto end() const { return values_.end(); }

  private:
    static bool before(const std::pair<Entrant, Value>& one, Entrant entrant) {
        return one.first < entrant;
    }

    std::vector<std::pair<Entrant, Value>> values_;
};

/// No cap: all points count.
inline constexpr std::int32_t uncapped = 0;

/// One side of a game that counts.
struct NightSide {
    std::vector<Entrant> entrants;  ///< the entrants it counts for: one, partners, or none
    std::int32_t points = 0;        ///< points scored
    bool won = false;               ///< alone or shared
    bool forfeits = false;          ///< the side loses the game by a penalty, regardless of points
};

struct NightGame {
    std::vector<NightSide> sides;
    bool points_known = true;             ///< false: only the win counts, and all points are 0
    bool fewest_win = false;              ///< low points are better
    std::int32_t most_points = uncapped;  ///< limit on the points that count for a side
    std::int32_t most_margin = uncapped;  ///< limit on the difference that counts
};

/// The points and wins for a game that was not played.
struct Award {
    enum class Kind : std::uint8_t {
        bye,       ///< the entrant had no game in that round
        walkover,  ///< the opponent did not come
        no_show,   ///< the entrant did not come
    };
    Entrant entrant = 0;
    Kind kind = Kind::bye;
    std::int32_t half_wins = 0;  ///< 2: a win, 1: half a win
    std::int32_t points_for = 0, points_against = 0;
};

/// Points taken off by the night's director. A negative number is a bonus.
struct PointsPenalty {
    Entrant entrant = 0;
    std::int32_t points = 0;
};

struct NightResults {
    std::vector<Entrant> entrants;  ///< sorted; contains at least all entrants of the results
    std::vector<NightGame> games;
    std::vector<Award> awards;
    std::vector<PointsPenalty> penalties;
};

/// The totals of one entrant.
struct Tally {
    std::int32_t games = 0;  ///< games played
    std::int32_t won = 0, shared = 0, lost = 0;
    std::int32_t byes = 0, walkovers = 0, no_shows = 0;
    std::int64_t half_wins = 0;  ///< of games and awards; a shared game counts as half a win
    std::int64_t points_for = 0, points_against = 0;
    std::int64_t difference = 0;  ///< capped margins, minus penalties, plus bonuses
    std::int64_t penalty = 0;     ///< points taken off
    std::int64_t bonus = 0;       ///< points given apart from games
    std::int64_t ladder = 0;      ///< points of a season
};

/// The games of one entrant against another, as opponents.
struct Meeting {
    std::int32_t games = 0, won = 0, shared = 0, lost = 0;
    std::int32_t with_points = 0;  ///< number of games whose points are known
    std::int64_t points_for = 0, points_against = 0;
};

/// Meetings by pair, in both directions: {a, b} is a's result.
using Meetings = std::map<std::pair<Entrant, Entrant>, Meeting>;

struct Tallies {
    ByEntrant<Tally> by_entrant;
    Meetings meetings;
};

/// For each side, whether it counts as a winner of the game after forfeits.
std::vector<bool> winners(const NightGame& game);

/// Adds one result to the totals. Points against are the points of the best other side. If low
/// points win, a side's points count for the opponent. A forfeited game is won by the remaining
/// sides with the best points. Two winners share their meeting. Of two losers, the one with better
/// points wins it.
void add(Tallies& tallies, const NightGame& game);
void add(Tallies& tallies, const Award& award);
void add(Tallies& tallies, const PointsPenalty& penalty);
void add(Tallies& tallies, const NightResults& results);
/// Adds the totals of another entrant, for example a team member's to the team's.
void add(Tally& tally, const Tally& other);

}  // namespace bones
