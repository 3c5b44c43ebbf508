// Greedy player of Curse of the Doublet. It keeps the turn as long as matches can be found, gets
// rid of doublets, which fit one number only, and stays able to play.
#include <algorithm>

#include "engine/players/greedy.hpp"

namespace bones::play {
namespace {

using Curse = CurseOfTheDoublet;

constexpr int most_tiles_ahead = 4;

}  // namespace

int tiles_in_turn(Curse::State state, TileSet hand, const Move& move, int ahead) {
    const Seat seat = state.turn;
    Curse::apply(state, move);
    hand.remove(move.tile);
    if (state.ended() || state.turn != seat || ahead == 0) return 1;
    int most = 0;
    LegalMoves moves;
    Curse::legal(state, hand, moves);
    moves.for_each([&](const Move& next) {
        if (next.kind == MoveKind::play)
            most = std::max(most, tiles_in_turn(state, hand, next, ahead - 1));
    });
    return 1 + most;
}

int appeal(const Curse::State& state, const TileSet& hand, const Move& move) {
    if (move.kind != MoveKind::play) return 0;
    const int laid = tiles_in_turn(state, hand, move, most_tiles_ahead);
    const int followers = (hand & TileSet::with(move.outer)).size();
    return 100 * laid + (move.tile.is_double() ? 20 : 0) + followers;
}

}  // namespace bones::play
