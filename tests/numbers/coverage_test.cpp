// How often the interval of a mean contains the true mean, for normal data and for the metrics of
// generated hands. Prints the tables.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>

#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/generated_record.hpp"
#include "tools/lib/show/statistics/hand_facts.hpp"
#include "tools/lib/show/statistics/interval.hpp"

namespace bones::inline show::stats {
namespace {

constexpr int sizes[] = {5, 10, 30};

struct Coverage {
    long covered = 0, given = 0;

    void add(const std::optional<Interval>& interval, double truth) {
        if (!interval) return;
        ++given;
        covered += interval->low <= truth && truth <= interval->high;
    }
    double share() const { return static_cast<double>(covered) / static_cast<double>(given); }
};

TEST(Coverage, of_normal_data_is_95_per_cent) {
    std::mt19937_64 random(95);
    std::normal_distribution<double> normal(0, 1'000'000);
    const long samples = by_effort(20'000);
    for (const int n : {2, 4, 5, 10, 30}) {
        Coverage coverage;
        for (long i = 0; i < samples; ++i) {
            Sample sample;
            for (int k = 0; k < n; ++k) sample.add_unit(std::llround(normal(random)));
            coverage.add(mean_interval(sample), 0);
        }
        if (n < fewest_units) {
            EXPECT_EQ(coverage.given, 0) << n;
            continue;
        }
        fmt::print("normal, n = {:2}: {:.1f} %\n", n, coverage.share() * 100);
        EXPECT_GE(coverage.share(), 0.94) << n;
        EXPECT_LE(coverage.share(), 0.96) << n;
    }
}

/// Two seats of one hand are one unit. Counted as two, they would make the sample look twice as
/// large.
TEST(Coverage, does_not_suffer_from_several_numbers_of_one_hand) {
    std::mt19937_64 random(7);
    std::normal_distribution<double> normal(0, 1'000'000);
    Coverage by_hand, by_seat;
    for (long i = 0; i < by_effort(20'000); ++i) {
        Sample hands, seats;
        for (int hand = 0; hand < 10; ++hand) {
            const std::int64_t value = std::llround(normal(random));
            Sample both = Sample::of(value);
            both.add(value);
            hands.add(both.closed());
            seats.add_unit(value);
            seats.add_unit(value);
        }
        by_hand.add(mean_interval(hands), 0);
        by_seat.add(mean_interval(seats), 0);
    }
    fmt::print("two equal seats in each of 10 hands: {:.1f} % by hand, {:.1f} % by seat\n",
               by_hand.share() * 100, by_seat.share() * 100);
    EXPECT_GE(by_hand.share(), 0.94);
    EXPECT_LE(by_hand.share(), 0.96);
    EXPECT_LT(by_seat.share(), 0.90);
}

/// Returns the observations of seat A in each generated hand, by metric.
std::map<std::size_t, std::vector<Sample>> generated_units(Game game) {
    std::map<std::size_t, std::vector<Sample>> units;
    test::Generated made({.trace = true});
    play::GameRequest request;
    request.game = game;
    request.rules = default_house_rules(house_rules_of(game));
    request.players = traits(game).fewest_players;
    request.hands = 3;
    const long games = by_effort(traits(game).highest > 6 ? 60 : 150);
    for (long i = 0; i < games; ++i) {
        made.make(request, {}, static_cast<std::uint64_t>(i));
        for (std::size_t hand = 0; hand < made.judge.verdict.hands.size(); ++hand) {
            Facts facts(made.judge.record.players);
            add_hand_facts(made.judge.record, made.judge.verdict, hand, facts);
            facts.of_seat(Seat(0)).for_each([&](std::size_t metric, const Sample& sample) {
                if (all_metrics()[metric].kind == MetricKind::mean)
                    units[metric].push_back(sample.closed());
            });
        }
    }
    return units;
}

double mean_of(const std::vector<Sample>& units) {
    Sample all;
    for (const Sample& unit : units) all.add(unit);
    return all.mean();
}

/// Intervals cover skewed data less often. The bounds are the measured values less a margin, and
/// `--explain` shows them. Data that is nearly always 0 mostly has no interval.
TEST(Coverage, of_generated_hands_is_as_explained) {
    std::mt19937_64 random(30);
    std::map<int, Coverage> least_of;
    const long samples = by_effort(600);
    for (const Game game : all_games())
        for (const auto& [metric, units] : generated_units(game)) {
            const double truth = mean_of(units);
            if (units.size() < 60) continue;
            std::string row;
            for (const int n : sizes) {
                Coverage coverage;
                for (long i = 0; i < samples; ++i) {
                    Sample sample;
                    for (int k = 0; k < n; ++k) sample.add(units[random() % units.size()]);
                    coverage.add(mean_interval(sample), truth);
                }
                // A rare metric has an interval too seldom to measure its coverage.
                const bool is_rare = coverage.given < samples * 9 / 10;
                row += is_rare ? "      –" : fmt::format("  {:5.1f}", coverage.share() * 100);
                if (is_rare) continue;
                least_of.try_emplace(n, coverage);
                if (coverage.share() < least_of[n].share()) least_of[n] = coverage;
            }
            fmt::print("{:22} {:24}{}\n", traits(game).name, all_metrics()[metric].name, row);
        }
    for (const auto& [n, least] : least_of)
        fmt::print("least at n = {:2}: {:.1f} %\n", n, least.share() * 100);
    ASSERT_EQ(least_of.size(), std::size(sizes));
    EXPECT_GE(least_of[10].share(), 0.80);
    EXPECT_GE(least_of[30].share(), 0.86);
}

}  // namespace
}  // namespace bones::inline show::stats
