#include "engine/players/random.hpp"

#include <gtest/gtest.h>

#include <array>

#include "engine/play/table.hpp"

namespace bones {

using namespace play;
namespace {

// The first numbers of the published reference implementation with seed 0.
TEST(Random, splitmix64_as_published) {
    std::uint64_t state = 0;
    EXPECT_EQ(splitmix64(state), 0xE220A8397B1DCDAFu);
    EXPECT_EQ(splitmix64(state), 0x6E789E6AA1B965F4u);
    EXPECT_EQ(splitmix64(state), 0x06C45D188009454Fu);
}

TEST(Random, streams_repeat_and_differ) {
    Random one(7, 3), same(7, 3), other(7, 4), seed(8, 3);
    const std::uint64_t first = one.next();
    EXPECT_EQ(same.next(), first);
    EXPECT_NE(other.next(), first);
    EXPECT_NE(seed.next(), first);
}

TEST(Random, below_stays_below_and_is_fair) {
    Random random(1);
    std::array<int, 7> seen{};
    for (int i = 0; i < 70'000; ++i) ++seen[random.below(7)];
    for (int count : seen) EXPECT_NEAR(count, 10'000, 500);
    EXPECT_EQ(random.below(1), 0u);
}

TEST(Random, one_of_takes_seats_of_the_set_only) {
    Random random(2);
    const SeatSet seats = SeatSet(Seat(0)) | Seat(3) | Seat(5);
    SeatSet seen;
    for (int i = 0; i < 200; ++i) seen |= random.one_of(seats);
    EXPECT_EQ(seen, seats);
}

TEST(Shuffle, holds_every_tile_once) {
    Random random(3);
    Shuffle shuffle;
    shuffle.mix(TileSet::full(6) - TileSet(Tile(6, 1)), random);
    TileSet seen;
    while (!shuffle.empty()) seen.add(shuffle.take());
    EXPECT_EQ(seen, TileSet::full(6) - TileSet(Tile(6, 1)));
}

}  // namespace
}  // namespace bones
