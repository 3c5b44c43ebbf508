// The samples have exactly the findings that their comments announce.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "tests/pages/findings.hpp"

namespace bones::test {
namespace {

namespace fs = std::filesystem;
const fs::path samples = fs::path(BONES_SOURCE_DIR) / "samples";

/// Returns the findings announced by the comments `# expected: false-pass (hand 1, ply 2), …` of a
/// file, sorted.
std::vector<std::string> promised(const std::string& text) {
    static const std::regex comment("# expected: ([^\n]*)");
    static const std::regex finding(R"([a-z]+(-[a-z]+)*( \(hand \d+(, ply \d+)?\))?)");
    std::vector<std::string> all;
    for (std::sregex_iterator line(text.begin(), text.end(), comment), end; line != end; ++line) {
        const std::string list = (*line)[1];
        for (std::sregex_iterator one(list.begin(), list.end(), finding); one != end; ++one)
            if (one->str() != "nothing") all.push_back(one->str());
    }
    std::sort(all.begin(), all.end());
    return all;
}

class Samples : public testing::TestWithParam<std::string> {};

TEST_P(Samples, hold_what_they_promise) {
    for (const auto& entry : fs::directory_iterator(samples / GetParam())) {
        const std::string text = contents_of(entry.path());
        EXPECT_NE(text.find("# expected: "), std::string::npos) << entry.path();
        EXPECT_EQ(check(entry.path()).placed, promised(text)) << entry.path();
    }
}

INSTANTIATE_TEST_SUITE_P(Folders, Samples,
                         testing::Values("curse-of-the-doublet", "double-takes", "prize-dominoes",
                                         "super-dominoes", "leyden", "block", "draw", "all-fives",
                                         "fives-and-threes", "forty-two", "sheets"));

TEST(ClubNight, shows_the_planted_mistakes_and_no_others) {
    using Codes = std::vector<std::string>;
    const fs::path night = samples / "club-night";
    EXPECT_EQ(check(night / "table-1.bones").placed, Codes({"result-mismatch"}));
    EXPECT_EQ(check(night / "table-2.bones").placed,
              Codes({"false-pass (hand 2, ply 5)", "score-mismatch (hand 4)"}));
    EXPECT_EQ(check(night / "table-3.bones").placed,
              Codes({"revoke (hand 2, ply 11)", "score-mismatch (hand 3)"}));
    EXPECT_EQ(check(night / "table-4.bones").placed,
              Codes({"revoke (hand 1, ply 35)", "winner-mismatch"}));
}

}  // namespace
}  // namespace bones::test
