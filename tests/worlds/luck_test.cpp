// Luck and skill add up exactly to the result for every side, and to zero over all sides.
#include "engine/worlds/luck.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/support/generated_record.hpp"
#include "tests/worlds/tables.hpp"

namespace bones::worlds {

using namespace play;
using test::Generated;

namespace {

constexpr std::uint32_t games = 6;

struct Judged {
    search::StateHistory standings;
    Generated game{JudgePlan{.options = {.trace = true}, .observer = &standings}};

    void make(const Table& table, std::uint64_t number, std::uint32_t breaches) {
        GameRequest request;
        request.game = table.game;
        request.players = table.players;
        request.rules = default_house_rules(house_rules_of(table.game));
        request.hands = 2;
        request.kinds.fill(number % 2 == 0 ? PlayerKind::random : PlayerKind::steady);
        game.make(request, {.count = breaches, .kinds = injectables()}, number);
    }
    std::optional<HandLuck> luck(std::uint32_t hand, std::uint32_t with = games) const {
        const std::string print = fingerprint(game.judge.record, game.judge.verdict);
        std::optional<HandLuck> luck;
        with_game(game.sheet.game, [&]<class G>() {
            luck =
                LuckOfHand<G>(game.judge.record, game.judge.verdict, standings, hand, with, print)
                    .compute();
        });
        return luck;
    }
    std::uint32_t hands() const {
        return static_cast<std::uint32_t>(game.judge.record.hands.size());
    }
};

void expect_sums(const HandLuck& luck) {
    std::int64_t results = 0, deals = 0, chances = 0;
    for (const SideLuck& part : luck.parts) {
        EXPECT_EQ(part.result, part.deal + part.chance + part.play + part.others);
        results += part.result;
        deals += part.deal;
        chances += part.chance;
    }
    EXPECT_EQ(results, 0);
    EXPECT_EQ(deals, 0);
    EXPECT_EQ(chances, 0);
    for (const Sums& sums : luck.before) {
        std::int64_t all = 0;
        for (std::int64_t sum : sums) all += sum;
        EXPECT_EQ(all, 0);
    }
}

TEST(Luck, adds_up_to_the_result_of_clean_hands) {
    int hands = 0;
    for (const Table& table : tables) {
        Judged judged;
        for (std::uint64_t number = 0; number < 12; ++number) {
            judged.make(table, number, 0);
            for (std::uint32_t hand = 0; hand < judged.hands(); ++hand, ++hands) {
                const auto luck = judged.luck(hand);
                ASSERT_TRUE(luck) << judged.game.text;
                expect_sums(*luck);
                const GameDescription& about = describe(table.game);
                const int sides =
                    about.sides(table.players, default_house_rules(house_rules_of(table.game)));
                EXPECT_EQ(luck->unit, games * (sides - 1));
                int sum = 0;
                const Points& scores = judged.game.sheet.hands[hand].scores;
                for (int s = 0; s < sides; ++s) sum += scores[s];
                for (int s = 0; s < sides; ++s) {
                    const int value = (sides * scores[s] - sum) * (about.fewest_win ? -1 : 1);
                    EXPECT_EQ(luck->parts[static_cast<std::size_t>(s)].result, value * int{games});
                }
                for (const SideLuck& part : luck->parts)
                    EXPECT_TRUE(about.has_draws || part.chance == 0);
            }
        }
    }
    EXPECT_GT(hands, 150);
}

TEST(Luck, adds_up_in_hands_with_breaches_where_it_can_be_told) {
    int told = 0;
    for (const Table& table : tables) {
        Judged judged;
        for (std::uint64_t number = 0; number < 16; ++number) {
            judged.make(table, number, 3);
            for (std::uint32_t hand = 0; hand < judged.hands(); ++hand)
                if (const auto luck = judged.luck(hand)) expect_sums(*luck), ++told;
        }
    }
    EXPECT_GT(told, 100);
}

TEST(Luck, adds_up_in_all_samples) {
    search::StateHistory standings;
    RecordChecker judge(JudgePlan{.options = {.trace = true}, .observer = &standings});
    int told = 0;
    const auto folder = std::filesystem::path(BONES_SOURCE_DIR) / "samples";
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
        if (file.path().extension() != ".bones") continue;
        std::ifstream stream(file.path());
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        TextSource source(text);
        RecordReader reader(source);
        for (RawRecord raw; reader.next(raw);) {
            judge.judge(raw);
            for (std::uint32_t hand = 0; hand < judge.record.hands.size(); ++hand)
                with_game(judge.record.game, [&]<class G>() {
                    const auto luck = LuckOfHand<G>(judge.record, judge.verdict, standings, hand, 3,
                                                    fingerprint(judge.record, judge.verdict))
                                          .compute();
                    if (luck) expect_sums(*luck), ++told;
                });
        }
    }
    EXPECT_GT(told, 10);
}

TEST(Luck, is_the_same_each_time_and_not_told_where_tiles_are_hidden) {
    Judged judged;
    judged.make(tables[7], 3, 0);
    const auto one = judged.luck(0), other = judged.luck(0);
    ASSERT_TRUE(one && other);
    EXPECT_EQ(one->before, other->before);
    judged.game.write({true, true});
    EXPECT_FALSE(judged.luck(0));
}

// If only one action is allowed, E does not change. The last ply with a choice therefore decides,
// and E is exact after it.
TEST(Luck, forced_actions_change_nothing) {
    int forced = 0;
    for (const Table& table : tables) {
        Judged judged;
        for (std::uint64_t number = 0; number < 6; ++number) {
            judged.make(table, number, 0);
            const auto luck = judged.luck(0);
            ASSERT_TRUE(luck);
            const GameVerdict& verdict = judged.game.judge.verdict;
            for (std::size_t i = 0; i + 1 < luck->before.size(); ++i) {
                if (verdict.actions[i].draws() || verdict.trace[i].moves != 1u) continue;
                EXPECT_EQ(luck->before[i], luck->before[i + 1]);
                ++forced;
            }
        }
    }
    EXPECT_GT(forced, 50);
}

// All moves use the same random numbers, so equivalent moves have the same value.
TEST(Estimate, alike_moves_are_worth_the_same) {
    Judged judged;
    judged.make(tables[0], 1, 0);
    const auto position = judged.standings.position<CurseOfTheDoublet>(0, 2);
    ASSERT_TRUE(position);
    Standing<CurseOfTheDoublet> standing{*position, {}, {}};
    LegalMoves legal;
    CurseOfTheDoublet::legal(position->state, position->own_hand(), legal);
    legal.for_each([&](const Move& move) {
        EXPECT_EQ(estimate(standing, 20, 7, move),
                  estimate(standing, 20, 7, position->standing_for(move)));
    });
    EXPECT_EQ(estimate(standing, 20, 7), estimate(standing, 20, 7));
    EXPECT_NE(estimate(standing, 20, 7), estimate(standing, 20, 8));
}

}  // namespace
}  // namespace bones::worlds
