// Prints, as Markdown, the results of each kind of player against the others, and searches for the
// steady player's weights.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdio>
#include <span>

#include "tests/support/contest.hpp"

namespace bones {

using play::PlayerKind;
using play::SteadyWeights;
using test::Contest;
using test::Mean;

namespace {

struct Table {
    Game game;
    int players;
    std::uint32_t hands;  ///< of each game; 0: the game's own number
};
// Prizes are held from the second hand on. A game of Double Takes is all its rounds.
constexpr Table tables[] = {
    {Game::curse_of_the_doublet, 2, 1},
    {Game::double_takes, 2, 0},
    {Game::double_takes, 3, 0},
    {Game::double_takes, 4, 0},
    {Game::prize_dominoes, 2, 6},
    {Game::super_dominoes, 2, 1},
    {Game::super_dominoes, 4, 1},
    {Game::leyden, 2, 1},
    {Game::block, 2, 1},
    {Game::block, 3, 1},
    {Game::block, 4, 1},
    {Game::draw, 2, 1},
    {Game::draw, 3, 1},
    {Game::draw, 4, 1},
    {Game::all_fives, 2, 1},
    {Game::all_fives, 3, 1},
    {Game::all_fives, 4, 1},
    {Game::fives_and_threes, 2, 1},
    {Game::fives_and_threes, 3, 1},
    {Game::fives_and_threes, 4, 1},
    {Game::forty_two, 4, 1},
};
constexpr const char* names[] = {"random", "greedy", "steady", "sampling"};

constexpr std::uint64_t first_to_decide = 100;

Contest contest_of(const Table& table, PlayerKind one, PlayerKind others) {
    Contest contest{table.game, table.players, one, others};
    contest.hands = table.hands;
    return contest;
}

/// Plays `hands` hands, then twice as many and so on up to `most`, until the better kind is
/// certain.
void print_row(const Table& table, PlayerKind one, PlayerKind others, std::uint64_t hands,
               std::uint64_t most = 0) {
    std::uint64_t played = 0;
    Mean mean = play_contest(contest_of(table, one, others), hands, 1, played);
    for (; mean.low() <= 0 && mean.high() >= 0 && 2 * hands <= most; hands *= 2) {
        played = 0;
        mean = play_contest(contest_of(table, one, others), 2 * hands, 1, played);
    }
    fmt::print("| {} | {} | {} | {} | {} | {:.3f} | {:.3f} to {:.3f} |\n", traits(table.game).title,
               table.players, names[static_cast<std::size_t>(one)],
               names[static_cast<std::size_t>(others)], played, mean.value, mean.low(),
               mean.high());
    std::fflush(stdout);
}

/// Tries each weight a step up and down and keeps the better value over the same hands. The steps
/// get smaller if no change helps.
void tune(const Table& table, std::uint64_t hands, int rounds) {
    Contest contest = contest_of(table, PlayerKind::steady, PlayerKind::greedy);
    std::array<std::int32_t, SteadyWeights::most> steps{};
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i] = std::max(4, std::abs(contest.weights.of[i]) / 2);
    std::uint64_t played = 0;
    for (int round = 0; round < rounds; ++round) {
        // Each round uses other hands, so that the weights do not fit particular deals.
        const auto seed = static_cast<std::uint64_t>(100 + round);
        double best = play_contest(contest, hands, seed, played).value;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            bool better = false;
            for (int sign : {1, -1}) {
                Contest tried = contest;
                tried.weights.of[i] += sign * steps[i];
                const double value = play_contest(tried, hands, seed, played).value;
                if (value <= best) continue;
                best = value;
                contest = tried;
                better = true;
                break;
            }
            if (!better) steps[i] = std::max(1, steps[i] * 2 / 3);
        }
        fmt::print("{} {}: {:.4f} {{{}}}\n", traits(table.game).name, table.players, best,
                   fmt::join(contest.weights.of, ", "));
        std::fflush(stdout);
    }
}

int run(int argc, char** argv) {
    CLI::App app("Who beats whom, in points a hand.");
    std::uint64_t hands = 10000, sampling = 3200;
    int rounds = 0, players = 0;
    std::string game;
    app.add_option("--hands", hands, "at least so many hands a line");
    app.add_option("--sampling", sampling, "at most so many hands of the sampling player; 0: none");
    app.add_option("--game", game, "this game alone");
    app.add_option("--players", players, "with so many players alone");
    app.add_option("--tune", rounds, "rounds of a search for better weights");
    CLI11_PARSE(app, argc, argv);
    if (rounds == 0)
        fmt::print(
            "| game | players | | against | hands | points a hand | 95 % |\n"
            "| --- | ---: | --- | --- | ---: | ---: | --- |\n");
    for (const Table& table : tables) {
        if (!game.empty() && game != traits(table.game).name) continue;
        if (players != 0 && players != table.players) continue;
        if (rounds > 0) {
            tune(table, hands, rounds);
            continue;
        }
        print_row(table, PlayerKind::steady, PlayerKind::greedy, hands);
        print_row(table, PlayerKind::greedy, PlayerKind::random, hands);
        if (sampling > 0)
            print_row(table, PlayerKind::sampling, PlayerKind::steady,
                      std::min(first_to_decide, sampling), sampling);
    }
    return 0;
}

}  // namespace
}  // namespace bones

int main(int argc, char** argv) {
    return bones::run(argc, argv);
}
