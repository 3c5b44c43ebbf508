// The metrics of bones-stats, each with a name, a title and an explanation. This is the only place
// in the tools with texts about single games.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bones/game.hpp"
#include "tools/lib/show/statistics/interval.hpp"
#include "tools/lib/show/statistics/points_scale.hpp"

namespace bones::inline show::stats {

enum class Metric : std::size_t {
    games,
    finished,
    won,
    hands,
    hands_won,
    points,  ///< on the first scale; the other scales follow
    last_points = points + scale_count - 1,
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
    last_loss = loss + scale_count - 1,
    luck,
    last_luck = luck + scale_count - 1,
    play,
    last_play = play + scale_count - 1,
};

inline constexpr std::size_t metric_count = static_cast<std::size_t>(Metric::last_play) + 1;

/// A metric of points (points, loss, luck or play) on a given scale.
constexpr Metric on_scale(Metric first, std::size_t scale) {
    return static_cast<Metric>(static_cast<std::size_t>(first) + scale);
}
/// Whether a metric is `first` on any scale.
constexpr bool is_on_any_scale(Metric first, std::size_t metric) {
    return metric - static_cast<std::size_t>(first) < scale_count;
}

/// A set of metrics.
class MetricSet {
  public:
    bool has(std::size_t metric) const { return (words_[metric / 64] >> metric % 64 & 1) != 0; }
    void insert(std::size_t metric) { words_[metric / 64] |= bit(metric); }
    void remove(std::size_t metric) { words_[metric / 64] &= ~bit(metric); }
    bool empty() const { return (words_[0] | words_[1]) == 0; }
    /// The number of metrics in the set before this one.
    std::size_t before(std::size_t metric) const {
        const int in_word = std::popcount(words_[metric / 64] & (bit(metric) - 1));
        return static_cast<std::size_t>(in_word +
                                        (metric < 64 ? 0 : std::popcount(words_.front())));
    }
    /// Calls `use(metric)` for each, in order.
    template <class Use>
    void for_each(Use&& use) const {
        for (std::size_t word = 0; word < words_.size(); ++word)
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1)
                use(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
    }

  private:
    static constexpr std::uint64_t bit(std::size_t metric) {
        return std::uint64_t{1} << metric % 64;
    }

    static_assert(metric_count <= 128);
    std::array<std::uint64_t, 2> words_{};
};

enum class MetricKind {
    count,  ///< a number of events
    share,  ///< the fraction of positive observations
    mean,   ///< the average over the sample
};

struct MetricInfo {
    std::string_view name;   ///< for the command line
    std::string_view title;  ///< for display
    MetricKind kind;
    std::string_view sample;     ///< the kind of observations in the sample
    std::string_view explain;    ///< how it is computed
    Game game = Game::unknown;   ///< the only game with this metric; unknown: all games
    std::int64_t unit = 1;       ///< values are in units of 1/unit
    bool signed_values = false;  ///< may be negative

    double mean(const Sample& tally) const { return tally.mean() / static_cast<double>(unit); }
    /// A sum or an observation as text, without decimals if the values are whole.
    std::string number(std::int64_t value) const;
    /// The 95 % interval; none for a count, or with too few units. It is never below 0 for metrics
    /// without negative values.
    std::optional<Interval> interval(const Sample& tally) const;
};

/// All metrics, in the order of the enumeration.
std::span<const MetricInfo> all_metrics();
inline const MetricInfo& info(Metric metric) {
    return all_metrics()[static_cast<std::size_t>(metric)];
}
/// The metric with this name. Throws std::runtime_error if it does not exist.
std::size_t index_of_metric(std::string_view name);
/// Whether a metric applies to a game.
inline bool is_counted(Metric metric, Game game) {
    return info(metric).game == Game::unknown || info(metric).game == game;
}
/// Whether a name selects a metric: by its own name, by the name of its game, or by its name
/// without the scale.
bool is_asked_by(const MetricInfo& metric, std::string_view name);
/// How to select the metrics of one game, for --help.
std::string_view metrics_of_a_game();

}  // namespace bones::inline show::stats
