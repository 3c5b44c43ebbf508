// Everything imported verifies. The rows stored by import, with or without the fast check, equal
// those that verify computes from the stored text. BONES_EFFORT sets the number of games.
#include <gtest/gtest.h>

#include <sstream>
#include <vector>

#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/random.hpp"
#include "tests/tools/archive_support.hpp"

namespace bones::test {
namespace {

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, at);) parts.push_back(part);
    return parts;
}

/// Returns a `deal` line with its tiles in random order.
std::string redealt(const std::string& line, Random& random) {
    std::vector<std::string> words = split(line, ' ');
    std::vector<std::string> tiles(words.begin() + 2, words.end());
    random.shuffle(tiles);
    std::string out = words[0] + " " + words[1];
    for (const std::string& tile : tiles) out += " " + tile;
    return out;
}

/// Differences of sheets from text that a program writes.
struct Habits {
    bool comments = false;
    unsigned omitted = 0;  ///< share of the lines after the game line that is left out, in per cent
    unsigned repeated = 0;
};

std::string as_people_write(const std::string& text, Habits habits, Random& random) {
    std::string out;
    for (std::string line : split(text, '\n')) {
        if (line.starts_with("deal ")) line = redealt(line, random);
        const bool begins = line.starts_with("game ");
        if (!begins && !line.empty() && random.percent(habits.omitted)) continue;
        if (habits.comments && !line.empty() && random.percent(10)) line += " # as I saw it";
        out += line + '\n';
        if (!begins && random.percent(habits.repeated)) out += line + '\n';
        if (habits.comments && random.percent(5)) out += "# a remark\n";
    }
    return out;
}

class WhateverIsImported : public ::testing::TestWithParam<Game> {};

TEST_P(WhateverIsImported, verifies) {
    const TemporaryFolder folder;
    Random random(7);
    const std::string game(traits(GetParam()).name);
    const std::string count = std::to_string(by_effort(traits(GetParam()).highest > 6 ? 2 : 6));
    const std::vector<std::string> kinds = {"", "--breaches 2", "--hide hands", "--hide draws",
                                            "--hide all --breaches 1"};
    const std::vector<Habits> all_habits = {{}, {true, 0, 0}, {false, 4, 0}, {true, 2, 2}};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Ran made = run("bones-generate -q --hands 2 --game " + game + " --count " + count +
                             " --seed " + std::to_string(i) + " " + kinds[i]);
        ASSERT_EQ(made.status, 0) << made.output;
        for (std::size_t j = 0; j < all_habits.size(); ++j)
            folder.file(std::to_string(i) + "-" + std::to_string(j) + ".bones",
                        as_people_write(made.output, all_habits[j], random));
    }
    for (const std::string way : {"", "--no-fast-check "}) {
        const std::string archive = way.empty() ? "fast.db" : "general.db";
        ASSERT_LE(history(folder, "import -q " + way + ".", archive).status, 1);
        const Ran verified = history(folder, "verify", archive);
        EXPECT_EQ(verified.status, 0) << verified.output;
        EXPECT_TRUE(verified.says("no differences")) << verified.output;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, WhateverIsImported, ::testing::ValuesIn(all_games()),
                         [](const auto& info) { return test_name(info.param); });

TEST(Archive, deals_in_any_order_with_and_without_comments_verify) {
    const std::string head = "game block\nrule hand=2\nplayer A\nplayer B\n\nhand 1\n";
    const std::string play = "A 6-5\nB 5-4@2\nA 4-3@2\n";
    const std::string falling = head + "deal A 6-5 4-3\ndeal B 5-4 3-1\n" + play;
    const std::string rising = head + "deal A 4-3 6-5\ndeal B 3-1 5-4\n" + play;
    for (const std::string& text : {falling, "# a remark\n" + falling, rising}) {
        const TemporaryFolder folder;
        folder.file("a.bones", text);
        EXPECT_EQ(history(folder, "import a.bones").status, 0);
        EXPECT_EQ(history(folder, "verify").status, 0) << text;
        archive::Database database =
            archive::open_archive(folder.path("bones.db"), archive::Access::read);
        archive::Query dealt(database, "SELECT dealt FROM hand_seats WHERE seat = 'A'");
        ASSERT_TRUE(dealt.step());
        EXPECT_EQ(dealt.text(0), "4-3 6-5") << text;
    }
}

}  // namespace
}  // namespace bones::test
