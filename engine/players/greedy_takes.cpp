// Greedy player of Double Takes: leads high in suits whose double is still out and must follow,
// wins cheaply, and throws doubles to a winning partner, low tiles otherwise.
#include "engine/players/greedy.hpp"

namespace bones::play {
namespace {

using Takes = DoubleTakes;

constexpr int winning = 1000;

/// The cost of giving up a tile: doubles are trumps and points.
int cost(Tile tile) {
    return tile.is_double() ? 40 + tile.high() : tile.high();
}

int appeal_of_lead(const TileSet& hand, const Move& move) {
    if (move.tile.is_double()) return move.tile.high() - highest_pip;
    const Tile double_of_suit(move.suit, move.suit);
    const int in_suit = (hand & TileSet::with(move.suit)).size();
    return 4 * move.tile.other(move.suit) + (hand.contains(double_of_suit) ? 0 : 6) - in_suit;
}

}  // namespace

int appeal(const Takes::State& state, const TileSet& hand, const Move& move) {
    if (Takes::leads(state)) return appeal_of_lead(hand, move);
    const Seat seat = state.turn;
    Takes::State after = state;
    Takes::apply(after, move);
    const bool last = after.laid == 0;
    const Seat best = last ? after.last_winner : after.winning;
    const bool partner = state.players == 4 && state.winning == seat.next(4, 2);
    if (partner && best != seat)
        return winning + (last && move.tile.is_double() ? 100 : -cost(move.tile));
    if (best == seat && !(partner && last)) return winning - cost(move.tile);
    return -cost(move.tile);
}

}  // namespace bones::play
