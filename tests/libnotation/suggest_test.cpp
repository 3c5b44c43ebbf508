#include "libnotation/text/suggest.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace bones {
namespace {

constexpr std::array<std::string_view, 4> words{"leyden", "double-takes", "id", "deal"};

TEST(Suggest, counts_wrong_letters) {
    EXPECT_EQ(edit_distance("deal", "deal"), 0);
    EXPECT_EQ(edit_distance("deal", "DEAL"), 0);
    EXPECT_EQ(edit_distance("deal", "dael"), 1);  // swapped
    EXPECT_EQ(edit_distance("deal", "dea"), 1);
    EXPECT_EQ(edit_distance("deal", "deals"), 1);
    EXPECT_EQ(edit_distance("deal", "dial"), 1);
    EXPECT_EQ(edit_distance("", "deal"), 4);
    EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
    EXPECT_EQ(edit_distance(std::string(65, 'a'), "a"), 65);
}

TEST(Suggest, finds_the_nearest) {
    EXPECT_EQ(nearest("leiden", words), "leyden");
    EXPECT_EQ(nearest("Double Takes", words), "double-takes");
    EXPECT_EQ(nearest("lead", words), "");  // two letters of four differ
    EXPECT_EQ(nearest("ie", words), "");    // one letter of two differs
    EXPECT_EQ(nearest("ID", words), "id");
    EXPECT_EQ(nearest("chess", words), "");
    EXPECT_EQ(nearest("", words), "");
    EXPECT_EQ(nearest(std::string(5000, 'x'), words), "");
}

}  // namespace
}  // namespace bones
