#include "tools/lib/show/statistics/interval.hpp"

#include <algorithm>
#include <cmath>

#include "engine/worlds/student.hpp"

namespace bones::inline show::stats {

namespace {

constexpr double z = 1.959963984540054;  // 97.5 % of a normal distribution lie below this

}  // namespace

std::optional<Interval> share_interval(const Sample& tally) {
    if (tally.n == 0) return std::nullopt;
    const auto n = static_cast<double>(tally.n);
    const double share = tally.mean(), scale = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    // At the ends the formula gives exactly 0 and 1 except for rounding errors.
    return Interval{tally.sum == 0 ? 0.0 : std::max(0.0, middle - half),
                    tally.sum == tally.n ? 1.0 : std::min(1.0, middle + half)};
}

std::optional<Interval> mean_interval(const Sample& tally) {
    if (tally.units < fewest_units) return std::nullopt;
    const auto units = static_cast<double>(tally.units);
    const double mean = tally.mean();
    // The squared distances of each unit's sum from n times the mean.
    const double residuals = static_cast<double>(tally.squares) -
                             2 * mean * static_cast<double>(tally.products) +
                             mean * mean * static_cast<double>(tally.sizes);
    // If all units are equal, only rounding errors remain.
    if (residuals <= 1e-12 * static_cast<double>(tally.squares)) return std::nullopt;
    const double error = std::sqrt(residuals * units / (units - 1)) / static_cast<double>(tally.n);
    const double half = student_quantile(tally.units - 1) * error;
    return Interval{mean - half, mean + half};
}

}  // namespace bones::inline show::stats
