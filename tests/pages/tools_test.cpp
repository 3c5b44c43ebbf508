// Only a game's own sources may refer to it. The tools get everything about its rules from the
// engine.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "bones/game.hpp"
#include "tests/pages/findings.hpp"

namespace bones::test {
namespace {

namespace fs = std::filesystem;
const fs::path tree = BONES_SOURCE_DIR;

/// The table of words for people, the only one that may name games.
const fs::path words_for_people = tree / "tools/lib/show/statistics/metric.cpp";

/// Whether an engine source belongs to a game: its rules, its players, or its bounds for the
/// search.
bool is_of_a_game(const fs::path& source) {
    const fs::path folder = source.parent_path();
    const std::string name = source.filename().string();
    const auto begins = [&](std::string_view word) { return name.rfind(word, 0) == 0; };
    return folder == tree / "engine/games" || folder == tree / "engine/search/solver_hints" ||
           begins("greedy") || begins("steady") || name == "all_solver_hints.hpp";
}

std::string with_underscores(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
}

/// A source that includes a file from this folder depends on games.
constexpr std::string_view games_folder = "engine/games/";

/// Whether the name of a game is also an ordinary word.
bool is_ordinary_word(std::string_view name) {
    return name == "block" || name == "draw";
}

/// Returns the names of the games: as on a `game` line, as in the sources, and as titles.
std::vector<std::string> names_of_games() {
    std::vector<std::string> names = {std::string(games_folder)};
    for (const GameTraits& game : game_traits) {
        if (is_ordinary_word(game.name)) {
            names.push_back("Game::" + std::string(game.name));
            continue;
        }
        names.emplace_back(game.name);
        names.push_back(with_underscores(game.name));
        names.emplace_back(game.title);
        std::string joined(game.title);
        joined.erase(std::remove(joined.begin(), joined.end(), ' '), joined.end());
        names.push_back(joined);
    }
    return names;
}

/// Returns the clauses of all rules and of the notation, such as `D4` and `G5a`.
std::set<std::string> all_clauses() {
    std::set<std::string> clauses;
    const std::regex heading("(?:^|\n)#{2,4} ([A-Z][0-9]+[a-z]?)[ .]");
    std::vector<fs::path> pages = {tree / "libnotation/NOTATION.md"};
    for (const auto& entry : fs::directory_iterator(tree / "engine/games"))
        if (entry.path().extension() == ".md") pages.push_back(entry.path());
    for (const fs::path& page : pages) {
        const std::string text = contents_of(page);
        for (std::sregex_iterator found(text.begin(), text.end(), heading), end; found != end;
             ++found)
            clauses.insert((*found)[1]);
    }
    return clauses;
}

std::vector<fs::path> sources_in(const std::string& folder) {
    std::set<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(tree / folder))
        if (const auto kind = entry.path().extension(); kind == ".cpp" || kind == ".hpp")
            found.insert(entry.path());
    return {found.begin(), found.end()};
}

/// Returns a source without the parts that may name games and clauses: the examples of --help.
std::string without_examples(std::string text) {
    const auto erase = [&](std::string_view begin, std::string_view end) {
        const std::size_t at = text.find(begin);
        if (at != std::string::npos) text.erase(at, text.find(end, at) - at);
    };
    erase("std::string_view examples =", ";\n");
    erase("text(\"--clause\"", ";\n");
    return text;
}

/// Returns the words of a text: letters, digits and `_`.
std::set<std::string> words_of(const std::string& text) {
    std::set<std::string> words;
    const auto part = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
    };
    for (auto at = text.begin(); at != text.end();) {
        const auto first = std::find_if(at, text.end(), part);
        at = std::find_if_not(first, text.end(), part);
        words.emplace(first, at);
    }
    return words;
}

TEST(Engine, only_sources_of_a_game_name_it) {
    for (const fs::path& source : sources_in("engine")) {
        if (is_of_a_game(source)) continue;
        const std::string text = contents_of(source);
        for (const std::string& name : names_of_games())
            EXPECT_TRUE(name == games_folder || text.find(name) == std::string::npos)
                << source << " says " << name;
    }
}

/// The folders of the engine that each folder may include: those below it.
const std::map<std::string, std::set<std::string>> folders_below = {
    {"render", {}},
    {"rules", {}},
    {"standings", {}},
    {"hands", {"rules"}},
    {"fast_check", {"rules"}},
    {"games", {"hands", "fast_check", "rules"}},
    {"referee", {"hands", "rules"}},
    {"players", {"games", "rules"}},
    {"search", {"games", "hands", "rules"}},
    {"slips", {"games", "hands", "rules"}},
    {"worlds", {"games", "players", "rules", "search"}},
    {"play", {"games", "players", "rules", "search", "worlds"}}};

TEST(Engine, folders_include_only_what_is_below_them) {
    std::set<std::string> seen;
    for (const fs::path& source : sources_in("engine")) {
        const std::string folder = *fs::relative(source, tree / "engine").begin();
        if (folder.find('.') != std::string::npos || folder == "include" || folder == "codes")
            continue;
        ASSERT_EQ(folders_below.count(folder), 1u) << source;
        seen.insert(folder);
        const std::string text = contents_of(source);
        for (const auto& [other, below] : folders_below)
            EXPECT_TRUE(other == folder || folders_below.at(folder).count(other) == 1 ||
                        text.find("#include \"engine/" + other + "/") == std::string::npos)
                << source << " includes engine/" << other;
    }
    EXPECT_EQ(seen.size(), folders_below.size());
}

/// The libraries of the tools that each library may include.
const std::map<std::string, std::set<std::string>> libraries_below = {
    {"io", {}}, {"cli", {"io"}}, {"store", {"io", "cli"}}, {"show", {"io", "cli", "store"}}};

TEST(Tools, libraries_include_only_what_is_below_them) {
    std::set<std::string> seen;
    for (const fs::path& source : sources_in("tools/lib")) {
        const std::string library = *fs::relative(source, tree / "tools/lib").begin();
        ASSERT_EQ(libraries_below.count(library), 1u) << source;
        seen.insert(library);
        const std::string text = contents_of(source);
        const std::string include = "#include \"tools/";
        for (std::size_t at = text.find(include); at != std::string::npos;
             at = text.find(include, at + 1)) {
            const std::string path = text.substr(at + include.size(), 40);
            if (path.starts_with("libbones/")) continue;
            ASSERT_TRUE(path.starts_with("lib/")) << source << " includes tools/" << path;
            const std::string other = path.substr(4, path.find('/', 4) - 4);
            EXPECT_TRUE(other == library || libraries_below.at(library).count(other) == 1)
                << source << " includes tools/" << path;
        }
    }
    EXPECT_EQ(seen.size(), libraries_below.size());
}

TEST(Tools, libraries_have_their_namespaces) {
    for (const fs::path& source : sources_in("tools/lib")) {
        const std::string library = *fs::relative(source, tree / "tools/lib").begin();
        if (source.filename() == "embedded.hpp" || source.filename() == "pages.hpp") continue;
        EXPECT_NE(contents_of(source).find("namespace bones::inline " + library), std::string::npos)
            << source;
    }
}

TEST(SecondReferee, shares_no_code_with_the_engine) {
    int seen = 0;
    for (const fs::path& source : sources_in("tests/second/referee")) {
        ++seen;
        EXPECT_EQ(contents_of(source).find("#include \"engine/"), std::string::npos) << source;
    }
    EXPECT_GT(seen, 0);
}

TEST(Tools, name_no_game) {
    for (const fs::path& source : sources_in("tools")) {
        if (source == words_for_people) continue;
        const std::string text = without_examples(contents_of(source));
        for (const std::string& name : names_of_games())
            EXPECT_EQ(text.find(name), std::string::npos)
                << source << " says " << name << "; let the engine's description or events say it";
    }
}

TEST(Tools, cite_no_clause) {
    const std::set<std::string> clauses = all_clauses();
    ASSERT_TRUE(clauses.count("D4") && clauses.count("G5a") && clauses.count("N3"));
    for (const fs::path& source : sources_in("tools")) {
        if (source == words_for_people) continue;
        for (const std::string& word : words_of(without_examples(contents_of(source))))
            EXPECT_EQ(clauses.count(word), 0u) << source << " cites " << word;
    }
}

}  // namespace
}  // namespace bones::test
