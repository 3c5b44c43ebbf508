// The steady player's features in Double Takes: the chance that its side takes the trick, the value
// of the trick, and the later value of the tile.
#include <algorithm>
#include <array>

#include "engine/players/steady_layout.hpp"

namespace bones::play {
namespace {

using Takes = DoubleTakes;

struct W {
    enum : std::size_t {
        trick,       ///< 1/64 of a trick with its contents, times the chance of taking it
        point,       ///< 1/64 of each double in it, times the same chance
        trump,       ///< giving up a double in a trick of another side
        trump_rank,  ///< a pip of that double
        rank,        ///< a pip of the half that ranks the tile
        in_suit,     ///< a tile of the led suit left in the hand
        forces,      ///< the double of the led suit is out and must follow
        alone,       ///< a remaining tile that shares a number with a discarded one
        outsider,    ///< in 1/16: the chance that a seat that may follow trumps
    };
};

constexpr int numbers = highest_pip + 1;

/// Ranks as in DoubleTakes (D5): from `double_rank` on, doubles not of the led suit; from
/// `suit_rank` on, tiles of the led suit.
constexpr int double_rank = 32, suit_rank = 2;

/// Indexed by number and least: the tiles with the number whose other half is at least `least`.
constexpr auto make_tiles_from() {
    std::array<std::array<TileSet, numbers + 1>, numbers> tiles{};
    for (int number = 0; number < numbers; ++number)
        for (int least = 0; least < numbers; ++least)
            for (int other = least; other < numbers; ++other)
                tiles[static_cast<std::size_t>(number)][static_cast<std::size_t>(least)].add(
                    Tile(number, other));
    return tiles;
}
constexpr auto tiles_from = make_tiles_from();

/// Indexed by number: the doubles from that number on.
constexpr auto make_doubles_from() {
    std::array<TileSet, numbers + 1> tiles{};
    for (int least = 0; least < numbers; ++least)
        for (int number = least; number < numbers; ++number)
            tiles[static_cast<std::size_t>(least)].add(Tile(number, number));
    return tiles;
}
constexpr auto doubles_from = make_doubles_from();

/// Returns the chance, in 1/64, that a seat that plays later takes the trick from the current
/// winner.
int chance_to_beat(const Look<Takes>& look, const Takes::State& after, Seat seat, int outsider) {
    const TileSet may_hold = look.unseen - look.seen.lacking[seat];
    if (may_hold.empty()) return 0;
    const auto above = [](int rank, int lowest) {
        return static_cast<std::size_t>(std::clamp(rank + 1 - lowest, 0, numbers));
    };
    const TileSet of_suit = may_hold & TileSet::with(after.suit);
    const TileSet higher = of_suit & tiles_from[after.suit][above(after.rank, suit_rank)];
    const TileSet trumps = (may_hold & doubles_from[above(after.rank, double_rank)]) - of_suit;
    const int whole = may_hold.size(), held = after.held[seat];
    if (of_suit.empty()) return 64 - chance_of_none(trumps.size(), whole, held);
    const int beat = std::min(whole, higher.size() + trumps.size() * outsider / 16);
    return 64 - chance_of_none(beat, whole, held);
}

/// Returns the chance, in 1/64, that the player's own side takes the trick after this move.
int chance_to_take(const Look<Takes>& look, const Takes::State& after, int outsider) {
    const Seat seat = look.state.turn;
    const int sides = Takes::sides(after.players);
    const auto is_own = [&](Seat other) { return other.index() % sides == seat.index() % sides; };
    if (after.laid == 0) return is_own(after.last_winner) ? 64 : 0;
    int chance = is_own(after.winning) ? 64 : 0;
    for (int n = after.laid; n < after.players; ++n) {
        const Seat other = seat.next(after.players, n - after.laid + 1);
        const int beats = chance_to_beat(look, after, other, outsider);
        if (is_own(other))
            chance += (64 - chance) * beats / 64;
        else
            chance -= chance * beats / 64;
    }
    return chance;
}

int doubles_in(const Look<Takes>& look, const Move& move) {
    return (Takes::leads(look.state) ? 0 : look.state.worth) + move.tile.is_double();
}

}  // namespace

int steady_appeal(const Look<Takes>& look, const Move& move, const SteadyWeights& by) {
    Takes::State after = look.state;
    Takes::apply(after, move);
    const bool leads = Takes::leads(look.state);
    const int suit = leads ? move.suit : look.state.suit;
    const int chance = chance_to_take(look, after, by.of[W::outsider]);
    int value = chance * (by.of[W::trick] + by.of[W::point] * doubles_in(look, move));
    TileSet rest = look.hand;
    rest.remove(move.tile);
    if (move.tile.is_double())
        value += by.of[W::trump] + by.of[W::trump_rank] * move.tile.high();
    else
        value += by.of[W::rank] * (move.tile.has(suit) ? move.tile.other(suit) : move.tile.high());
    if (leads) {
        value += by.of[W::in_suit] * (rest & TileSet::with(suit)).size();
        value += by.of[W::forces] * look.unseen.contains(Tile(suit, suit));
    } else if (!move.tile.has(suit)) {
        value += by.of[W::alone] *
                 (rest & (TileSet::with(move.tile.high()) | TileSet::with(move.tile.low()))).size();
    }
    return value;
}

}  // namespace bones::play
