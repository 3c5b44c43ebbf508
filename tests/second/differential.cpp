// Compares the engine with the second referee over generated games. In half of them everything is
// known; in the others deals, draws and the yard are partly hidden. Spoiled games also have slips,
// breaches and wrong claims. BONES_EFFORT sets their number.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "tests/second/compare.hpp"
#include "tests/second/random_game.hpp"
#include "tests/second/referee/text.hpp"
#include "tests/second/shrink.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"

namespace bones::second {
namespace {

constexpr long wanted_actions = 100'000;
constexpr int enough_differences = 3;

/// A legal game has only notes, apart from hands after the end of the game.
std::string breaches_of_clean(const std::string& text) {
    std::string lines;
    const Judged judged = judge_text(text);
    for (const Item& item : judged.findings)
        if (item.severity != Severity::note && item.code != "after-end")
            lines += to_text(item) + "\n";
    // The suit of a lead may be unknown, and so the seat that took the trick (D3).
    const bool suits = text.find("undeclared=unknown") == std::string::npos;
    for (const Item& item : judged.open)
        if (suits || item.code != "wrong-turn") lines += to_text(item) + "\n";
    return lines;
}

/// Returns the differences between the referees, for the record made as short as possible.
std::string difference(const Draft& draft) {
    if (compare(render(draft)).empty()) return {};
    return compare(render(
        shrink(draft, [](const Draft& shorter) { return !compare(render(shorter)).empty(); })));
}

class Differential : public testing::TestWithParam<Game> {
  protected:
    void play(bool spoiled) {
        long actions = 0;
        int differing = 0;
        const long wanted = by_effort(wanted_actions);
        for (std::uint64_t seed = 1; actions < wanted && differing < enough_differences; ++seed) {
            Dice dice(seed * 5 + static_cast<std::uint64_t>(GetParam()));
            Draft draft = random_game(GetParam(), dice);
            actions += actions_of(draft);
            if (seed % 2 == 0) hide(draft, dice);
            if (spoiled) corrupt(draft, dice);
            const bool clean = seed % 2 != 0 && !spoiled;
            EXPECT_EQ(clean ? breaches_of_clean(render(draft)) : "", "") << render(draft);
            const std::string found = difference(draft);
            if (found.empty()) continue;
            ++differing;
            ADD_FAILURE() << "seed " << seed << "\n" << found;
        }
        std::cout << traits(GetParam()).name << ": " << actions << " actions compared\n";
    }
};

TEST_P(Differential, clean_and_hidden_records) {
    play(false);
}
TEST_P(Differential, spoiled_records) {
    play(true);
}

TEST_P(Differential, outcomes) {
    int differing = 0;
    const long records = by_effort(2'000);
    for (long seed = 1; seed <= records && differing < enough_differences; ++seed) {
        Dice dice(static_cast<std::uint64_t>(seed) * 5 + static_cast<std::uint64_t>(GetParam()));
        Draft draft = random_game(GetParam(), dice);
        keep_outcome(draft, dice);
        const std::string found = difference(draft);
        if (found.empty()) continue;
        ++differing;
        ADD_FAILURE() << "seed " << seed << "\n" << found;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Differential, testing::ValuesIn(all_games()),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::second
