// How fast games are played without writing them: games (deals) and plies per second.
#include <benchmark/benchmark.h>

#include "engine/play/generator.hpp"
#include "engine/rules/house_rules.hpp"

namespace bones {

using namespace play;
namespace {

void play(benchmark::State& state, Game game, int players, PlayerKind player) {
    GameRequest request;
    request.game = game;
    request.players = players;
    request.kinds.fill(player);
    request.rules = default_house_rules(house_rules_of(game));
    PlayedGame sheet;
    std::uint64_t number = 0;
    std::size_t hands = 0, plies = 0;
    for (auto _ : state) {
        Random random(1, number++);
        generate(request, {}, random, sheet);
        hands += sheet.hand_count;
        for (std::size_t i = 0; i < sheet.hand_count; ++i) plies += sheet.hands[i].actions.size();
    }
    const auto rate = benchmark::Counter::kIsRate;
    state.counters["hands"] = benchmark::Counter(static_cast<double>(hands), rate);
    state.counters["plies"] = benchmark::Counter(static_cast<double>(plies), rate);
}

BENCHMARK_CAPTURE(play, curse_random, Game::curse_of_the_doublet, 2, PlayerKind::random);
BENCHMARK_CAPTURE(play, prize_random, Game::prize_dominoes, 2, PlayerKind::random);
BENCHMARK_CAPTURE(play, leyden_random, Game::leyden, 2, PlayerKind::random);
BENCHMARK_CAPTURE(play, takes_random, Game::double_takes, 3, PlayerKind::random);
BENCHMARK_CAPTURE(play, super_random, Game::super_dominoes, 4, PlayerKind::random);
BENCHMARK_CAPTURE(play, curse_greedy, Game::curse_of_the_doublet, 2, PlayerKind::greedy);
BENCHMARK_CAPTURE(play, takes_greedy, Game::double_takes, 3, PlayerKind::greedy);
BENCHMARK_CAPTURE(play, super_greedy, Game::super_dominoes, 4, PlayerKind::greedy);

}  // namespace
}  // namespace bones
