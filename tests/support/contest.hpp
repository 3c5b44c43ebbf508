// Contests: players of one kind against players of another, with the same deals from every seat.
#pragma once

#include <cmath>

#include "engine/play/players.hpp"
#include "engine/play/run.hpp"
#include "engine/rules/house_rules.hpp"

namespace bones::test {

/// A mean with its standard error.
struct Mean {
    double value = 0, error = 0;
    double low() const { return value - 1.96 * error; }
    double high() const { return value + 1.96 * error; }
};

/// Sums of numbers and of their squares.
class Sample {
  public:
    void add(double x) { ++count_, sum_ += x, squares_ += x * x; }
    Mean mean() const {
        const double n = static_cast<double>(count_), mean = sum_ / n;
        const double variance = (squares_ - n * mean * mean) / (n - 1);
        return {mean, std::sqrt(variance > 0 ? variance / n : 0)};
    }

  private:
    std::uint64_t count_ = 0;
    double sum_ = 0, squares_ = 0;
};

/// One kind of player against another, at every seat of the same games.
struct Contest {
    Game game;
    int players = 2;
    play::PlayerKind one, others;
    std::uint32_t hands = 1;  ///< of each game; 0: the game's own number
    play::SteadyWeights weights = play::steady_weights(game);
    HouseRules rules = default_house_rules(house_rules_of(game));
};

/// Returns the result of a side in a hand: its score less the mean score of the other sides.
inline double value_of(const play::PlayedHand& hand, const Contest& contest, int side) {
    const GameDescription& about = describe(contest.game);
    const int sides = about.sides(contest.players, contest.rules);
    int sum = 0;
    for (int s = 0; s < sides; ++s) sum += hand.scores[Seat(s)];
    const int own = hand.scores[Seat(side)];
    const double value = own - static_cast<double>(sum - own) / (sides - 1);
    return about.fewest_win ? -value : value;
}

/// Returns the mean value of a hand for kind `one`, over at least `hands` hands, and adds the
/// number of hands to `played`. The same `seed` gives the same games.
template <GameRules G>
Mean play_contest(const Contest& contest, std::uint64_t hands, std::uint64_t seed,
                  std::uint64_t& played) {
    play::GameRequest request;
    request.game = contest.game;
    request.players = contest.players;
    request.rules = contest.rules;
    request.hands = contest.hands;
    const int sides = describe(contest.game).sides(contest.players, contest.rules);
    Sample sample;
    play::PlayedGame sheet;
    for (std::uint64_t game = 0, since = 0; since < hands; ++game) {
        double sum = 0;
        std::uint64_t count = 0;
        for (int side = 0; side < sides; ++side) {
            for (int s = 0; s < contest.players; ++s)
                request.kinds[Seat(s)] = s % sides == side ? contest.one : contest.others;
            play::Random random(seed, game);
            play::play_game<G>(request, random,
                               play::SeatedPlayers(request.kinds, contest.weights, random), sheet);
            for (std::size_t i = 0; i < sheet.hand_count; ++i, ++count)
                sum += value_of(sheet.hands[i], contest, side);
        }
        since += count;
        played += count;
        sample.add(sum / static_cast<double>(count));
    }
    return sample.mean();
}

inline Mean play_contest(const Contest& contest, std::uint64_t hands, std::uint64_t seed,
                         std::uint64_t& played) {
    Mean mean;
    with_game(contest.game,
              [&]<class G>() { mean = play_contest<G>(contest, hands, seed, played); });
    return mean;
}

}  // namespace bones::test
