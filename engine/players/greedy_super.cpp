// Greedy player of Super Dominoes. It gets rid of pips, makes opponents draw, stop or miss a turn,
// and stays able to play.
#include "engine/players/greedy.hpp"

namespace bones::play {
namespace {

/// The value of an open number's event for the player, in pips.
int worth_of_event(const SuperDominoes::State& state, int open) {
    switch (open) {
        case SuperDominoes::draw_number:
            return 8 * (state.players - 1);
        case SuperDominoes::free_turn_number:
            return 12;
        case SuperDominoes::spell_number:
            return 8;
        default:
            return 0;
    }
}

}  // namespace

int appeal(const SuperDominoes::State& state, const TileSet& hand, const Move& move) {
    if (move.kind == MoveKind::draw) return -1;
    if (move.kind == MoveKind::pass) return -2;
    const int skip = move.tile.is_double() && move.outer != SuperDominoes::spell_number ? 6 : 0;
    const int followers = (hand & TileSet::with(move.outer)).size();
    return move.tile.pips() + worth_of_event(state, move.outer) + skip + 2 * followers;
}

}  // namespace bones::play
