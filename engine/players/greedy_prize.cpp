// Greedy player of Prize Dominoes. It gets rid of pips and stays able to play. It plays a prize
// only if its numbers are on other prizes, and takes the prize with the most new numbers.
#include "engine/players/greedy.hpp"

namespace bones::play {
namespace {

constexpr int last_resort = -1000;

}  // namespace

int new_numbers(Tile tile, const TileSet& prizes) {
    const auto is_new = [&](int pip) { return !prizes.intersects(TileSet::with(pip)); };
    return is_new(tile.high()) + (!tile.is_double() && is_new(tile.low()));
}

int appeal(const PrizeDominoes::State& state, const TileSet& hand, const Move& move) {
    if (move.kind == MoveKind::draw) return -1;
    if (move.kind == MoveKind::pass) return -2;
    if (!move.from_prizes) return move.tile.pips() + (hand & TileSet::with(move.outer)).size();
    TileSet others = state.prizes[state.turn];
    others.remove(move.tile);
    return new_numbers(move.tile, others) > 0 ? last_resort : 0;
}

Tile best_prize(const TileSet& offered, const TileSet& held) {
    Tile best = offered.first();
    for (Tile tile : offered) {
        const int more = new_numbers(tile, held) - new_numbers(best, held);
        if (more > 0 || (more == 0 && tile.pips() < best.pips())) best = tile;
    }
    return best;
}

}  // namespace bones::play
