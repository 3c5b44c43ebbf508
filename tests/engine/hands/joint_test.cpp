// Actions that can each have been right, but not all together (G10).
#include <gtest/gtest.h>

#include <numeric>

#include "engine/hands/conflict.hpp"
#include "engine/hands/joint.hpp"

namespace bones::test {
namespace {

TEST(Joint, G10_two_hands_cannot_share_one_tile) {
    Holdings holdings;
    holdings.clear(2, 2, 0);
    holdings.book(0, Seat(0)).slots = {0};
    holdings.book(0, Seat(1)).slots = {0};
    const TileSet all_but_one = TileSet::full(2) - TileSet(Tile(2, 1));
    const std::vector<Condition> both = {{0, Seat(0), 0, all_but_one},
                                         {0, Seat(1), 0, all_but_one}};
    EXPECT_EQ(holdings.verdict(both[0]), Verdict::open);
    EXPECT_FALSE(can_all_hold(holdings, both));
    EXPECT_EQ(verdict_of_all(holdings, both), Verdict::broken);
    const std::vector<std::size_t> owner = {0, 1};
    EXPECT_EQ(smallest_conflict(holdings, both, owner).actions, owner);
}

// Each hand has one tile, and one tile fewer than hands satisfies the conditions.
TEST(Joint, G10_a_group_is_as_large_as_it_must_be) {
    for (int players = 3; players <= 9; ++players) {
        Holdings holdings;
        holdings.clear(players, 3, 0);
        TileSet harmless;
        for (int n = 0; n + 1 < players; ++n) harmless.add(Tile::numbered(n));
        std::vector<Condition> conditions;
        std::vector<std::size_t> owner;
        for (int s = 0; s < players; ++s) {
            holdings.book(0, Seat(s)).slots = {0};
            conditions.push_back({0, Seat(s), 0, TileSet::full(3) - harmless});
            owner.push_back(static_cast<std::size_t>(s));
        }
        EXPECT_EQ(smallest_conflict(holdings, conditions, owner).actions, owner);
        conditions.pop_back();
        owner.pop_back();
        EXPECT_TRUE(can_all_hold(holdings, conditions));
    }
}

/// Adds a condition for each of `seats` seats from `first` on: the seat's only tile is one of
/// `tiles`.
void hold_one_of(const std::vector<Tile>& tiles, int first, int seats, Holdings& holdings,
                 std::vector<Condition>& conditions) {
    TileSet others = TileSet::full(15);
    for (Tile tile : tiles) others.remove(tile);
    for (int s = first; s < first + seats; ++s) {
        holdings.book(0, Seat(s)).slots = {0};
        conditions.push_back({0, Seat(s), 0, others});
    }
}

// Nine seats share eight tiles, and six others share five. Trying all groups of up to five first
// would take thousands of trials.
TEST(Joint, G10_a_small_group_is_found_behind_a_large_one) {
    Holdings holdings;
    holdings.clear(15, 15, 0);
    std::vector<Tile> eight, five;
    for (int n = 0; n < 8; ++n) eight.push_back(Tile::numbered(n));
    for (int n = 8; n < 13; ++n) five.push_back(Tile::numbered(n));
    std::vector<Condition> conditions;
    hold_one_of(eight, 0, 9, holdings, conditions);
    hold_one_of(five, 9, 6, holdings, conditions);
    std::vector<std::size_t> owner(15);
    std::iota(owner.begin(), owner.end(), 0);
    EXPECT_EQ(smallest_conflict(holdings, conditions, owner).actions,
              std::vector<std::size_t>(owner.begin() + 9, owner.end()));
}

// Any nine of fifteen seats share eight tiles: too many groups to exclude in reasonable time.
TEST(Joint, G10_where_the_search_is_cut_off_no_member_can_be_left_out) {
    Holdings holdings;
    holdings.clear(15, 15, 0);
    std::vector<Tile> eight;
    for (int n = 0; n < 8; ++n) eight.push_back(Tile::numbered(n));
    std::vector<Condition> conditions;
    hold_one_of(eight, 0, 15, holdings, conditions);
    std::vector<std::size_t> owner(15);
    std::iota(owner.begin(), owner.end(), 0);
    const Conflict conflict = smallest_conflict(holdings, conditions, owner);
    EXPECT_EQ(conflict.actions, std::vector<std::size_t>(owner.begin(), owner.begin() + 9));
    EXPECT_FALSE(conflict.smallest);
}

// Any five of eight seats share four tiles, and two others share one. A longer search finds a
// smaller group.
TEST(Joint, G10_a_group_that_may_not_be_smallest_says_so) {
    Holdings holdings;
    holdings.clear(15, 15, 0);
    std::vector<Tile> four;
    for (int n = 0; n < 4; ++n) four.push_back(Tile::numbered(n));
    std::vector<Condition> conditions;
    hold_one_of(four, 0, 8, holdings, conditions);
    hold_one_of({Tile(15, 15)}, 8, 2, holdings, conditions);
    std::vector<std::size_t> owner(10);
    std::iota(owner.begin(), owner.end(), 0);
    const Conflict cut_off = smallest_conflict(holdings, conditions, owner, {10, 10});
    EXPECT_EQ(cut_off.actions, std::vector<std::size_t>(owner.begin(), owner.begin() + 5));
    EXPECT_FALSE(cut_off.smallest);
    const Conflict found = smallest_conflict(holdings, conditions, owner);
    EXPECT_EQ(found.actions, std::vector<std::size_t>(owner.begin() + 8, owner.end()));
    EXPECT_TRUE(found.smallest);
}

// The last action counts first: of two pairs, the one completed earlier is preferred.
TEST(Joint, G10_of_two_pairs_the_one_whose_last_action_comes_first) {
    Holdings holdings;
    holdings.clear(4, 15, 0);
    std::vector<Condition> conditions;
    hold_one_of({Tile(1, 0)}, 0, 1, holdings, conditions);
    hold_one_of({Tile(2, 0)}, 1, 2, holdings, conditions);
    hold_one_of({Tile(1, 0)}, 3, 1, holdings, conditions);
    const std::vector<std::size_t> owner = {0, 1, 2, 3}, expected = {1, 2};
    EXPECT_EQ(smallest_conflict(holdings, conditions, owner).actions, expected);
}

}  // namespace
}  // namespace bones::test
