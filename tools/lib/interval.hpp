// How sure a number is.
#pragma once

#include <cstdint>
#include <optional>

namespace bones::stats {

/// Observations of one kind.
struct Sample {
    std::int64_t n = 0;        ///< how many
    std::int64_t sum = 0;      ///< of their values; of a share: how many are so
    std::int64_t squares = 0;  ///< the sum of the squares
    std::int64_t most = 0;     ///< the greatest

    /// So many observations of a share, of which `yes` are so.
    static Sample of_share(std::int64_t yes, std::int64_t n) { return {n, yes, yes, yes > 0}; }
    static Sample of(std::int64_t value) { return {1, value, value * value, value}; }
    void add(std::int64_t value) { add(of(value)); }
    void add(const Sample& other) {
        if (other.n > 0) most = n == 0 || other.most > most ? other.most : most;
        n += other.n;
        sum += other.sum;
        squares += other.squares;
    }
    double mean() const { return n == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(n); }
};

struct Interval {
    double low = 0, high = 0;
};

/// The Wilson score interval of a share, with 95 % confidence (E. B. Wilson, 1927): within 0 and 1,
/// and sensible for small samples too. None without observations.
std::optional<Interval> share_interval(const Sample& tally);
/// The interval of a mean, with 95 % confidence: the mean and 1.96 standard errors on both sides.
/// None with fewer than two observations.
std::optional<Interval> mean_interval(const Sample& tally);

}  // namespace bones::stats
