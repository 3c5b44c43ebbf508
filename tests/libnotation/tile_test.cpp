#include "bones/tile.hpp"

#include <gtest/gtest.h>

#include <random>

#include "bones/seat.hpp"
#include "libnotation/text/tile_text.hpp"

namespace bones {
namespace {

TEST(Tile, numbers_run_through_smaller_sets_first) {
    int number = 0;
    for (int high = 0; high <= highest_pip; ++high)
        for (int low = 0; low <= high; ++low, ++number) {
            const Tile tile(low, high);
            EXPECT_EQ(tile.number(), number);
            EXPECT_EQ(tile, Tile(high, low));
            EXPECT_EQ(tile.high(), high);
            EXPECT_EQ(tile.low(), low);
            EXPECT_EQ(tile.pips(), high + low);
            EXPECT_EQ(tile.is_double(), high == low);
            EXPECT_EQ(tile.other(high), low);
        }
    EXPECT_EQ(number, most_tiles);
    EXPECT_EQ(set_size(6), 28);
    EXPECT_EQ(set_size(15), 136);
}

TEST(TileSet, holds_what_is_put_in) {
    TileSet set;
    EXPECT_TRUE(set.empty());
    set.add(Tile(15, 15));
    set.add(Tile(6, 1));
    set.add(Tile(12, 9));
    EXPECT_EQ(set.size(), 3);
    EXPECT_EQ(set.pips(), 30 + 7 + 21);
    EXPECT_EQ(set.first(), Tile(6, 1));
    set.remove(Tile(6, 1));
    EXPECT_FALSE(set.contains(Tile(1, 6)));
    EXPECT_TRUE(set.intersects(TileSet::doubles()));
    EXPECT_EQ((set & TileSet::with(9)), TileSet(Tile(12, 9)));
    EXPECT_EQ((set - TileSet::with(9)), TileSet(Tile(15, 15)));
    EXPECT_EQ((set | TileSet(Tile(0, 0))).size(), 3);
}

TEST(TileSet, pips_are_those_of_its_tiles) {
    std::mt19937 random(7);
    for (int i = 0; i < 2000; ++i) {
        TileSet set;
        int pips = 0;
        for (int number = 0; number < most_tiles; ++number)
            if (random() % 3 == 0) {
                set.add(Tile::numbered(number));
                pips += Tile::numbered(number).pips();
            }
        ASSERT_EQ(set.pips(), pips);
    }
    EXPECT_EQ(TileSet().pips(), 0);
}

TEST(Seat, the_next_goes_round_the_table_either_way) {
    for (int players = 1; players <= most_seats; ++players)
        for (int seat = 0; seat < players; ++seat) {
            EXPECT_EQ(Seat(seat).next(players), Seat((seat + 1) % players));
            for (int steps = -40; steps <= 40; ++steps)
                EXPECT_EQ(Seat(seat).next(players, steps),
                          Seat(((seat + steps) % players + players) % players));
        }
}

TEST(TileSet, full_sets_have_their_pips) {
    EXPECT_EQ(TileSet::full(6).size(), 28);
    EXPECT_EQ(TileSet::full(6).pips(), 168);
    EXPECT_EQ(TileSet::full(15).size(), 136);
    EXPECT_EQ(TileSet::with(3).size(), 16);
    EXPECT_EQ(TileSet::doubles().size(), 16);
}

// A processor instruction counts the bits where available. Both ways must give the same result.
TEST(TileSet, bits_are_counted_alike_in_both_ways) {
    std::uint64_t bits = 1;
    for (int round = 0; round < 1'000; ++round) {
        const std::uint64_t tested[] = {bits, ~bits, bits & (bits >> 7),
                                        std::uint64_t{1} << (round % 64)};
        for (const std::uint64_t word : tested) {
            int expected = 0;
            for (int i = 0; i < 64; ++i) expected += static_cast<int>(word >> i & 1);
            EXPECT_EQ(detail::count_bits(word), expected);
            EXPECT_EQ(detail::count_bits_slowly(word), expected);
        }
        bits = bits * 6364136223846793005u + 1442695040888963407u;
    }
    EXPECT_EQ(detail::count_bits(0), 0);
    EXPECT_EQ(detail::count_bits(~std::uint64_t{0}), 64);
}

TEST(Seat, goes_round_the_table_both_ways) {
    for (int players = 2; players <= most_seats; ++players)
        for (int seat = 0; seat < players; ++seat)
            for (int steps = -2 * players; steps <= 2 * players; ++steps) {
                const int expected = ((seat + steps) % players + players) % players;
                EXPECT_EQ(Seat(seat).next(players, steps), Seat(expected));
            }
}

WrittenTile take(std::string_view text, bool compact = false) {
    const WrittenTile tile = take_tile(text, compact);
    return text.empty() ? tile : WrittenTile();
}

TEST(TileText, reads_every_spelling) {
    for (const char* text : {"6-1", "[6-1]", "6|1", "6/1", "6:1", "6\u20131", "6\u22121", "[6|1]",
                             "\U0001F05C", "\U0001F08E"}) {
        const WrittenTile tile = take(text);
        EXPECT_EQ(tile.first, 6) << text;
        EXPECT_EQ(tile.second, 1) << text;
    }
    EXPECT_EQ(take("61", true).first, 6);
    EXPECT_EQ(take("[61]", true).second, 1);
}

TEST(TileText, a_half_with_a_zero_in_front_is_of_no_set) {
    for (const char* text : {"06-1", "6-01", "1-00", "[1|01]", "00-0"}) {
        const WrittenTile tile = take(text);
        EXPECT_TRUE(tile.exists()) << text;
        EXPECT_FALSE(tile.is_in_set(15)) << text;
    }
}

TEST(TileText, domino_characters_run_from_the_blank_to_the_double_six) {
    for (int i = 0; i < 49; ++i)
        for (const int start : {0x31, 0x63}) {
            const int code = start + i;
            const char text[] = {'\xF0', '\x9F', static_cast<char>(0x80 + code / 64),
                                 static_cast<char>(0x80 + code % 64), 0};
            EXPECT_EQ(take(text).first, i / 7);
            EXPECT_EQ(take(text).second, i % 7);
        }
    EXPECT_FALSE(take("\U0001F030").exists());  // the back of a tile
    EXPECT_FALSE(take("\U0001F062").exists());
    EXPECT_FALSE(take("\U0001F094").exists());
    EXPECT_FALSE(take("\U0001F02F").exists());
}

TEST(TileText, leaves_alone_what_is_no_tile) {
    for (const char* text :
         {"", "-", "6", "6-", "-1", "6--1", "6_1", "[6-1", "6-1]", "61", "six-one", "[", "[]"})
        EXPECT_FALSE(take(text).exists()) << text;
    for (const char* text : {"6", "612", "6a"}) EXPECT_FALSE(take(text, true).exists()) << text;
}

TEST(TileText, numbers_beyond_all_bounds_are_no_tile_of_the_set) {
    const WrittenTile tile = take("6-99999999999999999999999999");
    EXPECT_EQ(tile.second, WrittenTile::too_high);
    EXPECT_FALSE(tile.is_in_set(15));
    EXPECT_TRUE(take("15-0").is_in_set(15));
    EXPECT_FALSE(take("7-0").is_in_set(6));
}

TEST(TileText, writes_the_high_half_first) {
    EXPECT_EQ(to_string(Tile(1, 6)), "6-1");
    EXPECT_EQ(to_string(Tile(10, 15)), "15-10");
    EXPECT_EQ(to_string(Tile(0, 0)), "0-0");
    EXPECT_EQ(set_name(6), "double-six");
    EXPECT_EQ(set_name(15), "double-fifteen");
}

}  // namespace
}  // namespace bones
