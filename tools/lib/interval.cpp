#include "tools/lib/interval.hpp"

#include <algorithm>
#include <cmath>

namespace bones::stats {

namespace {

constexpr double z = 1.959963984540054;  // 97.5 % of a normal distribution lie below

}  // namespace

std::optional<Interval> share_interval(const Sample& tally) {
    if (tally.n == 0) return std::nullopt;
    const auto n = static_cast<double>(tally.n);
    const double share = tally.mean(), scale = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    // At the ends the formula gives exactly 0 and 1, but for rounding.
    return Interval{tally.sum == 0 ? 0.0 : std::max(0.0, middle - half),
                    tally.sum == tally.n ? 1.0 : std::min(1.0, middle + half)};
}

std::optional<Interval> mean_interval(const Sample& tally) {
    if (tally.n < 2) return std::nullopt;
    const auto n = static_cast<double>(tally.n);
    const double mean = tally.mean();
    const double variance =
        std::max(0.0, (static_cast<double>(tally.squares) - n * mean * mean) / (n - 1));
    const double half = z * std::sqrt(variance / n);
    return Interval{mean - half, mean + half};
}

}  // namespace bones::stats
