// Compares random deals and their number with a search over all orders of the tiles.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/worlds/count.hpp"
#include "engine/worlds/deals.hpp"
#include "engine/worlds/swap_sampler.hpp"
#include "tests/support/effort.hpp"

namespace bones::worlds {
namespace {

std::size_t group_of(const Places& places, std::size_t place) {
    std::size_t g = 0;
    while (place >= places.first_place(g) + static_cast<std::size_t>(places.groups[g].size)) ++g;
    return g;
}

/// Returns every placement by trying all orders.
std::set<TilePlacement> all_lies(const Places& places) {
    std::set<TilePlacement> lies;
    std::vector<std::size_t> order(places.tiles.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    do {
        bool good = true;
        TilePlacement lie;
        for (std::size_t place = 0; place < order.size(); ++place) {
            good = good && places.allowed[order[place]][group_of(places, place)];
            lie.push_back(places.tiles[order[place]]);
        }
        if (!good) continue;
        sort_unordered(places, lie);
        lies.insert(lie);
    } while (std::next_permutation(order.begin(), order.end()));
    return lies;
}

/// Returns some groups, and tiles that may be in some of them.
Places random_places(play::Random& random) {
    Places places;
    const std::size_t groups = 2 + random.below(3);
    std::size_t size = 0;
    for (std::size_t g = 0; g < groups; ++g) {
        places.groups.push_back(
            {1 + static_cast<int>(random.below(g == 0 ? 3 : 2)), random.once_in(2)});
        size += static_cast<std::size_t>(places.groups.back().size);
    }
    for (std::size_t t = 0; t < size; ++t) {
        places.tiles.push_back(Tile::numbered(static_cast<int>(3 * t)));
        GroupSet allowed;
        for (std::size_t g = 0; g < groups; ++g) allowed[g] = !random.once_in(3);
        places.allowed.push_back(allowed);
    }
    return places;
}

/// Checks that all placements are drawn equally often, by Pearson's chi-square sum. The limit, the
/// mean plus 5 standard deviations, is exceeded about once in a million times.
void expect_even(const std::map<TilePlacement, int>& drawn, std::size_t ways, int draws) {
    EXPECT_EQ(drawn.size(), ways);
    const double expected = static_cast<double>(draws) / static_cast<double>(ways);
    double sum = 0;
    for (const auto& [lie, times] : drawn)
        sum += (times - expected) * (times - expected) / expected;
    const double freedom = static_cast<double>(ways) - 1;
    EXPECT_LE(sum, freedom + 5 * std::sqrt(2 * freedom) + 10) << ways;
}

TEST(Deals, are_those_that_are_found_by_trying_all_orders) {
    play::Random random(3);
    int with_ways = 0, most = 0;
    for (long i = 0; i < by_effort(400); ++i) {
        const Places places = random_places(random);
        const std::set<TilePlacement> lies = all_lies(places);
        const Count count(places);
        ASSERT_TRUE(count.done());
        ASSERT_EQ(count.ways(), lies.size());
        EXPECT_EQ(some_lie(places).empty(), lies.empty());
        std::set<TilePlacement> numbered;
        for (std::uint64_t n = 0; n < count.ways(); ++n) numbered.insert(count.way(n));
        EXPECT_EQ(numbered, lies);
        with_ways += !lies.empty();
        most = std::max(most, static_cast<int>(lies.size()));
    }
    EXPECT_GT(with_ways, by_effort(200));
    EXPECT_GT(most, by_effort(100) >= 100 ? 100 : 0);
}

TEST(Deals, are_drawn_alike_by_counting_and_by_the_chain) {
    play::Random random(4);
    long tried = 0;
    while (tried < by_effort(25)) {
        const Places places = random_places(random);
        const std::size_t ways = all_lies(places).size();
        if (ways < 2 || ways > 60) continue;
        ++tried;
        const int draws = 60 * static_cast<int>(ways);
        std::map<TilePlacement, int> counted, chained;
        const Count count(places);
        for (int n = 0; n < draws; ++n) ++counted[count.draw(random)];
        expect_even(counted, ways, draws);
        Chain chain(places, some_lie(places), random);
        for (int n = 0; n < draws; ++n) ++chained[chain.draw()];
        expect_even(chained, ways, draws);
    }
}

// Three tiles that can only move in a cycle, so that a swap of two is never valid.
TEST(Chain, reaches_ways_that_no_swap_of_two_tiles_reaches) {
    Places places;
    for (int i = 0; i < 3; ++i) {
        places.groups.push_back({1, true});
        places.tiles.push_back(Tile::numbered(i));
        places.allowed.emplace_back(0b111 ^ 1u << i);
    }
    play::Random random(1);
    std::map<TilePlacement, int> drawn;
    Chain chain(places, some_lie(places), random);
    for (int n = 0; n < 1000; ++n) ++drawn[chain.draw()];
    expect_even(drawn, 2, 1000);
}

TEST(Deals, all_are_taken_if_they_are_no_more_than_wanted) {
    Places places;
    places.groups = {{2, false}, {2, true}};
    for (int i = 0; i < 4; ++i) {
        places.tiles.push_back(Tile::numbered(i));
        places.allowed.emplace_back(0b11);
    }
    play::Random random(1);
    const auto all = choose_ways(places, 12, random), some = choose_ways(places, 11, random);
    ASSERT_TRUE(all && some);
    EXPECT_EQ(all->method, Method::all);
    EXPECT_EQ(all->lies.size(), 12u);
    EXPECT_EQ(some->method, Method::uniform);
    EXPECT_EQ(some->lies.size(), 11u);
    places.allowed[0] = places.allowed[1] = places.allowed[2] = GroupSet(0b01);
    EXPECT_FALSE(choose_ways(places, 12, random));
    EXPECT_EQ(choose_ways(Places(), 1, random)->lies.size(), 1u);
}

TEST(Deals, too_many_kinds_of_places_are_walked_by_the_chain) {
    Places places;
    for (std::size_t g = 0; g < 12; ++g) {
        places.groups.push_back({9, false});
        for (int i = 0; i < 9; ++i) {
            places.tiles.push_back(Tile::numbered(static_cast<int>(places.tiles.size())));
            places.allowed.push_back(~GroupSet(std::uint64_t{1} << (g + 1) % 12));
        }
    }
    EXPECT_FALSE(Count(places).done());
    play::Random random(1);
    const auto ways = choose_ways(places, 20, random);
    ASSERT_TRUE(ways);
    EXPECT_EQ(ways->method, Method::chain);
    for (const TilePlacement& lie : ways->lies) {
        EXPECT_NE(lie, ways->lies[(&lie - ways->lies.data() + 1u) % 20]);
        for (std::size_t place = 0; place < lie.size(); ++place) {
            const auto tile = static_cast<std::size_t>(lie[place].number());
            EXPECT_TRUE(places.allowed[tile][place / 9]);
        }
    }
}

// 200 tiles in 100 pairs of places would have more than 2^256 ways. The counter works from 2^64 on.
TEST(UInt256, counts_beyond_64_bits) {
    UInt256 sum(~std::uint64_t{0});
    EXPECT_TRUE(sum.add(UInt256(1)));
    EXPECT_EQ(sum.clipped(), ~std::uint64_t{0});
    EXPECT_GT(sum, UInt256(~std::uint64_t{0}));
    sum.subtract(UInt256(1));
    EXPECT_EQ(sum, UInt256(~std::uint64_t{0}));
    UInt256 doubled(1);
    for (int i = 0; i < 255; ++i) EXPECT_TRUE(doubled.add(UInt256(doubled)));
    UInt256 most = doubled;
    EXPECT_FALSE(most.add(doubled));
    play::Random random(2);
    for (int i = 0; i < 100; ++i) EXPECT_LT(doubled.random_below(random), doubled);
}

}  // namespace
}  // namespace bones::worlds
