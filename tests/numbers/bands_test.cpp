// Rank bands of ratings.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "tools/lib/show/rating/bands.hpp"

namespace bones::inline show::rating {
namespace {

/// Returns the probability that one player is stronger, by the normal distribution.
double probability(const Rating& one, const Rating& other) {
    const double spread =
        std::sqrt(one.sigma * one.sigma + other.sigma * other.sigma) * std::sqrt(2);
    return std::erfc((other.mu - one.mu) / spread) / 2;
}

TEST(Bands, start_anew_with_the_first_who_is_below_the_starter_with_probability_0_8) {
    std::mt19937 random(8);
    std::uniform_real_distribution<double> mu(0, 50), sigma(0.5, 8);
    for (int round = 0; round < 2'000; ++round) {
        std::vector<Rating> ratings(1 + random() % 20);
        for (Rating& rating : ratings) rating = {mu(random), sigma(random)};
        std::sort(ratings.begin(), ratings.end(),
                  [](const Rating& a, const Rating& b) { return a.mu > b.mu; });
        const std::vector<Band> bands = bands_of(ratings);
        ASSERT_EQ(bands.size(), ratings.size());
        std::size_t start = 0;
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            if (i > 0 && probability(ratings[start], ratings[i]) >= 0.8) start = i;
            EXPECT_EQ(bands[i].first, start + 1);
            EXPECT_GE(bands[i].last, i + 1);
            if (i > 0 && start < i) {
                EXPECT_EQ(bands[i], bands[i - 1]);
            }
        }
        EXPECT_EQ(bands.back().last, ratings.size());
    }
}

TEST(Bands, are_written_as_a_range_or_as_one_rank) {
    EXPECT_EQ((Band{1, 4}).text(), "1–4");
    EXPECT_EQ((Band{5, 5}).text(), "5");
    EXPECT_EQ(Band().text(), "");
}

}  // namespace
}  // namespace bones::inline show::rating
