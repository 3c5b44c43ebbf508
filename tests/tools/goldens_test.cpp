// Every code has an end-to-end case that produces it.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"

namespace bones {
namespace {

void expect_case(std::string_view code) {
    const std::string path =
        std::string(BONES_SOURCE_DIR "/tests/cases/codes/") + std::string(code) + ".case";
    std::ifstream in(path);
    EXPECT_TRUE(in) << "no end-to-end case " << path;
    std::ostringstream text;
    text << in.rdbuf();
    const std::string content = text.str(), shown = "[" + std::string(code) + "]";
    const std::size_t output = content.find("\n== stdout\n");
    EXPECT_TRUE(output != std::string::npos && content.find(shown, output) != std::string::npos)
        << path << " does not show " << shown;
}

TEST(Goldens, every_code_has_an_end_to_end_case_that_shows_it) {
    for (const Code* code : code::notation_codes()) expect_case(code->name);
    for (const Code* code : code::engine_codes()) expect_case(code->name);
}

}  // namespace
}  // namespace bones
