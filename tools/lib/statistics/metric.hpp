// What bones-stats counts: one list of metrics, each with a name, a title and an explanation. It is
// the one place in the tools that tells people of single games.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bones/game.hpp"
#include "tools/lib/interval.hpp"

namespace bones::stats {

enum class Metric : std::size_t {
    games,
    finished,
    won,
    hands,
    hands_won,
    points,
    went_out,
    blocked,
    length,
    passes,
    draws,
    choices,
    forced,
    leads,
    matches,
    matches_in_a_row,
    doubles_left,
    tricks,
    doubles_captured,
    revokes,
    leads_won,
    prizes_taken,
    prizes_played,
    numbers_covered,
    spells,
    turns_skipped,
    further_turns,
    reversals,
    matadors,
    draws_at_will,
    pips_left,
    closed,
    points_in_play,
    eights,
    points_a_tile,
    contracts,
    contracts_made,
    contracts_set,
    reneges,
    loss,
    luck,
    play,
};

inline constexpr std::size_t metric_count = static_cast<std::size_t>(Metric::play) + 1;

enum class MetricKind {
    count,  ///< how many
    share,  ///< how many of the sample are so
    mean,   ///< the average over the sample
};

struct MetricInfo {
    std::string_view name;   ///< as on the command line
    std::string_view title;  ///< for people
    MetricKind kind;
    std::string_view sample;    ///< what the sample consists of
    std::string_view explain;   ///< how it is computed
    Game game = Game::unknown;  ///< the only one that it is counted in; unknown: there is none
    std::int64_t unit = 1;      ///< observations are counted in 1/unit

    double mean(const Sample& tally) const { return tally.mean() / static_cast<double>(unit); }
    /// A sum or an observation, in whole units if that is what is counted.
    std::string number(std::int64_t value) const;
    /// The interval of 95 %; none for a count, and where there are too few observations.
    std::optional<Interval> interval(const Sample& tally) const;
};

/// In the order of the enumeration.
std::span<const MetricInfo> all_metrics();
inline const MetricInfo& info(Metric metric) {
    return all_metrics()[static_cast<std::size_t>(metric)];
}
/// By its name. Throws std::runtime_error if there is none.
std::size_t index_of_metric(std::string_view name);
/// Whether a metric is counted in a game.
inline bool is_counted(Metric metric, Game game) {
    return info(metric).game == Game::unknown || info(metric).game == game;
}
/// How the metrics of one game are asked for, for --help.
std::string_view metrics_of_a_game();

}  // namespace bones::stats
