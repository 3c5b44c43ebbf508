// A game typed twice with a slip is found again; different games are not.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"
#include "tools/lib/io/records/copies.hpp"

namespace bones {
namespace {

constexpr const char* players = "player A Ana\nplayer B Bo\nplayer C Cy\nplayer D Di\n";

/// Returns a generated game as a club writes it: with named players and without an id.
std::string club_record(const test::Generated& made) {
    std::string text;
    std::size_t at = 0;
    while (at < made.text.size()) {
        const std::size_t end = made.text.find('\n', at) + 1;
        const std::string line = made.text.substr(at, end - at);
        at = end;
        if (line.starts_with("player ") || line.starts_with("id ") || line.starts_with("written"))
            continue;
        text += line;
        if (line.starts_with("game ")) {
            const char* stop = players;
            for (int i = 0; i < made.judge.record.players; ++i)
                stop = std::find(stop, players + std::char_traits<char>::length(players), '\n') + 1;
            text.append(players, stop);
        }
    }
    return text;
}

play::GameRequest request_of(Game game) {
    play::GameRequest request;
    request.game = game;
    request.rules = default_house_rules(house_rules_of(game));
    request.players = traits(game).fewest_players;
    request.hands = 2;
    return request;
}

/// Makes one typing slip: a changed number or, in lines with one turn, a line left out, repeated,
/// or swapped with another.
std::string with_slip(const std::string& text, bool tricks, std::size_t tiles,
                      std::mt19937& random) {
    std::vector<std::pair<std::size_t, std::size_t>> lines;  // of play
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at) + 1;
        const std::string_view line = std::string_view(text).substr(at, end - at);
        const bool one_turn = tricks || std::count(line.begin(), line.end(), '-') <= 1;
        if (line.size() > 2 && line[1] == ' ' && line[0] >= 'A' && line[0] <= 'O' && one_turn)
            lines.emplace_back(at, end);
        at = end;
    }
    std::string slipped = text;
    const auto [at, end] = lines[random() % (lines.size() - 1)];
    // Swapped tiles are two changes, too many for a game of fewer than 20 tiles.
    switch (tricks ? 0 : random() % (lines.size() < 25 || tiles < 20 ? 3 : 4)) {
        case 0: {
            const std::size_t dash = text.find('-', at);
            const std::size_t digit = dash < end ? dash + 1 : at;
            if (digit == at || text[digit] < '0' || text[digit] > '9') return slipped;
            slipped[digit] = text[digit] == '0' ? '1' : static_cast<char>(text[digit] - 1);
            return slipped;
        }
        case 1:
            return slipped.erase(at, end - at);
        case 2:
            return slipped.insert(end, text.substr(at, end - at));
        default: {
            const std::size_t next = text.find('\n', end) + 1;
            slipped.replace(at, next - at,
                            text.substr(end, next - end) + text.substr(at, end - at));
            return slipped;
        }
    }
}

class Book {
  public:
    CopyFinder::Match add(test::Generated& made) {
        return finder_.add(identity_of(made.judge.record, made.judge.verdict), {file_, ++line_},
                           sketch_of(made.judge.record));
    }

  private:
    CopyFinder finder_;
    InputFileRef file_ = std::make_shared<const InputFile>(InputFile{"night.bones", "night.bones"});
    std::uint64_t line_ = 0;
};

TEST(NearGames, the_same_game_typed_twice_with_a_slip_is_found) {
    std::mt19937 random(12);
    long typed = 0, found = 0;
    for (long i = 0; i < by_effort(3); ++i)
        for (const Game game : all_games()) {
            test::Generated made({.trace = true});
            made.make(request_of(game), {}, static_cast<std::uint64_t>(i));
            const std::string text = club_record(made);
            Book book;
            made.read(text);
            ASSERT_EQ(book.add(made).likeness, Likeness::none);
            const PlaySketch sketch = sketch_of(made.judge.record);
            if (!sketch.can_be_compared()) continue;
            for (int slip = 0; slip < 4; ++slip) {
                made.read(with_slip(text, traits(game).tricks, sketch.tiles.size(), random));
                ++typed;
                // If the same slip is made twice, the record is a copy of an earlier game.
                const bool is_found = book.add(made).likeness != Likeness::none;
                found += is_found;
                EXPECT_TRUE(is_found) << text << made.text;
            }
        }
    fmt::print("typed twice with a slip: {} of {} found\n", found, typed);
    EXPECT_GT(typed, by_effort(80));
}

TEST(NearGames, different_games_of_the_same_players_are_not) {
    long games = 0, alarms = 0;
    Book book;
    for (const Game game : all_games()) {
        test::Generated made({.trace = true});
        for (long i = 0; i < by_effort(traits(game).highest > 6 ? 10 : 100); ++i) {
            made.make(request_of(game), {}, static_cast<std::uint64_t>(i));
            made.read(club_record(made));
            ++games;
            alarms += book.add(made).likeness != Likeness::none;
        }
    }
    fmt::print("false alarms: {} of {} different games\n", alarms, games);
    EXPECT_EQ(alarms, 0);
}

TEST(NearGames, a_difference_is_told_by_hand_and_ply) {
    test::Generated made({.trace = true});
    made.make(request_of(Game::block), {}, 1);
    const std::string text = club_record(made);
    made.read(text);
    const PlaySketch there = sketch_of(made.judge.record);
    ASSERT_TRUE(there.can_be_compared());
    PlaySketch here = there;
    EXPECT_EQ(slight_difference(here, there.tiles), "the same tiles were laid");
    here.tiles.erase(here.tiles.begin() + 2);
    here.places.erase(here.places.begin() + 2);
    EXPECT_NE(slight_difference(here, there.tiles)->find(" is there before hand 1, ply 4"),
              std::string::npos);
    here.tiles.resize(there.tiles.size() / 2);
    EXPECT_EQ(slight_difference(here, there.tiles), std::nullopt);
}

TEST(NearGames, different_ids_settle_that_they_are_two_games) {
    test::Generated made({.trace = true});
    made.make(request_of(Game::curse_of_the_doublet), {}, 1);
    const std::string text = club_record(made);
    const auto with_id = [&](const char* id) {
        std::string marked = text;
        return marked.insert(marked.find('\n') + 1, fmt::format("id {}\n", id));
    };
    Book book;
    made.read(with_id("one"));
    EXPECT_EQ(book.add(made).likeness, Likeness::none);
    made.read(with_id("two"));
    EXPECT_EQ(book.add(made).likeness, Likeness::none);
    made.read(text);
    EXPECT_EQ(book.add(made).likeness, Likeness::alike);
}

}  // namespace
}  // namespace bones
