// What a move lost on the knowledge of its player: the mean over the ways, and how sure it is.
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

TEST(FairLoss, is_the_mean_difference_to_the_best_move_and_its_interval_two_standard_errors) {
    // Differences in points: 1, 2, 3, 6.
    const FairValues drawn = values(Method::uniform, 4, {4, 0, 8, 0, 12, 0, 24, 0});
    EXPECT_EQ(drawn.best({}), 0u);
    EXPECT_EQ(drawn.mean(0), 3);
    const FairLoss loss = fair_loss(drawn, 1);
    EXPECT_EQ(loss.loss, 3);
    const double variance = (4 + 1 + 0 + 9) / 3.0, error = std::sqrt(variance / 4);
    EXPECT_NEAR(loss.low, 3 - 1.96 * error, 1e-12);
    EXPECT_NEAR(loss.high, 3 + 1.96 * error, 1e-12);
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
