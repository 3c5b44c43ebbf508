// Compares the solver with a plain minimax without pruning or memory, over endings of each game.
#include "engine/search/solver.hpp"

#include <gtest/gtest.h>

#include "engine/rules/house_rules.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/game_types.hpp"
#include "tests/support/playout.hpp"

namespace bones::test {
namespace {

using search::Budget;
using search::Position;
using search::Solver;

/// Returns the value for side 0 by trying everything. Counts positions and stops beyond `most`.
template <GameRules G>
int brute_force(const Position<G>& position, std::uint64_t& count, std::uint64_t most) {
    if (++count > most) return 0;
    if (position.ended()) return position.values()[0];
    const bool first = position.side() == 0;
    int best = first ? -1000000 : 1000000;
    LegalMoves moves;
    G::legal(position.state, position.own_hand(), moves);
    moves.for_each([&](const Move& move) {
        Position<G> next = position;
        next.make(move);
        const int value = brute_force(next, count, most);
        best = first ? std::max(best, value) : std::min(best, value);
    });
    return best;
}

template <GameRules G>
Position<G> position_of(const Table<G>& table) {
    Position<G> position;
    position.state = table.state;
    position.hand_number = table.match.hand_number;
    for (Seat seat : SeatSet::all(table.match.players)) position.hands[seat] = table.hand(seat);
    for (std::size_t i = table.drawn; i < table.stock.size(); ++i)
        position.yard.add(table.stock[i]);
    return position;
}

/// Collects positions of games with two sides played at random.
template <GameRules G>
struct Collector : Watcher<G> {
    std::vector<Position<G>> positions;
    void before(const Table<G>& table) override { positions.push_back(position_of(table)); }
};

template <GameRules G>
HouseRules some_rules(Random& random) {
    HouseRules rules = default_house_rules(G::options);
    for (std::size_t i = 0; i < G::options.size(); ++i) {
        const HouseRule& option = G::options[i];
        const bool is_small = option.most_number <= 1000;  // a bonus, or tiles of the boneyard
        if (!random.percent(40)) continue;
        if (!option.is_number())
            rules[i] = 1;
        else if (is_small)
            rules[i] = std::max(option.least_number, 1 + static_cast<int>(random.below(5)));
    }
    return rules;
}

/// Returns positions of a hand, the latest first.
template <GameRules G>
std::vector<Position<G>> endings(std::uint64_t seed) {
    constexpr auto& traits = bones::traits(G::game);
    Random random(seed);
    const HouseRules rules = some_rules<G>(random);
    std::vector<int> tables;
    for (int players = traits.fewest_players; players <= traits.most_players; ++players)
        if (G::sides(players, rules) == 2) tables.push_back(players);
    Playout<G> playout(seed, random.one_of(tables), rules);
    Collector<G> collector;
    playout.play(1, collector);
    std::reverse(collector.positions.begin(), collector.positions.end());
    return collector.positions;
}

template <class G>
struct Solving : testing::Test {};
TYPED_TEST_SUITE(Solving, AllGames);

constexpr std::uint64_t most_by_force = 20000;

template <GameRules G>
void expect_values(const Position<G>& position, const std::vector<int>& expected,
                   search::Table* table) {
    Solver<G> solver(table);
    Budget budget{100000000};
    const auto values = solver.values_of_moves(position, budget);
    ASSERT_TRUE(values);
    EXPECT_EQ(*values, expected);
}

TYPED_TEST(Solving, finds_what_trying_everything_finds) {
    using G = TypeParam;
    search::Table table(12), roomy;
    int solved = 0, hands = 0;
    for (std::uint64_t seed = 0; solved < by_effort(2000) && hands < by_effort(4000);
         ++seed, ++hands) {
        for (const Position<G>& position : endings<G>(seed)) {
            std::vector<int> expected;
            std::uint64_t count = 0;
            for (const Move& move : position.moves()) {
                Position<G> next = position;
                next.make(move);
                const int value = brute_force(next, count, most_by_force);
                expected.push_back(position.side() == 0 ? value : -value);
            }
            if (count > most_by_force) break;
            ++solved;
            SCOPED_TRACE(seed);
            expect_values(position, expected, &roomy);
            expect_values<G>(position, expected, nullptr);
            expect_values(position, expected, &table);
            if (testing::Test::HasFailure()) return;
        }
    }
    EXPECT_GE(solved, by_effort(1000));
}

/// Two hands that differ only in the seats: in the second each player sits one place further.
template <GameRules G>
struct Pair {
    Table<G> one, other;
    void make(const Move& move) {
        one.make(move);
        other.make(move);
        for (Seat seat = one.state.turn; !one.owing().empty(); seat = seat.next(one.match.players))
            if (G::owing(one.state).contains(seat)) {
                one.pay(seat);
                other.pay(seat.next(one.match.players));
            }
    }
};

template <GameRules G>
bool deal(Pair<G>& pair, std::uint64_t seed) {
    constexpr auto& traits = bones::traits(G::game);
    Random random(seed);
    pair.one.match.players = pair.other.match.players =
        G::sides(traits.most_players, default_house_rules(G::options)) == 2 ? traits.most_players
                                                                            : std::uint8_t{2};
    const int players = pair.one.match.players;
    for (Tile tile : TileSet::full(traits.highest)) pair.one.stock.push_back(tile);
    random.shuffle(pair.one.stock);
    pair.one.deal(G::deal(pair.one.match).each);
    pair.other.stock = pair.one.stock;
    for (Seat seat : SeatSet::all(players))
        pair.other.hand(seat.next(players)) = pair.one.hand(seat);
    pair.other.dealt = pair.other.hands;
    Seat leader(0);
    Tile lead;
    if (pair.one.led_by_deal()) leader = pair.one.holder_of_lead(lead);
    if (!leader.exists()) return false;
    if constexpr (G::has_bidding) {
        for (auto [table, seat] :
             {std::pair(&pair.one, leader), std::pair(&pair.other, leader.next(players))}) {
            table->bidding.add(seat, points_of_mark);
            table->bidding.trump = static_cast<Trump>(seed % 10);
            table->bidding.namer = table->bidding.leader = seat;
            table->bidding.played = true;
        }
    }
    pair.one.start(leader);
    pair.other.start(leader.next(players));
    return true;
}

TYPED_TEST(Solving, finds_opposite_values_where_the_sides_are_exchanged) {
    using G = TypeParam;
    search::Table table(16);
    Solver<G> solver(&table);
    int compared = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(by_effort(40)); ++seed) {
        Random random(seed);
        Pair<G> pair;
        if (!deal(pair, seed)) continue;
        while (!pair.one.state.ended()) {
            Budget budget{500}, same{500};
            const auto value = solver.value(position_of(pair.one), budget);
            const auto opposite = solver.value(position_of(pair.other), same);
            if (value && opposite) {
                EXPECT_EQ(*value, -*opposite) << seed;
                ++compared;
            }
            pair.make(random.one_of(pair.one.legal()));
        }
    }
    EXPECT_GE(compared, by_effort(40));
}

// The solver returns no value if the budget is too small, and later results do not change.
TYPED_TEST(Solving, stops_where_the_budget_is_spent) {
    using G = TypeParam;
    search::Table table;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto positions = endings<G>(seed);
        const Position<G>& position = positions[std::min<std::size_t>(positions.size() - 1, 4)];
        Solver<G> solver(&table), fresh(&table);
        Budget enough{20000};
        const auto values = solver.values_of_moves(position, enough);
        if (!values) continue;
        const std::uint64_t needed = 20000 - enough.nodes;
        if (needed > 0) {
            Budget less{needed - 1}, none{0};
            EXPECT_FALSE(solver.values_of_moves(position, less));
            EXPECT_FALSE(solver.values_of_moves(position, none));
            EXPECT_EQ(none.nodes, 0u);
        }
        Budget just{needed};
        EXPECT_EQ(fresh.values_of_moves(position, just), values);
        EXPECT_FALSE(just.spent);
    }
}

}  // namespace
}  // namespace bones::test
