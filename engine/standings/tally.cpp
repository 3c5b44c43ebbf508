#include "engine/standings/tally.hpp"

#include <algorithm>
#include <cstdlib>

namespace bones {

namespace {

/// The result of one side, after caps and forfeits.
struct CountedSide {
    /// Points for ranking within the game; high or low is better, as the game has it.
    std::int64_t taken = 0;
    std::int64_t points = 0;  ///< points for
    std::int64_t against = 0;
    std::int64_t margin = 0;
    bool won = false;
};

std::int64_t capped(std::int64_t points, std::int64_t most) {
    return most == uncapped ? points : std::clamp(points, -most, most);
}

bool better(const NightGame& game, std::int64_t a, std::int64_t b) {
    return game.fewest_win ? a < b : a > b;
}

/// The best points among the sides other than `except`; 0 if there are none. Sides that forfeit
/// count only with `with_forfeits`.
std::int32_t best_points(const NightGame& game, std::size_t except, bool with_forfeits) {
    const NightSide* best = nullptr;
    for (std::size_t i = 0; i < game.sides.size(); ++i) {
        const NightSide& side = game.sides[i];
        if (i == except || (side.forfeits && !with_forfeits)) continue;
        if (best == nullptr || better(game, side.points, best->points)) best = &side;
    }
    return best == nullptr ? 0 : best->points;
}

constexpr std::size_t nobody = static_cast<std::size_t>(-1);

/// Whether a side counts as a winner once the forfeits are taken into account.
bool counts_as_won(const NightGame& game, const NightSide& side) {
    if (side.forfeits) return false;
    bool any_winner = false, any_forfeit = false;
    for (const NightSide& other : game.sides) {
        any_winner = any_winner || (other.won && !other.forfeits);
        any_forfeit = any_forfeit || other.forfeits;
    }
    if (any_winner || !any_forfeit) return side.won;
    return side.points == best_points(game, nobody, false);
}

std::vector<CountedSide> count_sides(const NightGame& game) {
    std::vector<CountedSide> counted(game.sides.size());
    for (std::size_t i = 0; i < counted.size(); ++i) {
        const std::int64_t own = capped(game.sides[i].points, game.most_points);
        const std::int64_t other = capped(best_points(game, i, true), game.most_points);
        CountedSide& side = counted[i];
        side.taken = game.sides[i].points;
        side.points = game.fewest_win ? other : own;
        side.against = game.fewest_win ? own : other;
        side.margin = capped(side.points - side.against, game.most_margin);
        side.won = counts_as_won(game, game.sides[i]);
    }
    return counted;
}

void add_game(Tally& tally, const CountedSide& side, int winners, bool anybody_won) {
    ++tally.games;
    if (side.won && winners > 1)
        ++tally.shared, tally.half_wins += 1;
    else if (side.won)
        ++tally.won, tally.half_wins += 2;
    else if (anybody_won)
        ++tally.lost;
    tally.points_for += side.points;
    tally.points_against += side.against;
    tally.difference += side.margin;
}

/// Which of two sides is ahead: 1 the first, -1 the second, 0 neither.
int ahead(const NightGame& game, const std::vector<CountedSide>& counted, std::size_t a,
          std::size_t b) {
    if (counted[a].won != counted[b].won) return counted[a].won ? 1 : -1;
    if (counted[a].won) return 0;
    if (game.sides[a].forfeits != game.sides[b].forfeits) return game.sides[b].forfeits ? 1 : -1;
    if (counted[a].taken == counted[b].taken) return 0;
    return better(game, counted[a].taken, counted[b].taken) ? 1 : -1;
}

void add_meeting(Meeting& meeting, bool points_known, int ahead, std::int64_t own,
                 std::int64_t other) {
    ++meeting.games;
    meeting.with_points += points_known;
    ++(ahead > 0 ? meeting.won : ahead < 0 ? meeting.lost : meeting.shared);
    meeting.points_for += own;
    meeting.points_against += other;
}

void add_meetings(Meetings& meetings, const NightGame& game,
                  const std::vector<CountedSide>& counted) {
    for (std::size_t a = 0; a < counted.size(); ++a)
        for (std::size_t b = 0; b < counted.size(); ++b) {
            if (a == b) continue;
            const int who = ahead(game, counted, a, b);
            const std::int64_t own = capped(game.sides[a].points, game.most_points);
            const std::int64_t other = capped(game.sides[b].points, game.most_points);
            for (const Entrant one : game.sides[a].entrants)
                for (const Entrant two : game.sides[b].entrants)
                    if (one != two)
                        add_meeting(meetings[{one, two}], game.points_known, who,
                                    game.fewest_win ? other : own, game.fewest_win ? own : other);
        }
}

void add_award(Tally& tally, const Award& award) {
    ++(award.kind == Award::Kind::bye        ? tally.byes
       : award.kind == Award::Kind::walkover ? tally.walkovers
                                             : tally.no_shows);
    tally.half_wins += award.half_wins;
    tally.points_for += award.points_for;
    tally.points_against += award.points_against;
    tally.difference += static_cast<std::int64_t>(award.points_for) - award.points_against;
}

}  // namespace

std::vector<bool> winners(const NightGame& game) {
    std::vector<bool> won;
    for (const NightSide& side : game.sides) won.push_back(counts_as_won(game, side));
    return won;
}

void add(Tallies& tallies, const NightGame& game) {
    const std::vector<CountedSide> counted = count_sides(game);
    const auto won = std::count_if(counted.begin(), counted.end(),
                                   [](const CountedSide& side) { return side.won; });
    for (std::size_t i = 0; i < counted.size(); ++i)
        for (const Entrant entrant : game.sides[i].entrants)
            add_game(tallies.by_entrant[entrant], counted[i], static_cast<int>(won), won > 0);
    add_meetings(tallies.meetings, game, counted);
}

void add(Tallies& tallies, const Award& award) {
    add_award(tallies.by_entrant[award.entrant], award);
}

void add(Tallies& tallies, const PointsPenalty& penalty) {
    Tally& tally = tallies.by_entrant[penalty.entrant];
    (penalty.points > 0 ? tally.penalty : tally.bonus) += std::abs(std::int64_t{penalty.points});
    tally.points_for -= penalty.points;
    tally.difference -= penalty.points;
}

void add(Tally& tally, const Tally& other) {
    static constexpr std::int32_t Tally::*counts[] = {
        &Tally::games, &Tally::won,       &Tally::shared,  &Tally::lost,
        &Tally::byes,  &Tally::walkovers, &Tally::no_shows};
    static constexpr std::int64_t Tally::*sums[] = {
        &Tally::half_wins, &Tally::points_for, &Tally::points_against, &Tally::difference,
        &Tally::penalty,   &Tally::bonus,      &Tally::ladder};
    for (const auto count : counts) tally.*count += other.*count;
    for (const auto sum : sums) tally.*sum += other.*sum;
}

void add(Tallies& tallies, const NightResults& results) {
    for (const NightGame& game : results.games) add(tallies, game);
    for (const Award& award : results.awards) add(tallies, award);
    for (const PointsPenalty& penalty : results.penalties) add(tallies, penalty);
}

}  // namespace bones
