// The pages are correct: every example triggers its code, and every clause and every code has its
// page.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "engine/codes.hpp"
#include "engine/rules/house_rules.hpp"
#include "libnotation/codes.hpp"
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

/// Returns the findings in a tool's output for people: `error[code]` and `note[code]`.
Findings findings_told(const std::string& text) {
    static const std::regex told(": (error|note)\\[([a-z-]+)\\]");
    Findings found;
    for (std::sregex_iterator at(text.begin(), text.end(), told), end; at != end; ++at)
        ((*at)[1] == "note" ? found.notes : found.codes).push_back((*at)[2]);
    return found;
}

/// Returns the findings of the example on a code's page: a record in a `bones` block, or a command
/// in a `sh` block.
Findings findings_of_example(const std::string& code, const std::string& page) {
    const auto records = blocks(page, "bones");
    if (!records.empty()) return check(written("example-" + code + ".bones", records.front()));
    const auto commands = blocks(page, "sh");
    if (commands.empty()) return {};
    if (commands.front().find("bones-collate") != std::string::npos)
        return findings_told(
            output_of("cd \"$(mktemp -d)\"\n" + std::regex_replace(commands.front(),
                                                                   std::regex("bones-collate"),
                                                                   "bones-collate -o game.bones")));
    return findings_in(output_of(std::regex_replace(commands.front(), std::regex("bones-check"),
                                                    "bones-check --format jsonl")));
}

class CodePageExamples : public testing::TestWithParam<std::string> {};

TEST_P(CodePageExamples, example_triggers_exactly_this_code) {
    for (const fs::path& file : pages_in(GetParam())) {
        const std::string code = file.stem(), page = contents_of(file);
        EXPECT_EQ(page.rfind("# " + code + " · ", 0), 0u) << "title of " << file;
        Findings found = findings_of_example(code, page);
        // A slip may come with the findings that it explains.
        const auto goes_with = [&](const std::string& other) {
            const bool explains = code == "likely-slip" || code == "slip-throughout";
            return explains ? other != code : other == "likely-slip";
        };
        found.codes.erase(std::remove_if(found.codes.begin(), found.codes.end(), goes_with),
                          found.codes.end());
        if (page.find(" · note · ") < page.find('\n')) {
            EXPECT_TRUE(std::count(found.notes.begin(), found.notes.end(), code)) << code;
            EXPECT_EQ(found.codes, std::vector<std::string>{}) << code;
        } else {
            EXPECT_EQ(found.codes, std::vector<std::string>{code}) << code;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Folders, CodePageExamples,
                         testing::Values("libnotation/codes", "engine/codes"));

/// Checks that a page is named after its code and starts with its severity and title.
void expect_page(const Code& code, const std::string& folder) {
    static constexpr const char* severities[] = {"error", "breach", "claim", "note"};
    const std::string name(code.name), title(code.title);
    const std::string severity = severities[static_cast<int>(code.severity)];
    const std::string heading = "# " + name + " · " + severity + " · " + title + "\n";
    EXPECT_EQ(contents_of(root / folder / (name + ".md")).rfind(heading, 0), 0u) << heading;
}

TEST(CodePages, every_code_has_its_page_and_every_page_its_code) {
    for (const Code* code : code::notation_codes()) expect_page(*code, "libnotation/codes");
    for (const Code* code : code::engine_codes()) expect_page(*code, "engine/codes");
    EXPECT_EQ(pages_in("libnotation/codes").size(), code::notation_codes().size());
    EXPECT_EQ(pages_in("engine/codes").size(), code::engine_codes().size());
}

TEST(CodePages, no_two_codes_have_one_name) {
    std::set<std::string_view> names;
    for (const auto& codes : {code::notation_codes(), code::engine_codes()})
        for (const Code* code : codes) EXPECT_TRUE(names.insert(code->name).second) << code->name;
}

TEST(RulesPages, every_clause_has_one_heading) {
    struct Clauses {
        std::string page;
        char letter;
        int first, last;
    };
    const std::vector<Clauses> pages = {{"general", 'G', 1, 16},
                                        {"curse-of-the-doublet", 'C', 1, 12},
                                        {"double-takes", 'D', 1, 10},
                                        {"prize-dominoes", 'P', 1, 12},
                                        {"super-dominoes", 'S', 1, 16},
                                        {"leyden", 'L', 1, 10},
                                        {"line-games", 'B', 1, 9},
                                        {"block", 'B', 10, 13},
                                        {"draw", 'W', 1, 7},
                                        {"all-fives", 'V', 1, 8},
                                        {"fives-and-threes", 'F', 1, 7},
                                        {"forty-two", 'T', 1, 15}};
    for (const auto& [name, letter, first, last] : pages) {
        const std::string page = contents_of(root / "engine/games" / (name + ".md"));
        for (int number = first; number <= last; ++number) {
            const std::string heading = "\n### " + (letter + std::to_string(number)) + " ";
            const auto at = page.find(heading);
            EXPECT_NE(at, std::string::npos) << heading;
            EXPECT_EQ(page.find(heading, at + 1), std::string::npos) << heading;
        }
    }
}

/// Returns the values of an option as a rules page lists them.
std::string listed_values(const HouseRule& option) {
    if (option.is_number()) {
        const std::string from = fmt::format(" from {}", option.least_number);
        return fmt::format("`{}` · any whole number{}",
                           house_rule_value(option, option.default_number),
                           option.least_number > 0 ? from : "");
    }
    std::string list;
    for (std::string_view word : option.words)
        if (!word.empty()) list += fmt::format("{}`{}`", list.empty() ? "" : " · ", word);
    return list;
}

TEST(RulesPages, house_rules_are_those_of_the_engine) {
    for (std::size_t game = 0; game < game_traits.size(); ++game) {
        const std::string name(game_traits[game].name);
        const std::string page = contents_of(root / "engine/games" / (name + ".md"));
        const auto options = house_rules_of(static_cast<Game>(game));
        for (const HouseRule& option : options) {
            const std::string row =
                "\n`" + std::string(option.name) + "` | " + listed_values(option) + " | ";
            EXPECT_NE(page.find(row), std::string::npos) << name << ": " << row;
        }
        static const std::regex any_row("\n`[a-z0-9-]+` \\| `[^|]*`[^|]* \\| [^|]* \\| [^\n]*");
        const auto from = page.begin() + static_cast<std::ptrdiff_t>(page.find("## House rules"));
        const auto to = page.begin() + static_cast<std::ptrdiff_t>(page.find("## Codes of"));
        const auto rows = std::distance(std::sregex_iterator(from, to, any_row), {});
        EXPECT_EQ(static_cast<std::size_t>(rows), options.size()) << name;
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
