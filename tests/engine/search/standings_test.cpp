// Positions reconstructed from records equal those of the played game.
#include "engine/search/state_history.hpp"

#include <gtest/gtest.h>

#include "bones/parser.hpp"
#include "bones/reader.hpp"
#include "engine/judge_plan.hpp"
#include "tests/support/game_types.hpp"
#include "tests/support/noted.hpp"
#include "tests/support/playout.hpp"

namespace bones::test {
namespace {

/// Stores the true position before each move.
template <GameRules G>
struct Truth : Watcher<G> {
    struct Seen {
        std::uint32_t hand, ply;
        Table<G> table;
    };
    std::vector<Seen> seen;
    std::vector<Points> scores;
    std::uint32_t hand = 0, acted_so_far = 0;

    void before(const Table<G>& table) override { seen.push_back({hand, acted_so_far + 1, table}); }
    void acted(const Table<G>&, Seat, const std::string&) override { ++acted_so_far; }
    void ended(const Table<G>&, const HandScore& score) override {
        scores.push_back(score.points);
        ++hand;
        acted_so_far = 0;
    }
};

template <GameRules G>
struct Judgement {
    std::string text;
    Record record;
    GameVerdict verdict;
    search::StateHistory standings;

    explicit Judgement(std::string written) : text(std::move(written)) {
        TextSource source(text);
        RecordReader reader(source);
        RawRecord raw;
        EXPECT_TRUE(reader.next(raw));
        raw.text = text;
        parse(raw, record);
        test::take_as_noted(record);
        Referee referee(JudgePlan{.observer = &standings});
        referee.judge(record, verdict);
    }
};

template <class G>
struct Positions : testing::Test {};

TYPED_TEST_SUITE(Positions, AllGames);

template <GameRules G>
void expect_same(const search::Position<G>& position, const Table<G>& table) {
    EXPECT_EQ(position.turn(), table.state.turn);
    for (Seat seat : SeatSet::all(table.match.players))
        EXPECT_EQ(position.hands[seat], table.hand(seat));
    const auto moves = position.moves();
    std::size_t found = 0;
    for (const Move& move : table.legal()) {
        const Move other = position.standing_for(move);
        EXPECT_EQ(std::count(moves.begin(), moves.end(), other), 1);
        found += other == move;
    }
    EXPECT_EQ(found, moves.size());
}

template <GameRules G>
void check(std::uint64_t seed, int players) {
    Playout<G> playout(seed, players, default_house_rules(G::options));
    Truth<G> truth;
    playout.play(3, truth);
    SCOPED_TRACE(playout.text());
    const Judgement<G> judged(playout.text());
    for (const auto& seen : truth.seen) {
        const auto position = judged.standings.template position<G>(seen.hand, seen.ply);
        ASSERT_TRUE(position) << seen.hand << "." << seen.ply;
        expect_same(*position, seen.table);
        if (!G::has_draws) continue;
        ASSERT_TRUE(judged.standings.shown(seen.hand, seen.ply).yard);
        const auto rest = position->yard.rest();
        EXPECT_TRUE(
            std::equal(rest.begin(), rest.end(),
                       seen.table.stock.begin() + static_cast<std::ptrdiff_t>(seen.table.drawn),
                       seen.table.stock.end()));
    }
    for (std::uint32_t hand = 0; hand < judged.record.hands.size(); ++hand) {
        const auto end =
            judged.standings.template position<G>(hand, judged.record.hands[hand].actions() + 1);
        ASSERT_TRUE(end);
        ASSERT_TRUE(end->ended());
        EXPECT_EQ(end->values(), search::values_of<G>(truth.scores[hand], end->sides()));
    }
}

TYPED_TEST(Positions, of_a_record_are_those_in_which_it_was_played) {
    constexpr auto& traits = bones::traits(TypeParam::game);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const int range = traits.most_players - traits.fewest_players + 1;
        check<TypeParam>(seed, traits.fewest_players + static_cast<int>(seed) % range);
    }
}

// A move changes a position as it changes the table.
TYPED_TEST(Positions, after_a_move_are_as_the_table_is) {
    using G = TypeParam;
    for (std::uint64_t seed = 100; seed < 110; ++seed) {
        Playout<G> playout(seed, traits(G::game).fewest_players, default_house_rules(G::options));
        Truth<G> truth;
        playout.play(2, truth);
        const Judgement<G> judged(playout.text());
        for (const auto& seen : truth.seen) {
            const auto position = judged.standings.template position<G>(seen.hand, seen.ply);
            ASSERT_TRUE(position);
            for (const Move& move : position->moves()) {
                auto next = *position;
                next.make(move);
                Table<G> table = seen.table;
                table.make(move);
                for (Seat seat = position->turn().next(2); !table.owing().empty();
                     seat = seat.next(2))
                    if (G::owing(table.state).contains(seat)) table.pay(seat);
                ASSERT_EQ(next.ended(), table.state.ended());
                if (next.ended()) continue;
                expect_same(next, table);
            }
        }
    }
}

}  // namespace
}  // namespace bones::test
