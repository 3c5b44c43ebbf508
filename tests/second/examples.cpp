// The worked examples: each record of tests/data/examples against results found by hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/second/referee/text.hpp"

namespace bones::second {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string seat_of(const json& expected) {
    return expected.contains("seat") && expected["seat"].is_string()
               ? expected["seat"].get<std::string>()
               : "?";
}

std::string line_of(const json& expected) {
    const auto number = [&](const char* key) {
        return expected.contains(key) && expected[key].is_number() ? expected[key].get<int>() : -1;
    };
    return "hand " + std::to_string(number("hand")) + " ply " + std::to_string(number("ply")) +
           " " + seat_of(expected) + " " + expected["code"].get<std::string>() + " " +
           expected["clause"].get<std::string>();
}

std::string line_of(const Item& item) {
    return "hand " + std::to_string(item.hand) + " ply " + std::to_string(item.ply) + " " +
           item.seat + " " + item.code + " " + item.clause;
}

std::vector<std::string> lines_of(const json& list) {
    std::vector<std::string> lines;
    for (const json& expected : list) lines.push_back(line_of(expected));
    std::sort(lines.begin(), lines.end());
    return lines;
}

void check_points(const json& expected, bool known, const Points& points) {
    if (!expected.is_object()) return;
    EXPECT_TRUE(known);
    for (const auto& [seat, value] : expected.items())
        EXPECT_EQ(points[seat[0] - 'A'], value.get<int>()) << seat;
}

void check(const Judged& judged, const json& expected) {
    std::vector<std::string> found, notes, open;
    for (const Item& item : judged.findings)
        (item.severity == Severity::note ? notes : found).push_back(line_of(item));
    for (const Item& item : judged.open) open.push_back(line_of(item));
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, lines_of(expected["findings"]));
    for (const std::string& line : lines_of(expected.value("notes", json::array())))
        EXPECT_TRUE(std::count(notes.begin(), notes.end(), line)) << line;
    for (const std::string& line : lines_of(expected.value("open", json::array())))
        EXPECT_TRUE(std::count(open.begin(), open.end(), line)) << line;
    ASSERT_EQ(judged.hands.size(), expected["hands"].size());
    for (std::size_t h = 0; h < judged.hands.size(); ++h) {
        EXPECT_EQ(name_of(judged.hands[h].end), expected["hands"][h]["end"]);
        check_points(expected["hands"][h]["scores"], judged.hands[h].scored,
                     judged.hands[h].scores);
    }
    check_points(expected["totals"], judged.totals_known, judged.totals);
}

TEST(SecondReferee, agrees_with_the_worked_examples) {
    const char* elsewhere = std::getenv("BONES_EXAMPLES");
    const fs::path folder =
        elsewhere ? elsewhere : std::string(BONES_SOURCE_DIR) + "/tests/data/examples";
    int examples = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".bones") continue;
        SCOPED_TRACE(entry.path().string());
        ++examples;
        fs::path expectation = entry.path();
        expectation.replace_extension(".expect.json");
        const Judged judged = judge_text(contents(entry.path()));
        SCOPED_TRACE(to_text(judged));
        check(judged, json::parse(contents(expectation)));
    }
    EXPECT_GT(examples, 0);
}

}  // namespace
}  // namespace bones::second
