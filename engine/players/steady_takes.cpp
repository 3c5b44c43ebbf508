// What the steady player looks at in Double Takes: the chance that its side takes the trick, what
// the trick is worth, and what the tile would be worth later.
#include <algorithm>
#include <array>

#include "engine/players/steady_layout.hpp"

namespace bones::play {
namespace {

using Takes = DoubleTakes;

struct W {
    enum : std::size_t {
        trick,       ///< 1/64 of a trick with what is in it, times the chance to take it
        point,       ///< 1/64 of each double in it, likewise
        trump,       ///< a double that is parted with, and no trick of the own side
        trump_rank,  ///< a pip of it
        rank,        ///< a pip of the half by which the tile ranks high
        in_suit,     ///< a tile left of the suit that is led
        forces,      ///< the double of the suit led is out and must follow
        alone,       ///< a tile left that shares a number with one thrown away
        outsider,    ///< in 1/16: how likely a seat that may follow is to trump
    };
};

constexpr int numbers = highest_pip + 1;

/// As DoubleTakes ranks (D5): doubles not of the suit led from here on, and tiles of it.
constexpr int double_rank = 32, suit_rank = 2;

/// By number: the tiles with it whose other half is at least so much.
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

/// The doubles from a number on.
constexpr auto make_doubles_from() {
    std::array<TileSet, numbers + 1> tiles{};
    for (int least = 0; least < numbers; ++least)
        for (int number = least; number < numbers; ++number)
            tiles[static_cast<std::size_t>(least)].add(Tile(number, number));
    return tiles;
}
constexpr auto doubles_from = make_doubles_from();

/// The chance in 1/64 that a seat which has still to play takes the trick from who has it.
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

/// The chance in 1/64 that the own side takes the trick after this move.
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
