// The engine against the second referee over all samples and worked examples.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/second/compare.hpp"

namespace bones::second {
namespace {

void compare_all(const std::string& folder) {
    int files = 0;
    const std::string root = std::string(BONES_SOURCE_DIR) + "/" + folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
        if (entry.path().extension() != ".bones") continue;
        std::ifstream in(entry.path(), std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        EXPECT_EQ(compare(text.str()), "") << entry.path();
        ++files;
    }
    EXPECT_GT(files, 0);
}

TEST(Comparison, samples) {
    compare_all("samples");
}
TEST(Comparison, worked_examples) {
    compare_all("tests/data/examples");
}

}  // namespace
}  // namespace bones::second
