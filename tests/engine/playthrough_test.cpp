// Games played move by move (tests/data/playthroughs): the state and the legal actions after every
// action, and the score at the end. BONES_UPDATE_GOLDENS=1 rewrites the files.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/support/description.hpp"

namespace bones::test {
namespace {

namespace fs = std::filesystem;

std::string points_in_words(const Points& points, int players) {
    std::string text;
    for (int s = 0; s < players; ++s) text += fmt::format(" {} {}", Seat(s).letter(), points[s]);
    return text;
}

template <GameRules G>
struct Story : Watcher<G> {
    void before(const Table<G>& table) override {
        if (ply == 0) text += fmt::format("\nhand {}\n{}", hand, describe(table));
    }
    void acted(const Table<G>& table, Seat seat, const std::string& action) override {
        text += fmt::format("{} {} {}\n{}", ++ply, seat.letter(), action, describe(table));
    }
    void ended(const Table<G>& table, const HandScore& score) override {
        text += fmt::format("score{}\n", points_in_words(score.points, table.match.players));
        ply = 0;
        ++hand;
    }
    std::string text;
    int hand = 1, ply = 0;
};

template <GameRules G>
std::string story(int players, std::uint64_t seed) {
    Playout<G> playout(seed, players, default_house_rules(G::options));
    Story<G> story;
    story.text = fmt::format("# {} with {} players: a game played at random, from seed {}.\n",
                             traits(G::game).title, players, seed);
    playout.play(G::game == Game::super_dominoes ? 1 : 2, story);
    return story.text;
}

void compare_with_golden(const std::string& name, const std::string& text) {
    const fs::path file = fs::path(BONES_SOURCE_DIR) / "tests/data/playthroughs" / (name + ".txt");
    if (const char* update = std::getenv("BONES_UPDATE_GOLDENS");
        update != nullptr && *update == '1') {
        std::ofstream(file, std::ios::binary) << text;
        return;
    }
    std::ifstream in(file, std::ios::binary);
    const std::string golden{std::istreambuf_iterator<char>(in), {}};
    EXPECT_EQ(text, golden) << file << "; BONES_UPDATE_GOLDENS=1 writes it anew";
}

TEST(Playthrough, curse_of_the_doublet) {
    compare_with_golden("curse-of-the-doublet", story<CurseOfTheDoublet>(2, 11));
}

TEST(Playthrough, double_takes) {
    compare_with_golden("double-takes", story<DoubleTakes>(3, 12));
}

TEST(Playthrough, prize_dominoes) {
    compare_with_golden("prize-dominoes", story<PrizeDominoes>(2, 13));
}

TEST(Playthrough, super_dominoes) {
    compare_with_golden("super-dominoes", story<SuperDominoes>(4, 14));
}

TEST(Playthrough, block) {
    compare_with_golden("block", story<Block>(4, 16));
}

TEST(Playthrough, draw) {
    compare_with_golden("draw", story<Draw>(3, 17));
}

TEST(Playthrough, all_fives) {
    compare_with_golden("all-fives", story<AllFives>(2, 18));
}

TEST(Playthrough, fives_and_threes) {
    compare_with_golden("fives-and-threes", story<FivesAndThrees>(4, 19));
}

TEST(Playthrough, leyden) {
    compare_with_golden("leyden", story<Leyden>(2, 15));
}

TEST(Playthrough, forty_two) {
    compare_with_golden("forty-two", story<FortyTwo>(4, 16));
}

}  // namespace
}  // namespace bones::test
