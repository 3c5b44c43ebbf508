#include "tools/lib/show/rating/bands.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace bones::inline show::rating {

std::string Band::text() const {
    if (first == 0) return {};
    return first == last ? fmt::format("{}", first) : fmt::format("{}–{}", first, last);
}

bool is_surely_stronger(const Rating& one, const Rating& other) {
    constexpr double z = 0.8416212;  // 80 % of a normal distribution lie below this
    const double variance = one.sigma * one.sigma + other.sigma * other.sigma;
    return one.mu - other.mu >= z * std::sqrt(variance);
}

std::vector<Band> bands_of(const std::vector<Rating>& ratings) {
    std::vector<Band> bands;
    for (std::size_t start = 0; start < ratings.size();) {
        const auto end = std::find_if(
            ratings.begin() + static_cast<std::ptrdiff_t>(start) + 1, ratings.end(),
            [&](const Rating& below) { return is_surely_stronger(ratings[start], below); });
        const auto last = static_cast<std::size_t>(end - ratings.begin());
        bands.insert(bands.end(), last - start, Band{start + 1, last});
        start = last;
    }
    return bands;
}

std::string figure_of(const Rating& rating) {
    const double mu = std::abs(rating.mu) < 0.05 ? 0.0 : rating.mu;
    return fmt::format("{:.1f} ± {:.1f}", mu, interval_of_95 * rating.sigma);
}

}  // namespace bones::inline show::rating
