// The model by Weng and Lin, based on Plackett and Luce (A Bayesian Approximation Method for Online
// Ranking, JMLR 2011). The parameters are the defaults of the npm package openskill 5.0.1.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace bones::inline show::rating {

inline constexpr double first_mu = 25;
inline constexpr double first_sigma = 25.0 / 3;
inline constexpr double beta = 25.0 / 6;
/// The uncertainty that is added to each player before each game.
inline constexpr double tau = 25.0 / 300;

/// The estimated strength of a player, and its standard deviation.
struct Rating {
    double mu = first_mu;
    double sigma = first_sigma;

    /// A cautious estimate: almost certainly a lower bound of the strength.
    double ordinal() const { return mu - 3 * sigma; }
};

/// One of the sides in a game: a player, or partners.
struct Team {
    std::vector<Rating> players;
    std::int32_t rank = 1;   ///< smaller is better; equal teams share a rank
    std::int32_t score = 0;  ///< used only with a margin
};

/// Rates one game and updates the players of each team. With a `margin` above 0 a win by more
/// points than that counts more, as with the package's option of that name; 0 or none turns it off.
void rate(std::vector<Team>& teams, std::optional<double> margin = {});

}  // namespace bones::inline show::rating
