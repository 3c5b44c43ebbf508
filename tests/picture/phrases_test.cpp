// The phrases of a page keep their sentences unchanged.
#include "tools/lib/show/picture/phrases.hpp"

#include <gtest/gtest.h>

namespace bones {

using namespace picture;
namespace {

TEST(Phrases, names_and_numbers_are_gaps) {
    Phrases phrases({"Ana", "Ana 2", "7"});
    std::string out;
    phrases.append(out, "Ana lays 6-1 on arm 2");
    phrases.append(out, "7 lays 0-0 on arm 10");
    phrases.append(out, "Ana 2 passes");
    phrases.append(out, "007 passes 1234567890 times");
    EXPECT_EQ(out, "[0,0,6,1,2][0,2,0,0,10][1,1][2]");
    EXPECT_EQ(phrases.all(),
              (std::vector<std::string>{"\x02 lays \x01-\x01 on arm \x01", "\x02 passes",
                                        "007 passes 1234567890 times"}));
}

}  // namespace
}  // namespace bones
