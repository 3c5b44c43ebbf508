// G4 over legal games in which one arm is mistyped. If the tile does not fit there, both referees
// report the misfit and no breach after it. BONES_EFFORT sets the number of games.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "bones/referee.hpp"
#include "tests/second/compare.hpp"
#include "tests/second/random_game.hpp"
#include "tests/second/referee/text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"

namespace bones::second {
namespace {

constexpr long usual_games = 60;

struct Mistyped {
    int hand = 0, ply = 0;
};

/// Changes the arm of one tile, turned round or not; returns nothing if no tile has an arm.
std::optional<Mistyped> mistype(Draft& draft, Dice& dice) {
    auto& hand = draft.hands[static_cast<std::size_t>(dice.roll(draft.hands.size()))];
    std::vector<std::size_t> plays;
    for (std::size_t i = 0; i < hand.tokens.size(); ++i)
        if (hand.tokens[i].kind == Token::play && hand.tokens[i].arm > 0) plays.push_back(i);
    if (plays.empty()) return std::nullopt;
    const std::size_t at = dice.pick(plays);
    Token& token = hand.tokens[at];
    const int arms = draft.game == Game::prize_dominoes   ? 2
                     : draft.game == Game::super_dominoes ? 6
                                                          : 4;
    token.arm = 1 + (token.arm - 1 + 1 + dice.roll(static_cast<std::size_t>(arms - 1))) % arms;
    if (dice.chance(30)) std::swap(token.first, token.second);
    return Mistyped{hand.number, static_cast<int>(at) + 1};
}

class Misfits : public testing::TestWithParam<Game> {};

TEST_P(Misfits, G4_nobody_is_accused_because_of_a_mistyped_arm) {
    const long wanted = by_effort(usual_games);
    long misfits = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(wanted); ++seed) {
        Dice dice(seed * 5 + static_cast<std::uint64_t>(GetParam()));
        Draft draft = random_game(GetParam(), dice);
        if (seed % 2 == 0) hide(draft, dice);
        const std::string clean = render(draft);
        const auto mistyped = mistype(draft, dice);
        if (!mistyped) continue;
        const std::string text = render(draft);
        each_record(text, [&](const Record& record) {
            Referee referee(JudgeOptions{true});
            GameVerdict before, after;
            each_record(clean, [&](const Record& right) { referee.judge(right, before); });
            referee.judge(record, after);
            const auto at_the_slip = [&](const Finding& finding) {
                return finding.hand == mistyped->hand && finding.ply == mistyped->ply &&
                       finding.code->name == "misfit";
            };
            const auto& findings = after.findings;
            if (std::none_of(findings.begin(), findings.end(), at_the_slip)) return;
            ++misfits;
            for (const Finding& finding : findings) {
                const bool accuses =
                    finding.severity == Severity::broken && finding.verdict == Verdict::broken;
                // Hands may come after the end of the game.
                const bool said_before = std::any_of(
                    before.findings.begin(), before.findings.end(), [&](const Finding& old) {
                        return old.code == finding.code && old.hand == finding.hand;
                    });
                EXPECT_TRUE(!accuses || at_the_slip(finding) || said_before)
                    << "seed " << seed << ": " << finding.message << "\n"
                    << text;
            }
        });
    }
    EXPECT_GT(misfits, wanted / 10);
    std::cout << traits(GetParam()).name << ": " << misfits << " misfits\n";
}

INSTANTIATE_TEST_SUITE_P(Games, Misfits, testing::ValuesIn(layout_games()),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::second
