// A player that samples where the unseen tiles may lie and averages over the samples.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/play/table.hpp"
#include "engine/players/greedy.hpp"
#include "engine/search/solver.hpp"
#include "engine/worlds/deals.hpp"
#include "engine/worlds/estimate.hpp"

namespace bones::play {

/// Plays the move with the best mean over a few ways in which the unseen tiles can lie. A way is
/// solved if that takes few positions; otherwise steady players play some games in it. A move takes
/// milliseconds, a thousand times longer than for the steady player, so estimates do not use it.
class SamplingPlayer : public SensiblePlayer {
  public:
    static constexpr std::uint32_t most_ways = 16;
    static constexpr std::uint64_t nodes_a_way = 2000;

    explicit SamplingPlayer(Random& random) : random_(random) {}

    template <GameRules G>
    Move choose(const HandInPlay<G>& table) {
        search::Position<G> own;
        own.state = table.state();
        own.hands[own.turn()] = table.own_hand();
        const search::Moves<G> moves = own.moves();
        if (moves.size() == 1) return moves[0];
        const worlds::Places places = places_unseen(table);
        const auto ways =
            places.even() ? worlds::choose_ways(places, most_ways, random_) : std::nullopt;
        // If a player has broken a rule, no way may agree with what was seen.
        if (!ways)
            return steady_move<G>(table.state(), table.own_hand(), table.seen(),
                                  steady_weights(G::game), random_);
        const std::vector<std::int64_t> sums = sum_up(table, own, moves, *ways);
        return moves[static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) -
                                              sums.begin())];
    }

  private:
    /// The places of unseen tiles: the other hands, seat by seat, then the boneyard.
    template <GameRules G>
    static worlds::Places places_unseen(const HandInPlay<G>& table) {
        const auto& state = table.state();
        const TileSet unseen =
            TileSet::full(highest_in_set<G>(state.rules)) - table.seen().laid - table.own_hand();
        worlds::Places places;
        for (Tile tile : unseen) places.tiles.push_back(tile);
        places.allowed.resize(places.tiles.size());
        const auto add = [&](worlds::Group group, const TileSet& lacking) {
            const std::size_t number = places.groups.size();
            places.groups.push_back(group);
            for (std::size_t t = 0; t < places.tiles.size(); ++t)
                places.allowed[t][number] = !lacking.contains(places.tiles[t]);
        };
        for (Seat seat : SeatSet::all(state.players))
            if (seat != state.turn) add({state.held[seat], false}, table.seen().lacking[seat]);
        add({static_cast<int>(table.yard().size()), G::has_draws}, {});
        return places;
    }

    /// Returns for each move its sum of values over all ways, for the side on turn.
    template <GameRules G>
    std::vector<std::int64_t> sum_up(const HandInPlay<G>& table, const search::Position<G>& own,
                                     const search::Moves<G>& moves, const worlds::Deals& ways) {
        std::vector<std::int64_t> sums(moves.size());
        search::Table remembered(12);
        search::Solver<G> solver(&remembered);
        const std::uint64_t seed = random_.next();
        bool solvable = own.sides() == 2;
        for (std::size_t way = 0; way < ways.lies.size(); ++way) {
            const search::Position<G> position = lay_out(own, ways.lies[way]);
            search::Budget budget{nodes_a_way};
            const auto values = solvable ? solver.values_of_moves(position, budget) : std::nullopt;
            solvable = values.has_value();
            const worlds::Standing<G> standing{position, table.seen(), {}};
            for (std::size_t i = 0; i < moves.size(); ++i)
                sums[i] += values
                               ? std::int64_t{worlds::games_a_way} * (*values)[i]
                               : worlds::estimate_in_way(standing, static_cast<std::uint32_t>(way),
                                                         seed, moves[i])[Seat(own.side())];
        }
        return sums;
    }

    template <GameRules G>
    static search::Position<G> lay_out(search::Position<G> position,
                                       const worlds::TilePlacement& lie) {
        auto tile = lie.begin();
        for (Seat seat : SeatSet::all(position.state.players))
            for (int i = 0; seat != position.turn() && i < position.state.held[seat]; ++i)
                position.hands[seat].add(*tile++);
        for (; tile != lie.end(); ++tile) position.yard.add(*tile);
        return position;
    }

    Random& random_;
};

}  // namespace bones::play
