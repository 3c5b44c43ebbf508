// The model of Weng and Lin after Plackett and Luce (A Bayesian Approximation Method for Online
// Ranking, JMLR 2011), as the npm package openskill 5.0.1 has it by default.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace bones::inline show::rating {

inline constexpr double first_mu = 25;
inline constexpr double first_sigma = 25.0 / 3;
inline constexpr double beta = 25.0 / 6;
/// What is added to everybody's uncertainty before each game.
inline constexpr double tau = 25.0 / 300;

/// How strong somebody is believed to be, and how sure that is (a standard deviation).
struct Rating {
    double mu = first_mu;
    double sigma = first_sigma;

    /// A cautious estimate: the player is stronger than that, almost surely.
    double ordinal() const { return mu - 3 * sigma; }
};

/// One of those who play against each other: a player, or partners.
struct Team {
    std::vector<Rating> players;
    std::int32_t rank = 1;   ///< smaller is better; equal ones share a place
    std::int32_t score = 0;  ///< counts with a margin only
};

/// Rates one game: the players of each team become what they are after it. With a `margin` above 0
/// a win by more points than that counts for more, as the package's option of that name; 0 or none
/// is off.
void rate(std::vector<Team>& teams, std::optional<double> margin = {});

}  // namespace bones::inline show::rating
