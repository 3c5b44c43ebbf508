// The steady player's features in Forty-two: the chance that its side takes the trick, the contents
// of the trick, and the later value of the tile.
#include <algorithm>

#include "engine/players/steady_layout.hpp"

namespace bones::play {
namespace {

using Game42 = FortyTwo;

struct TrickWeight {
    enum : std::size_t {
        trick,       ///< 1/64 of a trick, times the chance of taking it
        point,       ///< 1/64 of each point in it, times the chance above 1/2
        trump,       ///< giving up a trump
        trump_rank,  ///< the rank of that trump
        is_double,   ///< a double that is not a trump
        rank,        ///< a pip of the lower half of another tile
        lead_trump,  ///< a trump that the declarer's side leads
        in_suit,     ///< a tile of the led suit left in the hand
        outsider,    ///< in 1/16: the chance that a seat that may follow trumps
    };
};

/// Returns the chance, in 1/64, that a seat that plays later takes the trick from the current
/// winner.
int chance_to_beat(const Look<Game42>& look, const Game42::State& after, Seat seat, int outsider) {
    const TileSet may_hold = look.unseen - look.seen.lacking[seat];
    if (may_hold.empty()) return 0;
    const TileSet of_suit = may_hold & Game42::tiles_of(after, after.suit);
    int following = 0, trumping = 0;
    for (Tile tile : may_hold) {
        if (Game42::rank_of(after, after.suit, tile) <= after.rank) continue;
        ++(of_suit.contains(tile) ? following : trumping);
    }
    if (!of_suit.empty()) trumping = trumping * outsider / 16;
    const int whole = may_hold.size();
    return 64 - chance_of_none(std::min(whole, following + trumping), whole, after.held[seat]);
}

/// Returns the chance, in 1/64, that the player's own side takes the trick after this move.
int chance_to_take(const Look<Game42>& look, const Game42::State& after, int outsider) {
    const Seat own = look.state.turn;
    const auto is_ours = [&](Seat seat) { return seat.index() % 2 == own.index() % 2; };
    if (after.laid == 0) return is_ours(after.last_winner) ? 64 : 0;
    int chance = is_ours(after.winning) ? 64 : 0;
    Seat seat = after.turn;
    for (int n = after.laid; n < Game42::trick_size(after) && seat.exists(); ++n) {
        const int beats = chance_to_beat(look, after, seat, outsider);
        chance += (is_ours(seat) ? 64 - chance : -chance) * beats / 64;
        seat = Game42::next_in_trick(after, seat);
    }
    return chance;
}

}  // namespace

// In a nel-o it plays like the greedy player, because its side wants no trick.
int steady_appeal(const Look<Game42>& look, const Move& move, const SteadyWeights& by) {
    using W = TrickWeight;
    const Game42::State& state = look.state;
    if (state.trump_known && state.trump == Trump::nello)
        return by.noise * appeal(state, look.hand, move);
    const bool leads = Game42::leads(state);
    Game42::State after = state;
    Game42::apply(after, move);
    const int chance = chance_to_take(look, after, by.of[W::outsider]);
    const int points = (leads ? 0 : state.worth) + Game42::worth(move.tile);
    int value = by.of[W::trick] * chance + by.of[W::point] * points * (2 * chance - 64);
    const std::optional<int> trumps = Game42::trump_suit(state);
    const bool is_trump = trumps && Game42::tiles_of(state, *trumps).contains(move.tile);
    if (is_trump)
        value +=
            by.of[W::trump] + by.of[W::trump_rank] * Game42::rank_of(state, *trumps, move.tile);
    else
        value += move.tile.is_double() ? by.of[W::is_double] : by.of[W::rank] * move.tile.low();
    if (!leads) return value;
    TileSet rest = look.hand;
    rest.remove(move.tile);
    const bool declares =
        state.declarer.exists() && state.declarer.index() % 2 == state.turn.index() % 2;
    if (is_trump && declares) value += by.of[W::lead_trump];
    const int suit = Game42::suit_of_lead(state, move.tile);
    return value + by.of[W::in_suit] * (rest & Game42::tiles_of(state, suit)).size();
}

}  // namespace bones::play
