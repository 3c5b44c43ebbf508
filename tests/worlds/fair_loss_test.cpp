// The loss of a move given its player's knowledge: the mean over all ways, and its certainty.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/worlds/fair.hpp"

namespace bones::worlds {
namespace {

FairValues values(Method method, std::uint32_t solved, std::vector<std::int32_t> by_way,
                  std::size_t moves = 2, std::int64_t unit = 4) {
    FairValues values;
    values.method = method;
    values.solved = solved;
    values.unit = unit;
    values.moves = moves;
    values.by_way = std::move(by_way);
    return values;
}

TEST(FairLoss, is_the_mean_difference_to_the_best_move_and_its_interval_that_of_student) {
    // Differences in points: 1 to 10.
    std::vector<std::int32_t> by_way;
    for (int way = 1; way <= 10; ++way) by_way.insert(by_way.end(), {4 * way, 0});
    const FairValues drawn = values(Method::uniform, 10, by_way);
    EXPECT_EQ(drawn.best({}), 0u);
    EXPECT_EQ(drawn.mean(0), 5.5);
    const FairLoss loss = fair_loss(drawn, 1);
    EXPECT_EQ(loss.loss, 5.5);
    const double variance = 82.5 / 9, error = std::sqrt(variance / 10);
    EXPECT_NEAR(loss.low, 5.5 - 2.262157 * error, 1e-5);
    EXPECT_NEAR(loss.high, 5.5 + 2.262157 * error, 1e-5);
}

TEST(FairLoss, of_the_best_of_many_is_less_sure_than_of_the_better_of_two) {
    std::vector<std::int32_t> two, many;
    for (int way = 1; way <= 20; ++way) {
        two.insert(two.end(), {4 * way, 0});
        many.insert(many.end(), {4 * way, 0, -8, -8, -8, -8, -8, -8, -8});
    }
    const FairLoss of_two = fair_loss(values(Method::uniform, 20, two), 1);
    const FairLoss of_many = fair_loss(values(Method::uniform, 20, many, 9), 1);
    EXPECT_EQ(of_two.loss, of_many.loss);
    // Bonferroni: 19 degrees of freedom, 0.025 / 8 on each side.
    EXPECT_NEAR((of_many.loss - of_many.low) / (of_two.loss - of_two.low), 3.073752 / 2.0930,
                0.002);
}

TEST(FairLoss, of_fewer_than_ten_ways_shows_no_mistake) {
    std::vector<std::int32_t> by_way;
    for (int way = 1; way < 10; ++way) by_way.insert(by_way.end(), {400 + way, 0});
    EXPECT_EQ(fair_loss(values(Method::uniform, 9, by_way), 1).low, 0);
}

TEST(FairLoss, is_exact_where_every_way_there_is_was_solved) {
    const FairLoss loss = fair_loss(values(Method::all, 2, {4, 0, 12, 0}), 1);
    EXPECT_EQ(loss.loss, 2);
    EXPECT_EQ(loss.low, 2);
    EXPECT_EQ(loss.high, 2);
    EXPECT_LT(fair_loss(values(Method::all, 1, {4, 0, 12, 0}), 1).low, 2);
    EXPECT_LT(fair_loss(values(Method::uniform, 2, {4, 0, 12, 0}), 1).low, 2);
}

TEST(FairLoss, is_nothing_for_the_best_move_and_for_one_as_good) {
    for (std::size_t played : {0u, 1u}) {
        const FairLoss loss = fair_loss(values(Method::uniform, 0, {4, 0, 0, 4}), played);
        EXPECT_EQ(loss.loss, 0);
        EXPECT_EQ(loss.low, 0);
        EXPECT_EQ(loss.high, 0);
    }
}

TEST(FairLoss, of_one_way_alone_shows_no_mistake) {
    const FairLoss loss = fair_loss(values(Method::uniform, 1, {40, 0}), 1);
    EXPECT_EQ(loss.loss, 10);
    EXPECT_EQ(loss.low, 0);
    EXPECT_EQ(loss.high, 20);
}

TEST(FairLoss, of_great_numbers_is_still_right) {
    constexpr std::int32_t great = 2'000'000;
    std::vector<std::int32_t> by_way;
    for (int way = 0; way < 100'000; ++way) {
        by_way.push_back(way % 2 == 0 ? great : great - 8);
        by_way.push_back(0);
    }
    const FairLoss loss = fair_loss(values(Method::uniform, 0, by_way), 1);
    EXPECT_EQ(loss.loss, great / 4 - 1);
    EXPECT_NEAR(loss.high - loss.loss, 1.96 / std::sqrt(100'000), 1e-4);
}

}  // namespace
}  // namespace bones::worlds
