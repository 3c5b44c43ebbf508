// Estimates the values of positions by letting steady players finish the hand many times. Sums are
// integers, so results do not depend on the machine or the number of threads.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

#include "engine/players/steady.hpp"
#include "engine/search/position.hpp"

namespace bones::worlds {

/// Sums of values over games, by side, in points times (sides - 1). They sum to 0.
using Sums = BySeat<std::int64_t>;

/// The use of random numbers; each use has its own stream.
enum class Purpose : std::uint8_t { estimate, ways, games_of_ways };

/// Returns the seed for a ply, from the record's play fingerprint (hexadecimal), the hand's index
/// and the ply.
inline std::uint64_t seed_of(std::string_view fingerprint, std::uint32_t hand, std::uint32_t ply,
                             Purpose purpose) {
    std::uint64_t seed = 0;
    const std::string_view digits = fingerprint.substr(0, 16);
    std::from_chars(digits.data(), digits.data() + digits.size(), seed, 16);
    const auto what = static_cast<std::uint64_t>(purpose);
    std::uint64_t state = seed ^ (std::uint64_t{hand} << 40 | std::uint64_t{ply} << 8 | what);
    return play::splitmix64(state);
}

/// A position of a hand from which play continues.
template <GameRules G>
struct Standing {
    search::Position<G> position;  ///< draws may still be owed
    play::TableKnowledge seen;
    Seat last;  ///< the seat that laid the last tile
};

/// Plays a hand to its end and returns its values.
template <GameRules G>
search::Values play_out(Standing<G> hand, play::Random& random) {
    const play::SteadyWeights& weights = play::steady_weights(G::game);
    search::Position<G>& position = hand.position;
    while (!position.ended()) {
        const Move move =
            play::steady_move<G>(position.state, position.own_hand(), hand.seen, weights, random);
        hand.seen.template note<G>(position.state, move);
        position.make(move);
    }
    return position.values();
}

/// Makes owed draws and then the move, if there is one.
template <GameRules G>
void go_on(Standing<G>& hand, const std::optional<Move>& move) {
    if (!G::owing(hand.position.state).empty()) hand.position.pay_all(hand.last);
    if (!move) return;
    hand.seen.template note<G>(hand.position.state, *move);
    hand.position.make(*move);
}

inline void add(Sums& sums, const search::Values& values) {
    for (std::size_t s = 0; s < most_seats; ++s) sums[s] += values[s];
}

/// E: plays `games` games from here with all hands as they are and a random order of the yard each
/// time. `first`, if given, is the first move. The same seed gives all moves the same random
/// numbers.
template <GameRules G>
Sums estimate(const Standing<G>& from, std::uint32_t games, std::uint64_t seed,
              const std::optional<Move>& first = std::nullopt) {
    Sums sums{};
    for (std::uint32_t game = 0; game < games; ++game) {
        play::Random random(seed, game);
        Standing<G> hand = from;
        if constexpr (G::has_draws) {
            const std::span<Tile> yard = hand.position.yard.rest();
            for (std::size_t i = 0; i + 1 < yard.size(); ++i)
                std::swap(yard[i],
                          yard[i + random.below(static_cast<std::uint32_t>(yard.size() - i))]);
        }
        go_on(hand, first);
        add(sums, play_out(hand, random));
    }
    return sums;
}

/// Games per unsolved way. The number is small because ways differ more than games in one way.
inline constexpr std::uint32_t games_a_way = 4;

/// Estimates one way, with every tile in its place, also in the yard: `games_a_way` games. `way`:
/// its number.
template <GameRules G>
Sums estimate_in_way(const Standing<G>& from, std::uint32_t way, std::uint64_t seed,
                     const std::optional<Move>& first) {
    Sums sums{};
    for (std::uint32_t game = 0; game < games_a_way; ++game) {
        play::Random random(seed, std::uint64_t{way} * games_a_way + game);
        Standing<G> hand = from;
        go_on(hand, first);
        add(sums, play_out(hand, random));
    }
    return sums;
}

}  // namespace bones::worlds
