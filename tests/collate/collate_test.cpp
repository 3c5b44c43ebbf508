// Collating sheets of generated games: properties of the result and of the findings.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "tests/collate/sheets.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tools/lib/show/collate/findings.hpp"

namespace bones {
namespace {

using namespace test;
using collate::CollatedGame;

/// Calls `check(record, game, random)` for generated games of all kinds.
template <class Check>
void for_all_games(long usual, Check check) {
    Random random(19);
    for (long number = 0; number < by_effort(usual); ++number)
        for (const Game game : all_games()) {
            const GameTraits& its = traits(game);
            const int most = std::min(its.most_players, 4);
            const int players =
                its.fewest_players + static_cast<int>(number % (most - its.fewest_players + 1));
            check(generated_game(game, players, static_cast<std::uint64_t>(number)), game, random);
        }
}

TEST(Collate, a_record_with_itself_is_its_canonical_form) {
    for_all_games(30, [](const std::string& record, Game, Random&) {
        const CollatedGame game = collated({record, record});
        EXPECT_EQ(game.text, record);
        EXPECT_EQ(game.undecided, 0u);
        EXPECT_TRUE(collate::findings_of(game, 2).empty());
    });
}

TEST(Collate, two_sheets_have_all_that_either_knew) {
    for_all_games(30, [](const std::string& record, Game, Random& random) {
        const TwoSheets sheets = hide_differently(record, random);
        const CollatedGame game = collated({sheets.first, sheets.second});
        EXPECT_EQ(game.text, record) << sheets.first << "\n" << sheets.second;
        EXPECT_EQ(game.undecided, 0u);
        EXPECT_EQ(collated({sheets.second, sheets.first}).text, game.text);
    });
}

/// Returns a word without the parts that follow from the rules: the arm number, and the order of
/// the halves.
std::string as_written(const std::string& word) {
    const std::string tile = word.substr(0, word.find_first_of("@="));
    if (tile.starts_with('*')) return '*' + as_written(tile.substr(1));
    const std::size_t dash = tile.find('-');
    if (dash == std::string::npos || tile.find_first_not_of("0123456789-") != std::string::npos)
        return tile;
    const std::string first = tile.substr(0, dash), second = tile.substr(dash + 1);
    return std::stoi(first) < std::stoi(second) ? second + "-" + first : tile;
}

/// Whether each word of a record is in one of the sheets, apart from comments.
bool invents_nothing(const std::string& record, const CollatedGame& game) {
    std::set<std::string> words;
    for (const auto& sheet : game.sheets) {
        std::istringstream in(sheet->canonical);
        for (std::string word; in >> word;) words.insert(as_written(word));
    }
    std::istringstream in(record);
    for (std::string line; std::getline(in, line);) {
        std::istringstream rest(line.substr(0, line.find('#')));
        for (std::string word; rest >> word;)
            if (words.count(as_written(word)) == 0) return false;
    }
    return true;
}

TEST(Collate, one_slip_in_each_of_two_sheets_with_deals_is_found) {
    struct Count {
        long all = 0, found = 0;
    };
    std::map<Game, Count> counts;
    for_all_games(30, [&](const std::string& record, Game kind, Random& random) {
        std::size_t first = 0, second = 0;
        std::string one = misread_one(record, kind, random, first), two;
        do two = misread_one(record, kind, random, second);
        while (second == first);
        std::string& plays_only = random.percent(50) ? one : two;
        plays_only = without_deals(plays_only);
        const CollatedGame game = collated({one, two});
        ++counts[kind].all;
        counts[kind].found += game.text == record;
        EXPECT_FALSE(collate::findings_of(game, 2).empty()) << one << "\n" << two;
        if (game.undecided == 0) {
            EXPECT_EQ(game.text, record) << one << "\n" << two;
        }
        EXPECT_TRUE(invents_nothing(game.text, game)) << game.text;
        const CollatedGame turned = collated({two, one});
        EXPECT_EQ(turned.undecided, game.undecided);
        if (game.undecided == 0) {
            EXPECT_EQ(turned.text, game.text);
        }
        EXPECT_EQ(collated({two, one}, 2).text.substr(0, game.text.find('#')),
                  game.text.substr(0, game.text.find('#')));
    });
    for (const auto& [game, count] : counts) {
        std::cout << traits(game).name << ": " << count.found << " of " << count.all << " true\n";
        EXPECT_GE(100 * count.found, 98 * count.all) << traits(game).name;
    }
}

TEST(Collate, two_sheets_outvote_one) {
    for_all_games(15, [](const std::string& record, Game kind, Random& random) {
        const std::string plays = without_deals(record);
        std::size_t action = 0;
        const std::string slip = misread_one(plays, kind, random, action);
        const std::string whole = collated({plays, plays}).text;
        EXPECT_EQ(collated({slip, plays, plays}).text, whole) << slip;
        EXPECT_EQ(collated({plays, slip, plays}).text, whole) << slip;
    });
}

/// Counts each tile, and each line of claims, in a record.
std::map<std::string, int> told_in(const std::string& record) {
    std::map<std::string, int> counts;
    std::istringstream in(record);
    for (std::string line; std::getline(in, line);) {
        const std::string said = line.substr(0, line.find('#'));
        const bool play = said.size() > 1 && said[1] == ' ';
        if (said.starts_with("score ") || said.starts_with("end ") || said.starts_with("left ") ||
            said.starts_with("trump "))
            ++counts[said.substr(0, said.find_last_not_of(' ') + 1)];
        std::istringstream words(play ? said.substr(2) : "");
        for (std::string word; words >> word;)
            if (word.find('-') != std::string::npos && word[0] != '+') ++counts[as_written(word)];
    }
    return counts;
}

/// Returns the messages and evidence of all findings.
std::string words_of(const CollatedGame& game, std::size_t sheets) {
    std::string text;
    for (const collate::SheetFinding& found : collate::findings_of(game, sheets)) {
        text += found.finding.message + '\n';
        for (const Evidence& evidence : found.finding.evidence) text += evidence.message() + '\n';
    }
    return text;
}

bool tells(const std::string& findings, const std::string& said) {
    const std::size_t dash = said.find('-');
    if (findings.find(said) != std::string::npos) return true;
    if (dash == std::string::npos || said.find(' ') != std::string::npos) return false;
    return findings.find(said.substr(dash + 1) + "-" + said.substr(0, dash)) != std::string::npos;
}

// Whatever the sheets hide or misread, the findings report each part of a sheet that the result
// lacks.
TEST(Collate, what_the_result_does_not_have_is_told) {
    struct Count {
        long said = 0, told = 0;
    };
    std::map<Game, Count> differing;
    for_all_games(30, [&](const std::string& record, Game kind, Random& random) {
        const TwoSheets hidden = hide_differently(record, random);
        std::size_t action = 0;
        std::vector<std::string> sheets{misread_one(hidden.first, kind, random, action),
                                        misread_one(hidden.second, kind, random, action)};
        if (random.percent(50)) sheets.push_back(misread_one(record, kind, random, action));
        for (std::string& sheet : sheets) sheet = without_some_arms(sheet, random);
        const CollatedGame game = collated(sheets);
        const std::string findings = words_of(game, sheets.size());
        const std::map<std::string, int> result = told_in(game.text);
        for (const auto& sheet : game.sheets)
            for (const auto& [said, count] : told_in(sheet->canonical)) {
                const auto there = result.find(said);
                if (there != result.end() && there->second >= count) continue;
                const bool told = tells(findings, said);
                ++differing[kind].said;
                differing[kind].told += told;
                EXPECT_TRUE(told) << said << "\n" << sheet->written << findings;
            }
        EXPECT_TRUE(invents_nothing(game.text, game)) << game.text;
        std::reverse(sheets.begin(), sheets.end());
        const CollatedGame turned = collated(sheets);
        EXPECT_EQ(turned.undecided, game.undecided);
        if (game.undecided == 0) {
            EXPECT_EQ(turned.text, game.text);
        }
    });
    for (const Game game : all_games()) {
        const Count& count = differing[game];
        std::cout << traits(game).name << ": " << count.told << " of " << count.said << " told\n";
        EXPECT_GT(count.said, 0) << traits(game).name;
    }
}

}  // namespace
}  // namespace bones
