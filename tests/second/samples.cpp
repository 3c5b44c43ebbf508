// Compares the engine with the second referee over all samples and worked examples.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/second/compare.hpp"

namespace bones::second {
namespace {

/// Compares every record of a folder; skips the subfolder `but`.
void compare_all(const std::string& folder, std::string_view but = {}) {
    int files = 0;
    const std::string root = std::string(BONES_SOURCE_DIR) + "/" + folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
        if (entry.path().extension() != ".bones") continue;
        if (entry.path().parent_path().filename() == but) continue;
        std::ifstream in(entry.path(), std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        EXPECT_EQ(compare(text.str()), "") << entry.path();
        ++files;
    }
    EXPECT_GT(files, 0);
}

TEST(Comparison, samples) {
    // Incomplete sheets have several interpretations. interpretations.cpp compares these, and
    // tests/pages/samples_test.cpp checks the results of the samples.
    compare_all("samples", "sheets");
}
TEST(Comparison, worked_examples) {
    compare_all("tests/data/examples");
}

}  // namespace
}  // namespace bones::second
