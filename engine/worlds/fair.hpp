// Fair values: what each move of a decision is worth on the mean over the ways in which the tiles
// can lie that its player has not seen.
#pragma once

#include "engine/search/solver.hpp"
#include "engine/worlds/deals.hpp"
#include "engine/worlds/estimate.hpp"
#include "engine/worlds/read_view.hpp"

namespace bones::worlds {

/// Fair values of the moves of one decision, in whole numbers.
struct FairValues {
    Method method = Method::all;
    std::uint32_t solved = 0;  ///< in how many ways all moves have their all-hands value
    std::int64_t unit = 1;     ///< values are in 1/unit of a point
    std::size_t moves = 0;
    std::vector<std::int32_t> by_way;  ///< way after way, a value for each move

    std::size_t ways() const { return by_way.size() / moves; }
    std::int32_t value(std::size_t way, std::size_t move) const {
        return by_way[way * moves + move];
    }
    /// Over all ways, in 1/unit.
    std::int64_t sum(std::size_t move) const;
    /// In points.
    double mean(std::size_t move) const;
    /// The move with the greatest mean; of several `preferred`, if it is one of them, else the
    /// first.
    std::size_t best(std::optional<std::size_t> preferred) const;
};

/// What a move lost against the best one, in points, with the interval in which the loss over all
/// ways lies 19 times in 20.
struct FairLoss {
    double loss = 0, low = 0, high = 0;
    /// What is lost at least even if the sample has missed a kind of ways: below `low`, unless all
    /// ways were solved. A kind that none of n ways is of makes up 3/n of all at most, 19 times in
    /// 20 (J. A. Hanley, A. Lippman-Hand, JAMA 249, 1983); it is taken to gain as much as the most
    /// that a way of the sample lost or gained.
    double sure = 0;
};
/// Fewer ways tell too little of the spread: the interval is then from nothing to twice the loss.
inline constexpr std::size_t fewest_ways = 10;
/// The mean difference, way by way, and Student's t times the standard error on both sides; the
/// loss itself where every way there is was solved. The best move is the one that looks best in
/// these ways: t is that for the greatest of all differences to the move made.
FairLoss fair_loss(const FairValues& values, std::size_t played);
/// The same for what one move loses against another, which may be less than nothing.
FairLoss fair_difference(const FairValues& values, std::size_t better, std::size_t worse);

/// How much is spent on fair values.
struct FairBudget {
    std::uint32_t worlds = 0;  ///< ways, from 1
    std::uint64_t nodes = 0;   ///< positions of the solver in one way; 0: none is solved
};

/// Computes them for the seat on turn before a ply; nothing if the record does not tell enough, or
/// no way is left. `moves` is how many there are to decide among (search::Decision::choices).
template <GameRules G>
class FairFinder {
  public:
    FairFinder(const Record& record, const GameVerdict& verdict,
               const search::StateHistory& standings, std::string_view fingerprint,
               const FairBudget& budget, search::Table& table)
        : record_(record),
          verdict_(verdict),
          standings_(standings),
          fingerprint_(fingerprint),
          budget_(budget),
          solver_(&table) {}

    /// `seen`: what everybody at the table had seen before the ply.
    std::optional<FairValues> find(std::uint32_t hand, std::uint32_t ply, std::size_t moves,
                                   const play::TableKnowledge& seen) {
        const std::optional<View> view = read_view<G>(record_, verdict_, standings_, hand, ply);
        if (!view) return std::nullopt;
        play::Random random(seed_of(fingerprint_, hand, ply, Purpose::ways));
        const std::optional<Deals> ways = choose_ways(view->places, budget_.worlds, random);
        if (!ways) return std::nullopt;
        values_ = {};
        values_.method = ways->method;
        values_.moves = moves;
        const std::uint64_t seed = seed_of(fingerprint_, hand, ply, Purpose::games_of_ways);
        std::uint32_t way = 0;
        for (const TilePlacement& lie : ways->lies) {
            auto position = position_in<G>(*view, lie, record_, standings_, hand, ply);
            if (!position) return std::nullopt;
            if (!add(Standing<G>{*position, seen, {}}, way++, seed)) return std::nullopt;
        }
        return values_;
    }

  private:
    /// The values in one way; false if it allows other moves.
    bool add(const Standing<G>& way, std::uint32_t number, std::uint64_t seed) {
        const search::Position<G>& position = way.position;
        const search::Moves<G> moves = position.moves();
        if (moves.size() != values_.moves) return false;
        values_.unit = std::int64_t{games_a_way} * (position.sides() - 1);
        if (position.sides() == 2 && budget_.nodes > 0) {
            search::Budget budget{budget_.nodes};
            if (const auto values = solver_.values_of_moves(position, budget)) {
                for (int value : *values)
                    values_.by_way.push_back(value * static_cast<int>(games_a_way));
                ++values_.solved;
                return true;
            }
        }
        const auto side = static_cast<std::size_t>(position.side());
        for (const Move& move : moves)
            values_.by_way.push_back(
                static_cast<std::int32_t>(estimate_in_way(way, number, seed, move)[side]));
        return true;
    }

    const Record& record_;
    const GameVerdict& verdict_;
    const search::StateHistory& standings_;
    std::string_view fingerprint_;
    FairBudget budget_;
    search::Solver<G> solver_;
    FairValues values_;
};

}  // namespace bones::worlds
