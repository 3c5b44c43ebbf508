// Greedy player of Forty-two. It bids the worth of long trumps and high tiles. It leads trumps
// until they are drawn, then unbeatable tiles, and gives points to a winning partner, few to
// opponents. In a nel-o it discards its highest tiles below the best one in the trick; against one
// it plays low.
#include <algorithm>

#include "engine/players/greedy.hpp"

namespace bones::play {
namespace {

using Game42 = FortyTwo;

constexpr int for_taking = 1000;
constexpr int last_trumps = static_cast<int>(Trump::doubles);

/// Rates a hand with these trumps, approximately in the points that it takes.
int strength(const TileSet& hand, Trump trump) {
    const bool doubles = trump == Trump::doubles;
    const TileSet trumps =
        hand & (doubles ? TileSet::doubles() : TileSet::with(static_cast<int>(trump)));
    const Tile highest =
        doubles ? Tile(6, 6) : Tile(static_cast<int>(trump), static_cast<int>(trump));
    int value = 4 * trumps.size() + (hand.contains(highest) ? 8 : 0);
    for (Tile tile : hand - trumps) value += tile.is_double() ? 5 : tile.pips() % 5 == 0 ? 1 : 0;
    return value;
}

Trump strongest(const TileSet& hand) {
    Trump best = Trump::zero;
    for (int trump = 0; trump <= last_trumps; ++trump)
        if (strength(hand, static_cast<Trump>(trump)) > strength(hand, best))
            best = static_cast<Trump>(trump);
    return best;
}

int appeal_of_lead_to_42(const Game42::State& state, const Move& move) {
    const int suit = Game42::suit_of_lead(state, move.tile);
    const int rank = Game42::rank_of(state, suit, move.tile);
    return 2 * rank + Game42::worth(move.tile);
}

}  // namespace

std::int32_t best_bid(const Auction<FortyTwo>& auction) {
    constexpr int for_thirty = 27, for_a_mark = 38, for_two_marks = 42;
    const int value = strength(auction.hand, strongest(auction.hand));
    std::int32_t most = 0;
    if (value >= for_thirty) most = FortyTwo::lowest_bid + (value - for_thirty);
    if (value >= for_a_mark) most = points_of_mark;
    if (value >= for_two_marks) most = 2 * points_of_mark;
    for (std::int32_t bid = std::max(auction.highest + 1, FortyTwo::lowest_bid); bid <= most; ++bid)
        if (auction.allows(bid)) return bid;
    return auction.allows(bid_pass) ? bid_pass : FortyTwo::lowest_bid;
}

Trump best_trump(const Auction<FortyTwo>& auction) {
    return strongest(auction.hand);
}

int appeal(const Game42::State& state, const TileSet&, const Move& move) {
    const bool nello = state.trump_known && state.trump == Trump::nello;
    if (Game42::leads(state)) return (nello ? -1 : 1) * appeal_of_lead_to_42(state, move);
    const int rank = Game42::rank_of(state, state.suit, move.tile);
    const int worth = Game42::worth(move.tile);
    if (nello && state.turn == state.declarer) return rank > state.rank ? -rank : rank;
    if (nello) return -rank;
    const bool ours = state.winning.exists() && state.winning.index() % 2 == state.turn.index() % 2;
    const bool last = state.laid + 1 == Game42::trick_size(state);
    if (ours) return rank > state.rank ? worth - rank : (last ? for_taking : 0) + worth - rank;
    if (rank > state.rank) return for_taking - rank + worth;
    return -rank - 10 * worth;
}

}  // namespace bones::play
