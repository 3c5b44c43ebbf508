// The possible ranks of a player. Neighbours whom the games do not clearly separate share a band.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tools/lib/show/rating/model.hpp"

namespace bones::inline show::rating {

/// Ranks from `first` to `last`, counted from 1; 0: unranked.
struct Band {
    std::size_t first = 0, last = 0;

    /// The ranks as text: `3`, `1–4`; empty: unranked.
    std::string text() const;
    friend bool operator==(const Band&, const Band&) = default;
};

/// Whether `one` is stronger than `other` with a probability of at least 0.8.
bool is_surely_stronger(const Rating& one, const Rating& other);
/// The bands of ratings that are sorted by mu, the greatest first. A band starts with the best
/// player without a band. It ends before the first player who is weaker than its start with a
/// probability of at least 0.8.
std::vector<Band> bands_of(const std::vector<Rating>& ratings);

/// The rating lies within this many sigma of mu with a probability of 95 %.
inline constexpr double interval_of_95 = 1.959964;
/// The rating with half the width of its 95 % interval: `27.6 ± 12.7`.
std::string figure_of(const Rating& rating);

}  // namespace bones::inline show::rating
