#include "libnotation/text/digits.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <random>
#include <string>

namespace bones {
namespace {

std::string written(std::uint64_t number) {
    std::array<char, room_for_digits> digits;
    char* const end = put_digits(digits.data(), number);
    return std::string(digits.data(), end);
}

TEST(Digits, around_powers_of_ten) {
    EXPECT_EQ(written(0), "0");
    for (std::uint64_t power = 1;; power *= 10) {
        for (const std::uint64_t number : {power - 1, power, power + 1})
            EXPECT_EQ(written(number), std::to_string(number));
        if (power > std::numeric_limits<std::uint64_t>::max() / 10) break;
    }
    EXPECT_EQ(written(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
}

TEST(Digits, all_below_a_hundred_thousand_and_some_of_every_length) {
    for (std::uint64_t number = 0; number < 100'000; ++number)
        ASSERT_EQ(written(number), std::to_string(number));
    std::mt19937_64 random(1);
    for (int i = 0; i < 100'000; ++i) {
        const std::uint64_t number = random() >> i % 64;
        ASSERT_EQ(written(number), std::to_string(number));
    }
}

}  // namespace
}  // namespace bones
