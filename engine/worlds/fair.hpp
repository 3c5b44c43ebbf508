// Fair values: the mean value of each move of a decision over the ways in which the tiles unseen by
// its player can lie.
#pragma once

#include "engine/search/solver.hpp"
#include "engine/worlds/deals.hpp"
#include "engine/worlds/estimate.hpp"
#include "engine/worlds/read_view.hpp"

namespace bones::worlds {

/// Fair values of the moves of one decision, as integers.
struct FairValues {
    Method method = Method::all;
    std::uint32_t solved = 0;  ///< number of ways in which all moves have their all-hands value
    std::int64_t unit = 1;     ///< values are in 1/unit of a point
    std::size_t moves = 0;
    std::vector<std::int32_t> by_way;  ///< for each way, a value for each move

    std::size_t ways() const { return by_way.size() / moves; }
    std::int32_t value(std::size_t way, std::size_t move) const {
        return by_way[way * moves + move];
    }
    /// The sum over all ways, in 1/unit.
    std::int64_t sum(std::size_t move) const;
    /// The mean in points.
    double mean(std::size_t move) const;
    /// The move with the greatest mean. Of several, `preferred` if it is one of them, else the
    /// first.
    std::size_t best(std::optional<std::size_t> preferred) const;
};

/// The loss of a move against the best one, in points, with its 95 % interval for the loss over all
/// ways.
struct FairLoss {
    double loss = 0, low = 0, high = 0;
    /// The least loss even if the sample missed a kind of ways; it is below `low` unless all ways
    /// were solved. A kind missing in n ways makes up at most 3/n of all, with 95 % confidence (J.
    /// A. Hanley, A. Lippman-Hand, JAMA 249, 1983). It is assumed to gain as much as the greatest
    /// difference in any sampled way.
    double sure = 0;
};
/// With fewer ways the spread is too uncertain: the interval is then from 0 to twice the loss.
inline constexpr std::size_t fewest_ways = 10;
/// Returns the mean difference over the ways, with Student's t times the standard error on both
/// sides. If every existing way was solved, the interval is the loss itself. The best move is the
/// best in these ways, so t is that for the greatest of all differences to the move made.
FairLoss fair_loss(const FairValues& values, std::size_t played);
/// Returns the loss of one move against another; it may be negative.
FairLoss fair_difference(const FairValues& values, std::size_t better, std::size_t worse);

/// The limits of effort for fair values.
struct FairBudget {
    std::uint32_t worlds = 0;  ///< number of ways, at least 1
    std::uint64_t nodes = 0;   ///< solver positions per way; 0: no way is solved
};

/// Computes fair values for the seat on turn before a ply. Nothing if the record shows too little
/// or no way is possible. `moves`: the number of choices (search::Decision::choices).
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

    /// `seen`: what all players at the table had seen before the ply.
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
    /// Adds the values of one way; false if it allows other moves.
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
