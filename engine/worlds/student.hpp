// Student's distribution, for intervals of small samples.
#pragma once

#include <array>
#include <cstdint>

namespace bones {

/// The value below which 97.5 % of Student's distribution lie, for at least one degree of freedom.
/// Right to five digits: a table, then the expansion of Abramowitz and Stegun (Handbook of
/// Mathematical Functions, 1964, 26.7.5). Only additions, products and quotients, so that every
/// machine gives the same.
constexpr double student_quantile(std::int64_t degrees) {
    constexpr std::array table{12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912,
                               2.364624,  2.306004, 2.262157, 2.228139, 2.200985, 2.178813};
    if (degrees <= static_cast<std::int64_t>(table.size()))
        return table[static_cast<std::size_t>(degrees - 1)];
    // The coefficients are polynomials of 1.959964, the quantile of the normal distribution.
    const double inverse = 1 / static_cast<double>(degrees);
    const double third = 2.555854 + inverse * 1.589530;
    const double second = 2.822500 + inverse * third;
    const double first = 2.372271 + inverse * second;
    return 1.959964 + inverse * first;
}

}  // namespace bones
