// Prints, as Markdown, the time to solve positions next to DDS, the bridge solver. Also prints the
// share of decisions in played games that is solved within a budget.
#include <fmt/core.h>
#include <sys/resource.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "engine/play/players.hpp"
#include "engine/play/run.hpp"
#include "engine/rules/house_rules.hpp"
#include "engine/search/solver.hpp"
#ifdef BONES_HAS_DDS
#include <dds/dll.h>
#endif

namespace bones {

using play::HandInPlay;
using play::PlayerKind;
using search::Budget;
using search::Position;
using search::Solver;

namespace {

constexpr std::uint64_t default_nodes = 4000000;  ///< the default of bones-analyze
constexpr int few_tiles = 12;

/// Returns the processor time used by the program, in seconds.
double processor_time() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Returns a hand being played as a position.
template <GameRules G>
Position<G> position_of(const HandInPlay<G>& table) {
    Position<G> position;
    position.state = table.state();
    for (Seat seat : SeatSet::all(table.state().players)) position.hands[seat] = table.hand(seat);
    for (Tile tile : table.yard()) position.yard.add(tile);
    return position;
}

/// Returns the number of tiles still to be laid or drawn.
template <GameRules G>
int tiles_to_come(const HandInPlay<G>& table) {
    const auto& state = table.state();
    typename G::Match match{};
    match.players = state.players;
    match.rules = state.rules;
    int tiles = 0;
    for (Seat seat : SeatSet::all(state.players)) {
        tiles += state.held[seat];
        if constexpr (G::has_prizes) tiles += state.prizes[seat].size();
    }
    const int yard = static_cast<int>(table.yard().size());
    return tiles + (G::has_draws ? std::max(0, yard - G::deal(match).never_drawn) : 0);
}

/// Players that call `use(table)` before each of their moves.
template <class Use>
class WatchedPlayers : public play::SeatedPlayers {
  public:
    WatchedPlayers(const play::SeatedPlayers& players, Use use)
        : SeatedPlayers(players), use_(use) {}
    template <GameRules G>
    Move choose(const HandInPlay<G>& table) {
        use_(table);
        return SeatedPlayers::choose(table);
    }

  private:
    Use use_;
};

/// Plays at least `hands` hands, in whole games, and calls `use(table)` before each move. Prizes
/// are held from the second hand of a game on.
template <GameRules G, class Use>
void play_hands(int players, PlayerKind kind, std::uint64_t hands, Use&& use) {
    play::GameRequest request;
    request.game = G::game;
    request.players = players;
    request.rules = default_house_rules(house_rules_of(G::game));
    request.hands = G::has_prizes ? 6 : G::one_shuffle ? 0 : 1;
    request.kinds.fill(kind);
    play::PlayedGame sheet;
    std::uint64_t played = 0;
    for (std::uint64_t game = 0; played < hands; ++game, played += sheet.hand_count) {
        play::Random random(1, game);
        const play::SeatedPlayers seated(request.kinds, play::steady_weights(G::game), random);
        play::play_game<G>(request, random, WatchedPlayers<Use&>(seated, use), sheet);
    }
}

/// The cost of solving.
struct Effort {
    std::uint64_t asked = 0, solved = 0, nodes = 0, most = 0;
    double time = 0;

    void add(bool is_solved, std::uint64_t spent) {
        ++asked, solved += is_solved;
        nodes += spent, most = std::max(most, spent);
    }
    double milliseconds() const { return asked == 0 ? 0 : time / static_cast<double>(asked) * 1e3; }
    std::string share() const {
        if (asked == 0) return "none";
        const double part = static_cast<double>(solved) / static_cast<double>(asked);
        return fmt::format("{:.1f} % of {}", 100 * part, asked);
    }
    std::string rate() const {
        return time > 0 ? fmt::format("{:.1f} M", static_cast<double>(nodes) / time / 1e6) : "";
    }
};

/// Calls `solve(budget)`, which returns whether it succeeded, and adds its cost.
template <class Solve>
void measure(Effort& effort, std::uint64_t nodes, Solve&& solve) {
    Budget budget{nodes};
    const double begin = processor_time();
    const bool solved = solve(budget);
    effort.time += processor_time() - begin;
    effort.add(solved, nodes - budget.nodes);
}

#ifdef BONES_HAS_DDS
/// Returns the mean time of DDS for a bridge deal with `cards` cards a hand, in milliseconds.
double dds_milliseconds(int deals, std::size_t cards) {
    SetMaxThreads(1);
    play::Random random(1);
    double time = 0;
    for (int i = 0; i < deals; ++i) {
        std::array<int, 52> pack{};
        for (std::size_t card = 0; card < pack.size(); ++card) pack[card] = static_cast<int>(card);
        for (std::uint32_t k = 0; k < 51; ++k) std::swap(pack[k], pack[k + random.below(52 - k)]);
        deal bridge{};
        bridge.trump = static_cast<int>(random.below(5));  // 4: no trumps
        bridge.first = static_cast<int>(random.below(4));
        for (std::size_t hand = 0; hand < 4; ++hand)
            for (std::size_t k = 0; k < cards; ++k) {
                const int card = pack[hand * 13 + k];
                bridge.remainCards[hand][card / 13] |= 4u << card % 13;
            }
        futureTricks tricks{};
        const double begin = processor_time();
        if (SolveBoard(bridge, -1, 1, 1, &tricks, 0) != RETURN_NO_FAULT) fmt::print("failed\n");
        time += processor_time() - begin;
    }
    return time / deals * 1e3;
}
#else
double dds_milliseconds(int, std::size_t) {
    return 0;
}
#endif

/// A DDS measurement to compare with: its description and the cards a hand.
struct Rival {
    std::string_view what;
    std::size_t cards = 13;
    std::string_view must, aim;
};

/// Prints the time to solve positions for which `wanted(table)` is true, one from each hand.
template <GameRules G, class Wanted>
void print_time(const Rival& rival, int players, std::uint64_t hands, std::uint64_t nodes,
                Wanted&& wanted) {
    search::Table memory;
    Solver<G> solver(&memory);
    Effort effort;
    play_hands<G>(players, PlayerKind::greedy, hands, [&](const HandInPlay<G>& table) {
        if (!wanted(table)) return;
        const Position<G> position = position_of(table);
        measure(effort, nodes,
                [&](Budget& budget) { return solver.value(position, budget).has_value(); });
    });
    const double dds =
        dds_milliseconds(static_cast<int>(std::max<std::uint64_t>(hands, 100)), rival.cards);
    fmt::print(
        "| {}, {} | {} | {:.2f} ms | {} | {} | DDS, {} cards: {:.2f} ms | {:.2f} | {} | {} |\n",
        traits(G::game).title, rival.what, effort.share(), effort.milliseconds(),
        effort.asked > 0 ? effort.nodes / effort.asked : 0, effort.rate(), rival.cards, dds,
        dds > 0 ? effort.milliseconds() / dds : 0, rival.must, rival.aim);
    std::fflush(stdout);
}

void print_times(std::uint64_t deals, std::uint64_t nodes) {
    fmt::print(
        "\n| what | solved | time | positions | a second | against | ratio | must | aim |\n"
        "| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: |\n");
    const auto dealt = [](const auto& table) { return table.sheet().actions.empty(); };
    print_time<CurseOfTheDoublet>({"from the deal", 13, "2", "1"}, 2, deals, nodes, dealt);
    print_time<PrizeDominoes>({"from the deal", 13, "", "1"}, 2, deals, nodes, dealt);
    print_time<Leyden>({"from the deal", 13, "", "1"}, 2, std::max<std::uint64_t>(1, deals / 20),
                       nodes, dealt);
    print_time<DoubleTakes>({"the last 8 tricks", 8, "", ""}, 4,
                            std::max<std::uint64_t>(1, deals / 5), nodes, [](const auto& table) {
                                const auto& state = table.state();
                                return state.laid == 0 && state.held[Seat(0)] == 8;
                            });
}

/// Prints the share of decisions solved exactly: of all decisions of steady players, and of those
/// of steady and random players with few tiles to come.
template <GameRules G>
void print_shares(int players, std::uint64_t hands, std::uint64_t nodes) {
    search::Table memory;
    Solver<G> solver(&memory);
    Effort all, few;
    const auto solve = [&](Effort& effort, const Position<G>& position) {
        if (position.moves().size() < 2) return;
        measure(effort, nodes, [&](Budget& budget) {
            return solver.values_of_moves(position, budget).has_value();
        });
    };
    play_hands<G>(players, PlayerKind::steady, hands,
                  [&](const HandInPlay<G>& table) { solve(all, position_of(table)); });
    for (PlayerKind kind : {PlayerKind::steady, PlayerKind::random})
        play_hands<G>(players, kind, 10 * hands, [&](const HandInPlay<G>& table) {
            if (tiles_to_come(table) <= few_tiles) solve(few, position_of(table));
        });
    fmt::print("| {} | {} | {} | {} | {} | {} | {} |\n", traits(G::game).title, players, hands,
               all.share(), few.share(), few.most, all.rate());
    std::fflush(stdout);
}

int run(int argc, char** argv) {
    CLI::App app("How fast positions are solved, and how many.");
    std::uint64_t hands = 20, nodes = default_nodes, deals = 500;
    std::string game;
    app.add_option("--deals", deals, "deals of each game that are timed (500; 0: none)");
    app.add_option("--hands", hands,
                   "hands of each game of which decisions are solved (20; 0: none)");
    app.add_option("--game", game, "the decisions of this game alone");
    app.add_option("--nodes", nodes, "positions to look at for a decision, at most (4000000)");
    CLI11_PARSE(app, argc, argv);
    if (deals > 0) print_times(deals, nodes);
    if (hands > 0)
        fmt::print(
            "\n| game | players | hands | exact | with at most {} tiles to come | most positions "
            "there | a second |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n",
            few_tiles);
    const auto shares = [&]<class G>() {
        constexpr const GameTraits& about = traits(G::game);
        if (!game.empty() && game != about.name) return;
        for (int players = about.fewest_players; players <= about.most_players; ++players)
            if (G::sides(players, default_house_rules(G::options)) == 2)
                print_shares<G>(players, hands, nodes);
    };
    for (std::size_t i = 0; hands > 0 && i < std::size(game_traits); ++i)
        with_game(static_cast<Game>(i), shares);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    fmt::print("\nPeak memory {:.1f} MB, of which the table {:.1f} MB.\n",
               static_cast<double>(usage.ru_maxrss) / 1024,
               static_cast<double>(search::Table::bytes()) / (1 << 20));
    return 0;
}

}  // namespace
}  // namespace bones

int main(int argc, char** argv) {
    return bones::run(argc, argv);
}
