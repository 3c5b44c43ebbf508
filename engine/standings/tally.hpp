// What a night's games add up to. Pure data in, data out: who somebody is, and where a game was
// written down, is the caller's business. Everybody who is ranked, a player or a partnership, is an
// entrant, known by a number from 0.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace bones {

using Entrant = std::uint32_t;

/// Values of some entrants, in their order; of all others the value is the usual one. A season has
/// many nights and many people, of whom few came to each.
template <class Value>
class ByEntrant {
  public:
    ByEntrant() = default;
    /// `entrants`: in order, each once.
    explicit ByEntrant(std::span<const Entrant> entrants) {
        values_.reserve(entrants.size());
        for (const Entrant entrant : entrants) values_.emplace_back(entrant, Value());
    }
    const Value& operator[](Entrant entrant) const {
        static const Value usual{};
        const auto at = std::lower_bound(values_.begin(), values_.end(), entrant, before);
        return at == values_.end() || at->first != entrant ? usual : at->second;
    }
    /// Adds an entrant who is not there: linear, but for one after all others.
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
    std::vector<Entrant> entrants;  ///< for whom it counts: one, partners, or nobody
    std::int32_t points = 0;        ///< as scored
    bool won = false;               ///< alone or shared
    bool forfeits = false;          ///< has lost the game by a penalty, whatever the points
};

struct NightGame {
    std::vector<NightSide> sides;
    bool points_known = true;             ///< false: only the win counts, and all points are 0
    bool fewest_win = false;              ///< points count against whoever takes them
    std::int32_t most_points = uncapped;  ///< that count for a side
    std::int32_t most_margin = uncapped;  ///< that counts as difference
};

/// What somebody gets, or does not get, for a game that was not played.
struct Award {
    enum class Kind : std::uint8_t {
        bye,       ///< no game in that round
        walkover,  ///< the other did not come
        no_show,   ///< did not come
    };
    Entrant entrant = 0;
    Kind kind = Kind::bye;
    std::int32_t half_wins = 0;  ///< 2: counts as a win, 1: as half a win
    std::int32_t points_for = 0, points_against = 0;
};

/// Points taken off by the night's director; negative: a bonus, points given.
struct PointsPenalty {
    Entrant entrant = 0;
    std::int32_t points = 0;
};

struct NightResults {
    std::vector<Entrant> entrants;  ///< all who are in them, or more, in order
    std::vector<NightGame> games;
    std::vector<Award> awards;
    std::vector<PointsPenalty> penalties;
};

/// What one entrant has.
struct Tally {
    std::int32_t games = 0;  ///< played
    std::int32_t won = 0, shared = 0, lost = 0;
    std::int32_t byes = 0, walkovers = 0, no_shows = 0;
    std::int64_t half_wins = 0;  ///< of games and awards; a shared game is half a win
    std::int64_t points_for = 0, points_against = 0;
    std::int64_t difference = 0;  ///< margins as capped, less penalties, with bonuses
    std::int64_t penalty = 0;     ///< points taken off
    std::int64_t bonus = 0;       ///< points given beside the games
    std::int64_t ladder = 0;      ///< of a season
};

/// What one entrant did against another, games as opponents only.
struct Meeting {
    std::int32_t games = 0, won = 0, shared = 0, lost = 0;
    std::int32_t with_points = 0;  ///< of the games: those whose points are known
    std::int64_t points_for = 0, points_against = 0;
};

/// Meetings by pair, both ways round: {a, b} is a's part.
using Meetings = std::map<std::pair<Entrant, Entrant>, Meeting>;

struct Tallies {
    ByEntrant<Tally> by_entrant;
    Meetings meetings;
};

/// Which sides count as winners of a game once forfeits are taken into account, by side.
std::vector<bool> winners(const NightGame& game);

/// Adds everything up. Points against are those of the best other side. In a game that the fewest
/// points win, a side's points are for the other. A forfeited game is won by those of the best
/// points among the rest. Two winners of a game share their meeting. Of two losers the one with
/// better points has won it.
Tallies tally(const NightResults& results);
/// The same one by one.
void add(Tallies& tallies, const NightGame& game);
void add(Tallies& tallies, const Award& award);
void add(Tallies& tallies, const PointsPenalty& penalty);
void add(Tallies& tallies, const NightResults& results);
/// Adds what another entrant has: the people of a team come to the team's sum.
void add(Tally& tally, const Tally& other);

}  // namespace bones
