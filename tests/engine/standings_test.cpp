// Standings: the totals of games, tie-breaks step by step, and the ladder of a season.
#include <gtest/gtest.h>

#include "engine/standings/ladder.hpp"

namespace bones {
namespace {

using Order = std::vector<Entrant>;

/// Returns a game between two entrants. The side with more points wins; equal points share the win.
NightGame duel(Entrant a, std::int32_t points_a, Entrant b, std::int32_t points_b) {
    NightGame game;
    game.sides = {{{a}, points_a, points_a >= points_b, false},
                  {{b}, points_b, points_b >= points_a, false}};
    return game;
}

Tallies tally(const NightResults& results) {
    Tallies tallies{ByEntrant<Tally>(results.entrants), {}};
    add(tallies, results);
    return tallies;
}

Tallies add_up(std::uint32_t entrants, std::vector<NightGame> games) {
    NightResults results;
    for (Entrant i = 0; i < entrants; ++i) results.entrants.push_back(i);
    results.games = std::move(games);
    return tally(results);
}

Ranking rank_all(const Tallies& tallies, std::vector<Criterion> order = usual_order()) {
    Order entrants;
    for (Entrant i = 0; i < tallies.by_entrant.size(); ++i) entrants.push_back(i);
    return rank(tallies, entrants, order);
}

Order order_of(const Ranking& ranking) {
    Order order;
    for (const Rank& rank : ranking.ranks) order.push_back(rank.entrant);
    return order;
}

std::vector<std::uint32_t> places_of(const Ranking& ranking) {
    std::vector<std::uint32_t> places;
    for (const Rank& rank : ranking.ranks) places.push_back(rank.place);
    return places;
}

TEST(Tally, a_won_game) {
    const Tallies tallies = add_up(2, {duel(0, 11, 1, 8)});
    const Tally& winner = tallies.by_entrant[0];
    EXPECT_EQ(winner.games, 1);
    EXPECT_EQ(winner.won, 1);
    EXPECT_EQ(winner.half_wins, 2);
    EXPECT_EQ(winner.points_for, 11);
    EXPECT_EQ(winner.points_against, 8);
    EXPECT_EQ(winner.difference, 3);
    EXPECT_EQ(tallies.by_entrant[1].lost, 1);
    EXPECT_EQ(tallies.by_entrant[1].half_wins, 0);
    EXPECT_EQ(tallies.by_entrant[1].difference, -3);
}

TEST(Tally, a_shared_game_is_half_a_win) {
    const Tallies tallies = add_up(2, {duel(0, 42, 1, 42)});
    for (const auto& [entrant, tally] : tallies.by_entrant) {
        EXPECT_EQ(tally.shared, 1);
        EXPECT_EQ(tally.won + tally.lost, 0);
        EXPECT_EQ(tally.half_wins, 1);
    }
}

TEST(Tally, a_game_that_nobody_won_is_lost_by_nobody) {
    NightGame game = duel(0, 0, 1, 0);
    game.sides[0].won = game.sides[1].won = false;
    const Tallies tallies = add_up(2, {game});
    EXPECT_EQ(tallies.by_entrant[0].games, 1);
    EXPECT_EQ(tallies.by_entrant[0].won + tallies.by_entrant[0].shared, 0);
    EXPECT_EQ(tallies.by_entrant[0].lost, 0);
}

TEST(Tally, three_sides_have_the_best_other_side_against_them) {
    NightGame game;
    game.sides = {{{0}, 29, true, false}, {{1}, 21, false, false}, {{2}, 11, false, false}};
    const Tallies tallies = add_up(3, {game});
    EXPECT_EQ(tallies.by_entrant[0].difference, 8);
    EXPECT_EQ(tallies.by_entrant[1].difference, -8);
    EXPECT_EQ(tallies.by_entrant[2].difference, -18);
    // Neither side won, but one had more points than the other.
    EXPECT_EQ(tallies.meetings.at({1, 2}).won, 1);
    EXPECT_EQ(tallies.meetings.at({2, 1}).lost, 1);
}

TEST(Tally, fewest_points_win_turns_points_round) {
    NightGame game;
    game.fewest_win = true;
    game.sides = {{{0}, 104, false, false}, {{1}, 61, true, false}};
    const Tallies tallies = add_up(2, {game});
    EXPECT_EQ(tallies.by_entrant[1].points_for, 104);
    EXPECT_EQ(tallies.by_entrant[1].points_against, 61);
    EXPECT_EQ(tallies.by_entrant[1].difference, 43);
    EXPECT_EQ(tallies.by_entrant[0].difference, -43);
    EXPECT_EQ(tallies.meetings.at({1, 0}).points_for, 104);
}

TEST(Tally, partners_both_have_it_and_do_not_meet) {
    NightGame game;
    game.sides = {{{0, 2}, 18, false, false}, {{1, 3}, 27, true, false}};
    const Tallies tallies = add_up(4, {game});
    EXPECT_EQ(tallies.by_entrant[1].won, 1);
    EXPECT_EQ(tallies.by_entrant[3].won, 1);
    EXPECT_EQ(tallies.by_entrant[0].difference, -9);
    EXPECT_EQ(tallies.meetings.count({0, 2}), 0u);
    EXPECT_EQ(tallies.meetings.at({3, 2}).won, 1);
}

TEST(Tally, cap_of_points) {
    NightGame game = duel(0, 14, 1, 6);
    game.most_points = 11;
    const Tallies tallies = add_up(2, {game});
    EXPECT_EQ(tallies.by_entrant[0].points_for, 11);
    EXPECT_EQ(tallies.by_entrant[1].points_against, 11);
    EXPECT_EQ(tallies.by_entrant[0].difference, 5);
    EXPECT_EQ(tallies.meetings.at({0, 1}).points_for, 11);
}

TEST(Tally, cap_of_points_does_not_change_who_won) {
    NightGame game = duel(0, 14, 1, 12);
    game.most_points = 11;
    const Tallies tallies = add_up(2, {game});
    EXPECT_EQ(tallies.by_entrant[0].won, 1);
    EXPECT_EQ(tallies.by_entrant[0].difference, 0);
    EXPECT_EQ(tallies.meetings.at({0, 1}).won, 1);
}

TEST(Tally, cap_of_margin_leaves_points_as_they_are) {
    NightGame game = duel(0, 60, 1, 5);
    game.most_margin = 20;
    const Tallies tallies = add_up(2, {game});
    EXPECT_EQ(tallies.by_entrant[0].points_for, 60);
    EXPECT_EQ(tallies.by_entrant[0].difference, 20);
    EXPECT_EQ(tallies.by_entrant[1].difference, -20);
}

TEST(Tally, a_forfeited_game_is_the_others) {
    NightGame game = duel(0, 11, 1, 3);
    game.sides[0].forfeits = true;
    const Tallies tallies = add_up(2, {game});
    EXPECT_EQ(tallies.by_entrant[0].lost, 1);
    EXPECT_EQ(tallies.by_entrant[1].won, 1);
    EXPECT_EQ(tallies.by_entrant[0].difference, 8) << "points stay as they were played";
    EXPECT_EQ(tallies.meetings.at({1, 0}).won, 1);
}

TEST(Tally, a_forfeited_game_of_three_goes_to_the_best_of_the_rest) {
    NightGame game;
    game.sides = {{{0}, 29, true, true}, {{1}, 21, false, false}, {{2}, 11, false, false}};
    const Tallies tallies = add_up(3, {game});
    EXPECT_EQ(tallies.by_entrant[1].won, 1);
    EXPECT_EQ(tallies.by_entrant[2].lost, 1);
    EXPECT_EQ(tallies.meetings.at({2, 0}).won, 1) << "whoever forfeits loses to everybody";
}

TEST(Tally, a_game_that_a_loser_forfeits_stays_won) {
    NightGame game = duel(0, 11, 1, 3);
    game.sides[1].forfeits = true;
    EXPECT_EQ(add_up(2, {game}).by_entrant[0].won, 1);
}

TEST(Tally, a_game_that_all_forfeit_is_won_by_nobody) {
    NightGame game = duel(0, 11, 1, 3);
    game.sides[0].forfeits = game.sides[1].forfeits = true;
    const Tallies tallies = add_up(2, {game});
    EXPECT_EQ(tallies.by_entrant[0].half_wins + tallies.by_entrant[1].half_wins, 0);
}

TEST(Tally, byes_walkovers_absences) {
    NightResults results;
    results.entrants = {0, 1, 2};
    results.awards = {{0, Award::Kind::bye, 1, 7, 4},
                      {1, Award::Kind::walkover, 2, 11, 0},
                      {2, Award::Kind::no_show, 0, 0, 11}};
    const Tallies tallies = tally(results);
    EXPECT_EQ(tallies.by_entrant[0].byes, 1);
    EXPECT_EQ(tallies.by_entrant[0].half_wins, 1);
    EXPECT_EQ(tallies.by_entrant[0].difference, 3);
    EXPECT_EQ(tallies.by_entrant[1].walkovers, 1);
    EXPECT_EQ(tallies.by_entrant[1].points_for, 11);
    EXPECT_EQ(tallies.by_entrant[2].no_shows, 1);
    EXPECT_EQ(tallies.by_entrant[2].difference, -11);
    EXPECT_TRUE(tallies.meetings.empty()) << "nobody has met anybody";
    for (const auto& [entrant, tally] : tallies.by_entrant) EXPECT_EQ(tally.games, 0);
}

TEST(Tally, penalty_points_come_off) {
    NightResults results;
    results.entrants = {0, 1};
    results.games = {duel(0, 11, 1, 8)};
    results.penalties = {{0, 5}};
    const Tally penalized = tally(results).by_entrant[0];
    EXPECT_EQ(penalized.penalty, 5);
    EXPECT_EQ(penalized.points_for, 6);
    EXPECT_EQ(penalized.difference, -2);
    EXPECT_EQ(penalized.won, 1);
}

TEST(Ranking, wins_come_first) {
    const Tallies tallies = add_up(3, {duel(0, 11, 1, 10), duel(2, 11, 1, 0), duel(0, 11, 2, 10)});
    const Ranking ranking = rank_all(tallies);
    EXPECT_EQ(order_of(ranking), (Order{0, 2, 1}));
    EXPECT_TRUE(ranking.ties.empty());
}

TEST(Ranking, difference_breaks_a_tie) {
    const Tallies tallies = add_up(4, {duel(0, 11, 1, 9), duel(2, 11, 3, 1)});
    const Ranking ranking = rank_all(tallies);
    EXPECT_EQ(order_of(ranking), (Order{2, 0, 1, 3}));
    ASSERT_EQ(ranking.ties.size(), 2u);
    const Tie& tie = ranking.ties[0];
    EXPECT_EQ(tie.tied, (Order{2, 0}));
    EXPECT_EQ(tie.value, 2) << "one win, in halves";
    ASSERT_EQ(tie.steps.size(), 1u);
    EXPECT_EQ(tie.steps[0].by, Criterion::difference);
    EXPECT_TRUE(tie.steps[0].broken);
    EXPECT_EQ(tie.steps[0].tied, (Order{2, 0}));
    EXPECT_EQ(tie.steps[0].values, (std::vector<std::int64_t>{10, 2}));
}

TEST(Ranking, points_for_break_a_tie_when_the_difference_does_not) {
    const Tallies tallies = add_up(4, {duel(0, 11, 1, 9), duel(2, 30, 3, 28)});
    const Ranking ranking = rank_all(tallies);
    EXPECT_EQ(order_of(ranking), (Order{2, 0, 3, 1}));
    ASSERT_EQ(ranking.ties[0].steps.size(), 2u);
    EXPECT_FALSE(ranking.ties[0].steps[0].broken);
    EXPECT_EQ(ranking.ties[0].steps[1].by, Criterion::points_for);
    EXPECT_TRUE(ranking.ties[0].steps[1].broken);
}

/// Two entrants equal in everything but the game against each other.
Tallies equal_but_for_their_game() {
    return add_up(4, {duel(0, 5, 1, 11), duel(0, 11, 2, 5), duel(3, 11, 1, 5)});
}

TEST(Ranking, head_to_head_breaks_a_tie) {
    Tallies tallies = add_up(3, {duel(0, 11, 1, 5), duel(1, 11, 2, 5), duel(2, 5, 0, 5)});
    tallies.by_entrant[0] = tallies.by_entrant[1] = tallies.by_entrant[2] = Tally{};
    const Ranking ranking = rank_all(tallies);
    // 0 beat 1 and drew with 2; 1 beat 2. The points are 1.5, 1 and 0.5.
    EXPECT_EQ(order_of(ranking), (Order{0, 1, 2}));
    const TieStep& step = ranking.ties[0].steps.back();
    EXPECT_EQ(step.by, Criterion::head_to_head);
    EXPECT_EQ(step.values, (std::vector<std::int64_t>{3, 2, 1}));
    EXPECT_EQ(places_of(ranking), (std::vector<std::uint32_t>{1, 2, 3}));
}

TEST(Ranking, head_to_head_may_go_before_the_difference) {
    // Both won once, 1 with the better difference, but 0 beat 1.
    const Tallies tallies = add_up(4, {duel(0, 11, 1, 10), duel(1, 11, 2, 0), duel(3, 11, 0, 0)});
    EXPECT_EQ(order_of(rank_all(tallies)), (Order{3, 1, 0, 2}));
    const Ranking ranking =
        rank(tallies, Order{0, 1},
             std::vector{Criterion::wins, Criterion::head_to_head, Criterion::difference});
    EXPECT_EQ(order_of(ranking), (Order{0, 1}));
}

TEST(Ranking, a_cycle_in_head_to_head_goes_on_to_the_next_criterion) {
    const Tallies tallies = add_up(3, {duel(0, 11, 1, 5), duel(1, 11, 2, 0), duel(2, 11, 0, 5)});
    const Ranking ranking =
        rank_all(tallies, {Criterion::wins, Criterion::head_to_head, Criterion::difference});
    ASSERT_EQ(ranking.ties.size(), 1u);
    const std::vector<TieStep>& steps = ranking.ties[0].steps;
    ASSERT_EQ(steps.size(), 2u);
    EXPECT_EQ(steps[0].by, Criterion::head_to_head);
    EXPECT_TRUE(steps[0].comparable);
    EXPECT_FALSE(steps[0].broken);
    EXPECT_EQ(steps[0].values, (std::vector<std::int64_t>{2, 2, 2}));
    EXPECT_EQ(steps[1].by, Criterion::difference);
    EXPECT_EQ(order_of(ranking), (Order{1, 0, 2}));
}

TEST(Ranking, a_cycle_that_nothing_breaks_shares_the_place) {
    const Tallies tallies = add_up(3, {duel(0, 11, 1, 5), duel(1, 11, 2, 5), duel(2, 11, 0, 5)});
    const Ranking ranking = rank_all(tallies);
    EXPECT_EQ(places_of(ranking), (std::vector<std::uint32_t>{1, 1, 1}));
    for (const Rank& rank : ranking.ranks) EXPECT_TRUE(rank.shared);
    EXPECT_EQ(ranking.ties[0].steps.size(), 3u);
    EXPECT_EQ(ranking.ties[0].tied, (Order{0, 1, 2}));
}

TEST(Ranking, head_to_head_starts_anew_among_those_still_tied) {
    // Of the four, 0 is ahead; 1, 2 and 3 beat each other in a cycle and stay tied when counted
    // again. Of the three at another table, 4 is ahead; only the game between 5 and 6 separates
    // them.
    const Tallies tallies = add_up(4, {duel(0, 11, 1, 5), duel(0, 11, 2, 5), duel(0, 5, 3, 5),
                                       duel(1, 11, 2, 5), duel(1, 5, 3, 5), duel(2, 11, 3, 5)});
    Tallies level = tallies;
    for (auto& [entrant, tally] : level.by_entrant) tally = Tally{};
    // Points among all: 0 has 2+2+1 = 5, 1 has 0+2+1 = 3, 2 has 0+0+2 = 2, 3 has 1+1+0 = 2.
    const Ranking ranking = rank_all(level, {Criterion::wins, Criterion::head_to_head});
    EXPECT_EQ(order_of(ranking), (Order{0, 1, 2, 3}));
    const std::vector<TieStep>& steps = ranking.ties[0].steps;
    ASSERT_EQ(steps.size(), 2u);
    EXPECT_EQ(steps[0].values, (std::vector<std::int64_t>{5, 3, 2, 2}));
    EXPECT_EQ(steps[1].tied, (Order{2, 3})) << "2 beat 3";
    EXPECT_EQ(steps[1].values, (std::vector<std::int64_t>{2, 0}));
    EXPECT_EQ(places_of(ranking), (std::vector<std::uint32_t>{1, 2, 3, 4}));
}

TEST(Ranking, head_to_head_of_some_who_have_not_met_says_nothing) {
    Tallies tallies = add_up(3, {duel(0, 11, 1, 5)});
    for (auto& [entrant, tally] : tallies.by_entrant) tally = Tally{};
    const Ranking ranking = rank_all(tallies);
    const TieStep& step = ranking.ties[0].steps.back();
    EXPECT_FALSE(step.comparable);
    EXPECT_FALSE(step.broken);
    EXPECT_EQ(places_of(ranking), (std::vector<std::uint32_t>{1, 1, 1}));
}

TEST(Ranking, several_games_against_each_other_count_as_one_meeting) {
    // 0 won two of three games against 1. 1 won its only game against 2, and 2 won its only game
    // against 0.
    Tallies tallies = add_up(3, {duel(0, 11, 1, 5), duel(0, 11, 1, 5), duel(0, 5, 1, 11),
                                 duel(1, 11, 2, 5), duel(2, 11, 0, 5)});
    for (auto& [entrant, tally] : tallies.by_entrant) tally = Tally{};
    const Ranking ranking = rank_all(tallies);
    EXPECT_EQ(ranking.ties[0].steps.back().values, (std::vector<std::int64_t>{2, 2, 2}));
}

TEST(Ranking, places_go_on_after_a_shared_one) {
    Tallies tallies = add_up(4, {});
    tallies.by_entrant[2].half_wins = 4;
    tallies.by_entrant[3].half_wins = -2;
    const Ranking ranking = rank_all(tallies);
    EXPECT_EQ(order_of(ranking), (Order{2, 0, 1, 3}));
    EXPECT_EQ(places_of(ranking), (std::vector<std::uint32_t>{1, 2, 2, 4}));
    EXPECT_FALSE(ranking.ranks[0].shared);
    EXPECT_TRUE(ranking.ranks[1].shared);
}

TEST(Ranking, the_order_is_the_given_one) {
    Tallies tallies = equal_but_for_their_game();
    tallies.by_entrant[2].points_for = 99;
    EXPECT_EQ(order_of(rank_all(tallies, {Criterion::points_for})).front(), 2u);
    const Ranking by_points = rank_all(tallies, {Criterion::points_for, Criterion::wins});
    EXPECT_EQ(by_points.order, (std::vector{Criterion::points_for, Criterion::wins}));
}

TEST(Ranking, nobody_is_ranked_without_entrants) {
    EXPECT_TRUE(rank({}, {}, usual_order()).ranks.empty());
}

TEST(Ranking, criteria_have_names) {
    for (const char* name : {"ladder", "wins", "difference", "points-for", "head-to-head"}) {
        ASSERT_TRUE(criterion_named(name)) << name;
        EXPECT_EQ(name_of(*criterion_named(name)), name);
    }
    EXPECT_FALSE(criterion_named("luck"));
}

/// Three nights of two entrants: 0 wins all of them, and 1 misses the second.
class Ladder : public testing::Test {
  protected:
    Ladder() {
        for (int i = 0; i < 3; ++i) {
            tallies_[i] = add_up(2, {duel(0, 11, 1, 5)});
            const Order there = i == 1 ? Order{0} : Order{0, 1};
            rankings_[i] = rank(tallies_[i], there, usual_order());
            came_[i] = {there.begin(), there.end()};
            nights_.push_back({&tallies_[i], &rankings_[i], &came_[i]});
        }
        season_ = add_up(2, {});
    }

    Tallies tallies_[3];
    Ranking rankings_[3];
    std::vector<Entrant> came_[3];
    std::vector<SeasonNight> nights_;
    Tallies season_;
};

TEST_F(Ladder, attendance_and_places) {
    const auto ladder = climb(nights_, {1, {3, 2, 1}, 0, 0}, season_);
    EXPECT_EQ(season_.by_entrant[0].ladder, 2 * 3 * (1 + 3)) << "in halves";
    EXPECT_EQ(season_.by_entrant[1].ladder, 2 * 2 * (1 + 2));
    EXPECT_FALSE(ladder[1][1].came);
    EXPECT_EQ(ladder[1][1].place, 0u);
    EXPECT_EQ(ladder[1][1].points, 0);
}

TEST_F(Ladder, points_for_wins) {
    climb(nights_, {0, {}, 2, 0}, season_);
    EXPECT_EQ(season_.by_entrant[0].ladder, 2 * 3 * 2);
    EXPECT_EQ(season_.by_entrant[1].ladder, 0);
}

TEST_F(Ladder, the_best_nights_count) {
    const auto ladder = climb(nights_, {1, {3, 2, 1}, 0, 2}, season_);
    EXPECT_EQ(season_.by_entrant[0].ladder, 2 * 2 * (1 + 3));
    EXPECT_TRUE(ladder[0][0].counts && ladder[0][1].counts);
    EXPECT_FALSE(ladder[0][2].counts) << "of equals the earlier ones";
}

TEST_F(Ladder, a_shared_place_is_worth_what_the_first_of_it_is) {
    tallies_[0] = add_up(2, {duel(0, 5, 1, 5)});
    rankings_[0] = rank(tallies_[0], Order{0, 1}, usual_order());
    const auto ladder = climb(nights_, {0, {3, 2, 1}, 0, 0}, season_);
    EXPECT_EQ(ladder[0][0].points, 6);
    EXPECT_EQ(ladder[1][0].points, 6);
}

TEST_F(Ladder, the_season_is_ranked_by_it_first) {
    climb(nights_, {5, {1}, 0, 0}, season_);
    season_.by_entrant[1].half_wins = 100;
    const Ranking ranking = rank_all(season_, {Criterion::ladder, Criterion::wins});
    EXPECT_EQ(order_of(ranking), (Order{0, 1}));
}

}  // namespace
}  // namespace bones
