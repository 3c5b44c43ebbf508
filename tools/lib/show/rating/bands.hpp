// Which ranks a player may have: neighbours whom the games do not tell apart share a band.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tools/lib/show/rating/model.hpp"

namespace bones::inline show::rating {

/// Ranks from `first` to `last`, from 1; 0: unranked.
struct Band {
    std::size_t first = 0, last = 0;

    /// `3`, `1–4`; empty: unranked.
    std::string text() const;
    friend bool operator==(const Band&, const Band&) = default;
};

/// Whether one is stronger than the other with probability 0.8 or more.
bool is_surely_stronger(const Rating& one, const Rating& other);
/// The band of each of some ratings, the greatest mu first. A band starts with the best one not yet
/// placed, and takes those below until one is below the starter with probability 0.8 or more.
std::vector<Band> bands_of(const std::vector<Rating>& ratings);

/// This many sigma on both sides of mu hold 95 % of what the rating may be.
inline constexpr double interval_of_95 = 1.959964;
/// The rating as one figure, with the half of its interval of 95 %: `27.6 ± 12.7`.
std::string figure_of(const Rating& rating);

}  // namespace bones::inline show::rating
