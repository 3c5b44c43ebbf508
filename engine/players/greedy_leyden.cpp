// Leyden: be rid of pips, keep matadors for when nothing else fits, close arms that the hand cannot
// use, and draw only when stuck.
#include "engine/players/greedy.hpp"

namespace bones::play {
namespace {

/// How many tiles of a hand can answer an open half.
int answers(const TileSet& hand, int open) {
    const int answer = Leyden::touching_sum - open;
    return open == 0 ? 0 : (hand & TileSet::with(answer)).size();
}

}  // namespace

int appeal(const Leyden::State&, const TileSet& hand, const Move& move) {
    constexpr int matador_kept = 40;
    if (move.kind == MoveKind::pass) return -1001;
    if (move.kind == MoveKind::draw) return -1000;
    int value = 3 * move.tile.pips() + 2 * answers(hand, move.outer);
    if (move.crosswise) value += 2 * answers(hand, move.inner);
    return Leyden::is_matador(move.tile) ? value - matador_kept : value;
}

}  // namespace bones::play
