// The pages say what is so: every example triggers its code, every clause and every code has its
// page.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "tests/pages/findings.hpp"

namespace bones::test {
namespace {

namespace fs = std::filesystem;
const fs::path root = BONES_SOURCE_DIR;

std::vector<fs::path> pages_in(const std::string& folder) {
    std::set<fs::path> pages;
    for (const auto& entry : fs::directory_iterator(root / folder))
        if (entry.path().extension() == ".md") pages.insert(entry.path());
    return {pages.begin(), pages.end()};
}

/// What the example on a code's page gives: a record in a `bones` block, or a command in a `sh`
/// block.
Findings findings_of_example(const std::string& code, const std::string& page) {
    const auto records = blocks(page, "bones");
    if (!records.empty()) return check(written("example-" + code + ".bones", records.front()));
    const auto commands = blocks(page, "sh");
    if (commands.empty()) return {};
    return findings_in(output_of(std::regex_replace(commands.front(), std::regex("bones-check"),
                                                    "bones-check --format jsonl")));
}

class CodePages : public testing::TestWithParam<std::string> {};

TEST_P(CodePages, example_triggers_exactly_this_code) {
    for (const fs::path& file : pages_in(GetParam())) {
        const std::string code = file.stem(), page = contents_of(file);
        EXPECT_EQ(page.rfind("# " + code + " · ", 0), 0u) << "title of " << file;
        const Findings found = findings_of_example(code, page);
        if (page.find(" · note · ") < page.find('\n')) {
            EXPECT_TRUE(std::count(found.notes.begin(), found.notes.end(), code)) << code;
            EXPECT_EQ(found.codes, std::vector<std::string>{}) << code;
        } else {
            EXPECT_EQ(found.codes, std::vector<std::string>{code}) << code;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Folders, CodePages, testing::Values("libnotation/codes", "engine/codes"));

TEST(RulesPages, every_clause_has_one_heading) {
    const std::map<std::string, std::pair<char, int>> clauses = {
        {"general", {'G', 16}},        {"curse-of-the-doublet", {'C', 12}},
        {"double-takes", {'D', 10}},   {"prize-dominoes", {'P', 12}},
        {"super-dominoes", {'S', 16}}, {"leyden", {'L', 10}}};
    for (const auto& [name, range] : clauses) {
        const std::string page = contents_of(root / "engine/games" / (name + ".md"));
        for (int number = 1; number <= range.second; ++number) {
            const std::string heading = "\n### " + (range.first + std::to_string(number)) + " ";
            const auto at = page.find(heading);
            EXPECT_NE(at, std::string::npos) << heading;
            EXPECT_EQ(page.find(heading, at + 1), std::string::npos) << heading;
        }
    }
}

TEST(RulesPages, examples_are_records_without_errors) {
    for (const fs::path& file : pages_in("engine/games"))
        for (const std::string& record : blocks(contents_of(file), "bones")) {
            const Findings found = check(written("rules-example.bones", record));
            for (const std::string code : {"unreadable", "bad-token", "misfit", "wrong-turn"})
                EXPECT_FALSE(std::count(found.codes.begin(), found.codes.end(), code))
                    << code << " in " << file;
        }
}

}  // namespace
}  // namespace bones::test
