// Properties of the rating model and of ladders that must be true for any players. tests/rate
// compares the figures with another program.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "tools/lib/show/rating/ladder.hpp"

namespace bones::inline show::rating {
namespace {

class Lot {
  public:
    int number(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
    double real(double low, double high) { return low + (high - low) * number(10'001) / 10'000; }

    std::vector<Team> teams() {
        std::vector<Team> teams(static_cast<std::size_t>(2 + number(5)));
        const int players = 1 + number(3);
        for (Team& team : teams) {
            team.rank = 1 + number(static_cast<int>(teams.size()));
            team.score = number(200) - 50;
            for (int i = 0; i < players; ++i) team.players.push_back({real(-20, 60), real(0.3, 9)});
        }
        return teams;
    }

  private:
    std::mt19937 random_{24};
};

TEST(Model, more_points_with_a_margin_never_lower_the_winner) {
    Lot lot;
    for (int round = 0; round < 20'000; ++round) {
        std::vector<Team> teams = lot.teams();
        for (Team& team : teams) team.rank = std::max(team.rank, 2);
        teams[0].rank = 1;
        std::int32_t most = 0;
        for (const Team& team : teams) most = std::max(most, team.score);
        double last = teams[0].players[0].mu;
        const double margin = lot.real(0, 30);
        for (const int more : {0, 1, 5, 20, 100}) {
            std::vector<Team> played = teams;
            played[0].score = most + more;
            rate(played, margin);
            ASSERT_GE(played[0].players[0].mu, last) << round;
            last = played[0].players[0].mu;
        }
    }
}

TEST(Model, figures_stay_finite_and_the_order_of_sides_means_nothing) {
    Lot lot;
    for (int round = 0; round < 20'000; ++round) {
        std::vector<Team> teams = lot.teams();
        std::vector<Team> turned(teams.rbegin(), teams.rend());
        const std::optional<double> margin =
            lot.number(2) == 0 ? std::nullopt : std::optional(lot.real(0, 9));
        rate(teams, margin);
        rate(turned, margin);
        for (std::size_t i = 0; i < teams.size(); ++i)
            for (std::size_t k = 0; k < teams[i].players.size(); ++k) {
                const Rating &one = teams[i].players[k],
                             &other = turned[teams.size() - 1 - i].players[k];
                ASSERT_TRUE(std::isfinite(one.mu) && one.sigma > 0) << round;
                ASSERT_NEAR(one.mu, other.mu, 1e-9) << round;
                ASSERT_NEAR(one.sigma, other.sigma, 1e-9) << round;
            }
    }
}

RatedGame game_of(const std::string& date, const std::string& winner, const std::string& loser) {
    RatedGame game;
    game.game = Game::leyden;
    game.date = game.last_day = date;
    game.sides = {{{{"", winner}}, 9, 1}, {{{"", loser}}, 4, 2}};
    return game;
}

double sigma_of(const Ratings& ratings, const std::string& name) {
    return ratings.ladders[0].of(*ratings.find(Person{"", name}.key()))->rating.sigma;
}

TEST(Ladder, sigma_grows_by_the_whole_months_without_a_game_up_to_a_newcomers) {
    std::vector<RatedGame> games;
    for (int i = 0; i < 9; ++i) games.push_back(game_of("2026-01-01", "Ana", "Bo"));
    const double still = sigma_of(rate_games(games, {}), "Ana");
    ASSERT_LT(still, first_sigma);
    const auto later = [&](const char* day, double decay) {
        return sigma_of(rate_games(games, {{}, decay, day_number(day, day)}), "Ana");
    };
    EXPECT_DOUBLE_EQ(later("2026-01-30", 1), still);
    EXPECT_DOUBLE_EQ(later("2026-01-31", 1), std::sqrt(still * still + 1));
    EXPECT_DOUBLE_EQ(later("2026-03-02", 2), std::sqrt(still * still + 8));
    EXPECT_DOUBLE_EQ(later("2036-01-01", 2), first_sigma);
}

TEST(Ladder, whoever_plays_on_is_known_better_than_who_does_not) {
    std::vector<RatedGame> games{game_of("2026-01-01", "Ana", "Bo"),
                                 game_of("2026-05-01", "Cy", "Bo")};
    const Ratings without = rate_games(games, {}), with = rate_games(games, {{}, 1, {}});
    EXPECT_DOUBLE_EQ(sigma_of(with, "Ana"),
                     std::min(first_sigma, std::sqrt(std::pow(sigma_of(without, "Ana"), 2) + 4)));
    EXPECT_GT(sigma_of(with, "Bo"), sigma_of(without, "Bo"));
}

TEST(Ladder, games_are_in_order_of_date_round_table_and_id) {
    std::vector<RatedGame> games(6, game_of("2026-01-05", "Ana", "Bo"));
    games[0].last_day = "2026-01-31", games[0].date = "2026-01-??", games[0].id = "month";
    games[1].round = "10", games[1].id = "tenth";
    games[2].round = "9", games[2].table = "11", games[2].id = "eleventh table";
    games[3].round = "9", games[3].table = "2", games[3].id = "second table";
    games[4].date = games[4].last_day = "", games[4].id = "no date";
    games[5].round = "final", games[5].id = "final";
    put_in_order(games);
    std::string ids;
    for (const RatedGame& game : games) ids += game.id + ";";
    EXPECT_EQ(ids, "no date;second table;eleventh table;tenth;final;month;");
}

TEST(Ladder, a_course_is_as_many_blocks_as_games_or_as_fit) {
    std::vector<RatedGame> games;
    for (int i = 0; i < 25; ++i) games.push_back(game_of("2026-01-01", "Ana", "Bo"));
    const Ratings ratings = rate_games(games, {});
    const Standing& best = ratings.ladders[0].standings[0];
    EXPECT_EQ(course_blocks(best, 100).size(), 25u * 3);
    EXPECT_EQ(course_blocks(best, 10).size(), 10u * 3);
    EXPECT_TRUE(course_blocks(best, 10).ends_with("█"));
}

}  // namespace
}  // namespace bones::inline show::rating
