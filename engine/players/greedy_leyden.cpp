// Greedy player of Leyden. It gets rid of pips, keeps matadors until nothing else fits, closes arms
// that its hand cannot use, and draws only when it must.
#include "engine/players/greedy.hpp"

namespace bones::play {
namespace {

/// Returns how many tiles of a hand can answer an open half.
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
