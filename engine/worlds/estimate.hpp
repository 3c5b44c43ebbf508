// What positions are worth if the steady players go on: games played to the end, counted in whole
// numbers, so that every machine and any number of threads gives the same.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

#include "engine/players/steady.hpp"
#include "engine/search/position.hpp"

namespace bones::worlds {

/// Sums of values over games, by side: in points times (sides - 1). They sum to 0.
using Sums = BySeat<std::int64_t>;

/// What random numbers are for: each has its own.
enum class Purpose : std::uint8_t { estimate, ways, games_of_ways };

/// The seed for a ply: by the record's play fingerprint (hexadecimal), the hand's index and the
/// ply.
inline std::uint64_t seed_of(std::string_view fingerprint, std::uint32_t hand, std::uint32_t ply,
                             Purpose purpose) {
    std::uint64_t seed = 0;
    const std::string_view digits = fingerprint.substr(0, 16);
    std::from_chars(digits.data(), digits.data() + digits.size(), seed, 16);
    const auto what = static_cast<std::uint64_t>(purpose);
    std::uint64_t state = seed ^ (std::uint64_t{hand} << 40 | std::uint64_t{ply} << 8 | what);
    return play::splitmix64(state);
}

/// A hand from where it is played on.
template <GameRules G>
struct Standing {
    search::Position<G> position;  ///< draws may still be owed
    play::TableKnowledge seen;
    Seat last;  ///< who laid the last tile
};

/// Plays a hand to its end, and says what it was worth.
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

/// Makes draws that are owed and then a move, if there is one.
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

/// E: so many games from here, all hands as they are, the yard in a random order each time. With a
/// move, that is made first: the same seed gives each move the same random numbers.
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

/// How many games are played in one way that was not solved: ways differ more than games in one.
inline constexpr std::uint32_t games_a_way = 4;

/// The same in one way, with every tile in its place, the yard's too: `games_a_way` games.
/// `way`: its number.
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
