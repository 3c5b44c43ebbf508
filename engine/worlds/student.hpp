// Quantiles of Student's distribution, for intervals of small samples.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace bones {

/// Returns the 97.5 % quantile of Student's distribution for at least one degree of freedom.
/// `comparisons`: the quantile for the greatest of that many differences, each with its share of
/// the 2.5 % (C. E. Bonferroni, 1936). The number is rounded up to a power of two, at most 64;
/// several comparisons need at least 9 degrees of freedom.
///
/// It uses a table, then the expansion of Abramowitz and Stegun (Handbook of Mathematical
/// Functions, 1964, 26.7.5). Results are exact to five digits for one comparison and to three for
/// several. Only sums, products and quotients occur, so results are equal on every machine.
constexpr double student_quantile(std::int64_t degrees, std::size_t comparisons = 1) {
    constexpr std::array table{12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912,
                               2.364624,  2.306004, 2.262157, 2.228139, 2.200985, 2.178813};
    if (comparisons <= 1 && degrees <= static_cast<std::int64_t>(table.size()))
        return table[static_cast<std::size_t>(degrees - 1)];
    // The same quantiles of the normal distribution, for 1, 2, 4 … comparisons.
    constexpr std::array normal{1.959964, 2.241403, 2.497705, 2.734369,
                                2.955167, 3.162818, 3.359354};
    std::size_t power = 0;
    while (power + 1 < normal.size() && (std::size_t{1} << power) < comparisons) ++power;
    const double z = normal[power], z2 = z * z, inverse = 1 / static_cast<double>(degrees);
    const double first = (z2 + 1) / 4;
    const double second = ((5 * z2 + 16) * z2 + 3) / 96;
    const double third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    const double fourth = ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
    return z * (1 + inverse * (first + inverse * (second + inverse * (third + inverse * fourth))));
}

}  // namespace bones
