// What bones-stats counts: one list of metrics, each with a name, a title and an explanation.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace bones {

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
    curse_matches,
    curse_chain,
    curse_doublets_left,
    takes_tricks,
    takes_doubles,
    takes_revokes,
    takes_leads_won,
    prize_taken,
    prize_played,
    prize_coverage,
    super_spells,
    super_skips,
    super_free_turns,
    super_reversals,
    leyden_matadors,
    leyden_draws_at_will,
    leyden_pips_left,
};

inline constexpr std::size_t metric_count = static_cast<std::size_t>(Metric::leyden_pips_left) + 1;

enum class MetricKind {
    count,  ///< how many
    share,  ///< how many of the sample are so
    mean,   ///< the average over the sample
};

struct MetricInfo {
    std::string_view name;   ///< as on the command line
    std::string_view title;  ///< for people
    MetricKind kind;
    std::string_view sample;   ///< what the sample consists of
    std::string_view explain;  ///< how it is computed
};

/// In the order of the enumeration.
std::span<const MetricInfo> all_metrics();
inline const MetricInfo& info(Metric metric) {
    return all_metrics()[static_cast<std::size_t>(metric)];
}

}  // namespace bones
