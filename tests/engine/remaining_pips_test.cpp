// Bounds of the pips left in hands that are not wholly seen (G15), worked out by hand.
#include "engine/rules/remaining_pips.hpp"

#include <gtest/gtest.h>

namespace bones::test {
namespace {

TileSet set_of(std::initializer_list<Tile> all) {
    TileSet set;
    for (const Tile tile : all) set.add(tile);
    return set;
}

const TileSet three_tiles = set_of({Tile(6, 6), Tile(5, 5), Tile(1, 0)});

TEST(RemainingPips, G15_unknown_tiles_are_any_of_the_candidates) {
    RemainingPips pips;
    pips.set(Seat(0), {.pips = 3, .unknown = 2});
    pips.set_candidates(three_tiles);
    const auto range = pips.of(Seat(0));
    ASSERT_TRUE(range);
    EXPECT_EQ(range->least, 3 + 1 + 10);
    EXPECT_EQ(range->most, 3 + 12 + 10);
}

TEST(RemainingPips, G15_some_of_the_doubtful_tiles_surely_stayed) {
    RemainingPips pips;
    pips.set(Seat(0), {.pips = 0, .unknown = 1, .doubtful = three_tiles, .staying = 1});
    pips.set_candidates(three_tiles);
    const auto range = pips.of(Seat(0));
    ASSERT_TRUE(range);
    EXPECT_EQ(range->least, 1);
    EXPECT_EQ(range->most, 12);
}

TEST(RemainingPips, G15_a_tile_lies_in_one_hand_only) {
    RemainingPips pips;
    pips.set(Seat(0), {.pips = 0, .unknown = 1});
    pips.set(Seat(1), {.pips = 0, .unknown = 1});
    pips.set_candidates(three_tiles);
    const auto range = pips.difference(Seat(0), Seat(1));
    ASSERT_TRUE(range);
    EXPECT_EQ(range->most, 12 - 1);
    EXPECT_EQ(range->least, 1 - 12);
}

TEST(RemainingPips, G15_nothing_is_known_of_a_hand_without_its_number_of_tiles) {
    RemainingPips pips;
    pips.set_candidates(three_tiles);
    EXPECT_FALSE(pips.of(Seat(0)));
}

}  // namespace
}  // namespace bones::test
