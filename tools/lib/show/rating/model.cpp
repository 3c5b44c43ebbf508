#include "tools/lib/show/rating/model.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace bones::inline show::rating {
namespace {

/// The smallest share of a variance that remains after a game.
constexpr double kappa = 1e-4;

/// A team as one player: the sums of its players.
struct Sum {
    double mu = 0, variance = 0;
};

Sum sum_of(const Team& team) {
    Sum sum;
    for (const Rating& player : team.players) {
        sum.mu += player.mu;
        sum.variance += player.sigma * player.sigma;
    }
    return sum;
}

/// The factor by which a team's result counts more, from its differences of points to the other
/// teams.
double margin_factor(const std::vector<Team>& teams, std::size_t team, double margin) {
    if (teams.size() < 2) return 1;
    double sum = 0;
    for (std::size_t other = 0; other < teams.size(); ++other) {
        if (other == team) continue;
        const double apart = std::abs(static_cast<double>(teams[team].score) -
                                      static_cast<double>(teams[other].score));
        sum += std::log1p(std::max(0.0, apart - margin));
    }
    return 1 + sum / static_cast<double>(teams.size() - 1);
}

/// The quantities of the model for all teams.
struct Entrants {
    std::vector<Sum> sums;
    double c = 0;
    std::vector<double> strength;  ///< by team: exp(mu / c)
    std::vector<double>
        behind;  ///< by team: the sum of the strengths of all teams that are not ranked before it
    std::vector<int> sharing;  ///< by team: the number of teams with its rank
};

Entrants field_of(const std::vector<Team>& teams) {
    Entrants field;
    double square = 0;
    for (const Team& team : teams) {
        field.sums.push_back(sum_of(team));
        square += field.sums.back().variance + beta * beta;
    }
    field.c = std::sqrt(square);
    for (const Sum& sum : field.sums) field.strength.push_back(std::exp(sum.mu / field.c));
    for (const Team& team : teams) {
        double behind = 0;
        int sharing = 0;
        for (std::size_t other = 0; other < teams.size(); ++other) {
            if (teams[other].rank >= team.rank) behind += field.strength[other];
            sharing += teams[other].rank == team.rank ? 1 : 0;
        }
        field.behind.push_back(behind);
        field.sharing.push_back(sharing);
    }
    return field;
}

/// Updates the players of one team.
void move(Team& team, std::size_t index, const std::vector<Team>& teams, const Entrants& field,
          double factor) {
    double omega = 0, delta = 0;
    for (std::size_t other = 0; other < teams.size(); ++other) {
        if (teams[other].rank > team.rank) continue;
        const double share = field.strength[index] / field.behind[other];
        omega += (other == index ? 1 - share : -share) / field.sharing[other];
        delta += share * (1 - share) / field.sharing[other];
    }
    const double variance = field.sums[index].variance;
    const double gamma = std::sqrt(variance) / field.c;
    omega *= variance / field.c;
    delta *= variance / (field.c * field.c) * gamma;
    for (Rating& player : team.players) {
        const double part = player.sigma * player.sigma / variance;
        player.mu += factor * (part * omega);
        player.sigma *= std::sqrt(std::max(1 - part * delta, kappa));
    }
}

}  // namespace

void rate(std::vector<Team>& teams, std::optional<double> margin) {
    for (Team& team : teams)
        for (Rating& player : team.players)
            player.sigma = std::sqrt(player.sigma * player.sigma + tau * tau);
    const Entrants field = field_of(teams);
    const bool by_margin = margin && *margin > 0;
    for (std::size_t i = 0; i < teams.size(); ++i)
        move(teams[i], i, teams, field, by_margin ? margin_factor(teams, i, *margin) : 1);
}

}  // namespace bones::inline show::rating
