// Samples and their confidence intervals.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace bones::inline show::stats {

/// Observations of one kind, gathered by unit. A unit is one hand (or one game). Observations in
/// one hand depend on each other, so intervals are computed over units.
struct Sample {
    std::int64_t n = 0;     ///< number of observations
    std::int64_t sum = 0;   ///< of the values; for a share, the number of positive observations
    std::int64_t most = 0;  ///< the greatest value
    // Over closed units, each with its n and sum:
    std::int64_t units = 0;
    std::int64_t squares = 0;   ///< the sum of sum²
    std::int64_t products = 0;  ///< the sum of n * sum
    std::int64_t sizes = 0;     ///< the sum of n²

    /// A share with `n` observations, of which `yes` are positive.
    static Sample of_share(std::int64_t yes, std::int64_t n) { return {n, yes, yes > 0}; }
    static Sample of(std::int64_t value) { return {1, value, value}; }
    /// The sample as one unit.
    Sample closed() const { return {n, sum, most, n > 0, sum * sum, n * sum, n * n}; }
    /// Adds a value that is its own unit.
    void add_unit(std::int64_t value) { add(of(value).closed()); }
    void add(std::int64_t value) { add(of(value)); }
    void add(const Sample& other) {
        if (other.n > 0) most = n == 0 ? other.most : std::max(most, other.most);
        n += other.n;
        sum += other.sum;
        units += other.units;
        squares += other.squares;
        products += other.products;
        sizes += other.sizes;
    }
    double mean() const { return n == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(n); }
};

/// The numbers of a sample, in the order in which files have them.
inline constexpr std::array parts_of_sample{
    &Sample::n,       &Sample::sum,      &Sample::most,  &Sample::units,
    &Sample::squares, &Sample::products, &Sample::sizes,
};

struct Interval {
    double low = 0, high = 0;
};

/// The smallest number of units for the interval of a mean.
inline constexpr std::int64_t fewest_units = 5;

/// The 95 % Wilson score interval of a share (E. B. Wilson, 1927). It stays within 0 and 1, and
/// suits small samples. None without observations.
std::optional<Interval> share_interval(const Sample& tally);
/// The 95 % interval of a mean: Student's t times the standard error over units (W. G. Cochran,
/// Sampling Techniques, 1977, 6.3: the ratio of two sums over units). None with fewer than
/// fewest_units, or if all units have the same mean.
std::optional<Interval> mean_interval(const Sample& tally);

}  // namespace bones::inline show::stats
