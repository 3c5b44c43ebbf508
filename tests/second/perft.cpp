// Counts the ways of playing one and two actions a second time (tests/data/perft). It tries every
// action that the notation can write and keeps those that the second referee finds clean. It uses
// neither the engine's move lists nor its judgement.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/second/random_play.hpp"
#include "tests/second/referee/text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"

namespace bones::second {
namespace {

/// One record of the data: its lines before the play, and its counts.
struct Table {
    Game game = Game::unknown;
    std::string lines;
    int players = 0;
    std::vector<std::string> yard;
    std::array<long, 3> ways{};  ///< by number of actions; 0: not given
};

Game game_named(const std::string& name) {
    return static_cast<Game>(
        std::find_if(game_traits.begin(), game_traits.end(),
                     [&](const GameTraits& game) { return game.name == name; }) -
        game_traits.begin());
}

std::vector<Table> tables_in(const std::string& file) {
    std::ifstream in(std::string(BONES_SOURCE_DIR) + "/tests/data/perft/" + file + ".txt");
    std::vector<Table> tables;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        if (word == "game") tables.emplace_back().game = game_named(file);
        if (word == "hand" && tables.back().players == 0)  // the game's fixed number of players
            tables.back().players = traits(tables.back().game).fewest_players;
        if (word == "player") ++tables.back().players;
        if (word == "x-ways-1") words >> tables.back().ways[1];
        if (word == "x-ways-2") words >> tables.back().ways[2];
        if (tables.empty() || word == "end" || word.compare(0, 2, "x-") == 0) continue;
        tables.back().lines += line + "\n";
        for (std::string tile; word == "yard" && words >> tile;) tables.back().yard.push_back(tile);
    }
    return tables;
}

/// Returns every token that the notation has for a tile, one for each meaning. The arm is left out:
/// until the second tile is laid, the number written first decides it. Kinds of action that a game
/// does not have are tried with one tile.
std::vector<std::string> tokens(Game game, bool leads) {
    const bool six = traits(game).highest == 6;
    std::vector<std::string> all{"pass", "+5-4", "*5-4", "5-4x"};
    const bool calls =
        game == Game::all_fives || game == Game::fives_and_threes;  // the points called for a tile
    if (!calls && (game != Game::double_takes || !leads)) all.push_back("5-4=5");
    for (Tile tile : all_tiles(traits(game).highest)) {
        const std::string word = tile_word(tile.high(), tile.low());
        // A double that leads means the same with and without its suit.
        if (game != Game::double_takes || !leads || !tile.is_double()) all.push_back(word);
        for (int suit = 0; game == Game::double_takes && leads && suit <= 15; ++suit)
            all.push_back(word + "=" + std::to_string(suit));
        if (traits(game).tricks) continue;
        if (word != "5-4") all.push_back("+" + word);
        if (six && word != "5-4") all.push_back("*" + word);
        if (tile.is_double()) continue;
        if (six && word != "5-4") all.push_back(word + "x");
        if (!leads) all.push_back(tile_word(tile.low(), tile.high()));
    }
    return all;
}

/// Whether the record has no findings, not even one about a tile turned round.
bool clean(const Table& table, const std::string& play) {
    const Judged judged = judge_text(table.lines + play + "end unfinished\n");
    return judged.findings.empty() && judged.open.empty();
}

/// S7, S13: the draws that a 15 causes, made at once.
std::string owed_draws(const Table& table, int seat, const std::string& token) {
    std::string draws;
    if (table.game != Game::super_dominoes || !token.ends_with("-15")) return draws;
    for (std::size_t i = 0; i < table.yard.size() && static_cast<int>(i) < table.players; ++i) {
        const int who = (seat + 1 + static_cast<int>(i)) % table.players;
        if (who == seat && token != "15-15") break;
        draws += std::string(1, static_cast<char>('A' + who)) + " +" + table.yard[i] + "\n";
    }
    return draws;
}

long ways(const Table& table, const std::string& before, int actions) {
    long count = 0;
    const bool leads = before.empty();
    for (int seat = 0; seat < table.players; ++seat)
        for (const std::string& token : tokens(table.game, leads)) {
            const std::string play = before + static_cast<char>('A' + seat) + " " + token + "\n";
            if (!clean(table, play)) continue;
            count +=
                actions == 1 ? 1 : ways(table, play + owed_draws(table, seat, token), actions - 1);
        }
    return count;
}

class Perft : public testing::TestWithParam<Game> {};

TEST_P(Perft, the_second_referee_counts_as_many) {
    const auto tables = tables_in(std::string(traits(GetParam()).name));
    ASSERT_FALSE(tables.empty());
    const long effort = by_effort(100);
    for (const Table& table : tables)
        for (int actions : {1, 2}) {
            // Two actions take long: skip them in a sanitized build, try one deal by default, and
            // all with more effort.
            const bool is_wanted =
                actions == 1 || effort > 100 || (effort == 100 && &table == &tables.front());
            if (!is_wanted || table.ways[actions] == 0) continue;
            EXPECT_EQ(ways(table, "", actions), table.ways[actions]) << actions << " actions of\n"
                                                                     << table.lines;
        }
}

INSTANTIATE_TEST_SUITE_P(Games, Perft, testing::ValuesIn(all_games()),
                         [](const auto& instance) { return test_name(instance.param); });

}  // namespace
}  // namespace bones::second
