// The events that tiles cause in each game, and the descriptions of the games.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <initializer_list>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "engine/codes.hpp"
#include "engine/rules/description.hpp"
#include "tests/support/noted.hpp"

namespace bones {
namespace {

/// The events of each action of a record's first hand.
class Traced {
  public:
    explicit Traced(std::string_view text) : text_(text) {
        parse({text_, 1, 1, false}, record_);
        test::take_as_noted(record_);
        Referee referee({.list_open = false, .deduce = false, .trace = true});
        referee.judge(record_, verdict);
    }
    Events at(std::size_t ply) const { return verdict.trace.at(ply - 1).events; }

    GameVerdict verdict;

  private:
    std::string text_;
    Record record_;
};

Events events(std::initializer_list<Event> list) {
    Events all;
    for (Event event : list) all.add(event);
    return all;
}

Traced curse(std::string_view play) {
    return Traced("game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\n" + std::string(play));
}
Traced super(std::string_view play) {
    return Traced("game super-dominoes\nplayer A\nplayer B\nplayer C\nhand 1\n" +
                  std::string(play));
}

TEST(Events, C6_a_match_with_an_arm_that_was_started) {
    const Traced game = curse("A 3-2\nB 2-4@3\nA 3-4@1 4-3@1 3-5@1\n");
    EXPECT_TRUE(game.at(1).empty());
    EXPECT_TRUE(game.at(2).empty());  // no other arm is started
    EXPECT_EQ(game.at(3), events({Event::match}));
    EXPECT_TRUE(game.at(4).empty());  // the other arms that show a 3 are not started
}

TEST(Events, D5_a_double_of_another_suit_trumps) {
    const Traced game(
        "game double-takes\nplayer A\nplayer B\nhand 1\nA 12-9=9 8-8\nB 8-7=7 7-7\nB 5-5 4-3\n");
    EXPECT_TRUE(game.at(1).empty());
    EXPECT_EQ(game.at(2), events({Event::trump}));
    EXPECT_TRUE(game.at(4).empty());  // C follows suit
    EXPECT_TRUE(game.at(5).empty());  // C leads
    EXPECT_EQ(game.at(6), events({Event::discard}));
}

TEST(Events, T6_T15_a_double_that_is_apart_follows_no_number) {
    const auto text = [](const char* rule) {
        return std::string("game forty-two\n") + rule +
               "hand 1\nbid A 42 pass pass pass\ntrump A nello\nA 5-1 5-5 4-1\n";
    };
    const Traced apart(text("")), high(text("rule nello=high\n"));
    EXPECT_EQ(apart.at(2), events({Event::discard}));
    EXPECT_EQ(apart.at(3), events({Event::discard}));
    EXPECT_TRUE(high.at(2).empty());
}

TEST(Events, S7_to_S9_what_the_outer_half_fires) {
    const Traced game = super("A 5-5\nB 5-15\nA +?\nC +?\nC 5-3\nB 5-14 14-5\n");
    EXPECT_TRUE(game.at(1).empty());
    EXPECT_EQ(game.at(2), events({Event::draws_owed}));
    EXPECT_TRUE(game.at(3).empty());
    EXPECT_EQ(game.at(5), events({Event::reversal}));
    EXPECT_EQ(game.at(6), events({Event::further_turn}));
    EXPECT_TRUE(game.at(7).empty());
}

TEST(Events, S11_spells_are_broken_by_what_lies_on_them_and_by_new_ones) {
    const Traced game = super("A 5-5\nB 5-13@1\nC 13-2@1\nA 5-13@2\nB 13-13@2\nC 7-13@2\n");
    EXPECT_EQ(game.at(2), events({Event::spell_cast}));
    EXPECT_EQ(game.at(3), events({Event::spell_broken}));
    EXPECT_EQ(game.at(4), events({Event::spell_cast}));
    EXPECT_EQ(game.at(5), events({Event::spell_broken, Event::spell_cast}));
}

TEST(Events, S12_a_double_makes_somebody_miss_a_turn_but_for_the_first_and_13_13) {
    const Traced game = super("A 5-5\nB 5-6@1\nC 6-6@1\nB 6-2@1\n");
    EXPECT_TRUE(game.at(1).empty());
    EXPECT_EQ(game.at(3), events({Event::turn_skipped}));
}

TEST(Events, S13_the_starting_double_fires_its_own) {
    EXPECT_EQ(super("A 15-15\n").at(1), events({Event::draws_owed}));
    EXPECT_EQ(super("A 14-14\n").at(1), events({Event::further_turn}));
    EXPECT_EQ(super("A 3-3\n").at(1), events({Event::reversal}));
    EXPECT_TRUE(super("A 13-13\n").at(1).empty());
}

TEST(Events, S14_of_the_last_tile_only_the_draws_are_left) {
    const auto last_of = [](std::string_view rule, std::string_view tile) {
        // A has nine tiles, and this is the ninth.
        const Traced game(
            fmt::format("game super-dominoes\nplayer A\nplayer B\n{}hand 1\n"
                        "A 5-5\nB 5-0@1\nA 5-1@2\nB 0-2@1\nA 1-4@2\nB 2-6@1\nA 4-7@2\nB 6-8@1\n"
                        "A 7-9@2\nB 8-10@1\nA 9-11@2\nB 10-12@1\nA 11-0@2\nB 12-1@1\nA 0-6@2\n"
                        "B 1-6@1\nA {}@2\n",
                        rule, tile));
        return game.at(17);
    };
    EXPECT_TRUE(last_of("", "6-3").empty());
    EXPECT_TRUE(last_of("", "6-14").empty());
    EXPECT_TRUE(last_of("", "6-13").empty());
    EXPECT_TRUE(last_of("", "6-6").empty());
    EXPECT_EQ(last_of("", "6-15"), events({Event::draws_owed}));
    EXPECT_TRUE(last_of("rule final15=none\n", "6-15").empty());
}

TEST(Events, G4_of_a_tile_that_lies_nobody_knows_where) {
    const Traced game = super("A 5-5\nB 5-6@1\nC 5-14\n");
    EXPECT_FALSE(game.verdict.trace[1].events.has(Event::further_turn));
    EXPECT_TRUE(game.verdict.trace[2].events.has(Event::further_turn));
}

TEST(Events, L5_the_half_of_a_crosswise_tile_that_the_next_one_meets) {
    const Traced game(
        "game leyden\nplayer A\nplayer B\nhand 1\nA 1-1\nB 6-5@1\nA 5-2x@1\nB 2-3@1\n");
    EXPECT_EQ(game.verdict.trace[1].laid->half_met, LaidTile::no_half);
    EXPECT_EQ(game.verdict.trace[3].laid->half_met, 5);
}

TEST(Descriptions, D1_partners_share_a_side_of_four) {
    const GameDescription& takes = describe(Game::double_takes);
    EXPECT_EQ(takes.sides(3, {}), 3);
    EXPECT_EQ(takes.sides(4, {}), 2);
    EXPECT_EQ(describe(Game::super_dominoes).sides(4, {}), 4);
}

TEST(Descriptions, D8_what_a_revoke_costs) {
    const GameDescription& takes = describe(Game::double_takes);
    const auto cost = [&](int rule) { return *takes.cost(code::revoke, {0, rule}); };
    EXPECT_EQ(cost(0).taken(), 5);
    EXPECT_TRUE(cost(1).by_itself);
    EXPECT_FALSE(cost(2).by_itself);
    EXPECT_EQ(cost(2).taken(), 5);
    EXPECT_EQ(cost(3).taken(), 0);
    EXPECT_FALSE(takes.cost(code::misfit, {}).has_value());
    EXPECT_FALSE(describe(Game::leyden).cost(code::misfit, {}).has_value());
}

TEST(Descriptions, L10_points_are_bad) {
    EXPECT_TRUE(describe(Game::leyden).fewest_win);
    EXPECT_FALSE(describe(Game::prize_dominoes).fewest_win);
}

TEST(Descriptions, of_an_unknown_game_is_what_most_games_have) {
    const GameDescription& unknown = describe(Game::unknown);
    EXPECT_EQ(unknown.hand_word, "hand");
    EXPECT_EQ(unknown.sides(5, {}), 5);
    EXPECT_TRUE(unknown.totals_add_up);
}

}  // namespace
}  // namespace bones
