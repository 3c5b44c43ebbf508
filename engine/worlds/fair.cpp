#include "engine/worlds/fair.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/worlds/student.hpp"

namespace bones::worlds {

std::int64_t FairValues::sum(std::size_t move) const {
    std::int64_t sum = 0;
    for (std::size_t way = 0; way < ways(); ++way) sum += value(way, move);
    return sum;
}

double FairValues::mean(std::size_t move) const {
    return static_cast<double>(sum(move)) /
           static_cast<double>(unit * static_cast<std::int64_t>(ways()));
}

std::size_t FairValues::best(std::optional<std::size_t> preferred) const {
    std::size_t best = preferred.value_or(0);
    for (std::size_t move = 0; move < moves; ++move)
        if (sum(move) > sum(best)) best = move;
    return best;
}

FairLoss fair_loss(const FairValues& values, std::size_t played) {
    return fair_difference(values, values.best(played), played);
}

// Sums are integers, and each later step is a single operation, so that all machines round alike.
FairLoss fair_difference(const FairValues& values, std::size_t better, std::size_t worse) {
    const auto n = static_cast<std::int64_t>(values.ways());
    std::int64_t sum = 0, squares = 0, most = 0;
    for (std::size_t way = 0; way < values.ways(); ++way) {
        const std::int64_t lost = values.value(way, better) - values.value(way, worse);
        sum += lost;
        squares += lost * lost;
        most = std::max(most, std::abs(lost));
    }
    const double unit = static_cast<double>(values.unit), count = static_cast<double>(n);
    const double scale = unit * count;
    FairLoss loss;
    loss.loss = loss.low = loss.high = loss.sure = static_cast<double>(sum) / scale;
    if (values.method == Method::all && values.solved == values.ways()) return loss;
    if (values.ways() < fewest_ways) {
        loss.low = loss.sure = 0;
        loss.high = 2 * loss.loss;
        return loss;
    }
    // The sum of squared differences from the mean, times n. It is a double because it may be
    // large.
    const double spread =
        count * static_cast<double>(squares) - static_cast<double>(sum) * static_cast<double>(sum);
    const double variance = std::max(0.0, spread) / static_cast<double>(n - 1);  // times n
    const double error = std::sqrt(variance) / scale * student_quantile(n - 1, values.moves - 1);
    const double missed = 3 / count * (loss.loss + static_cast<double>(most) / unit);
    loss.low = static_cast<double>(sum) / scale - error;
    loss.sure = loss.low - missed;
    loss.high = static_cast<double>(sum) / scale + error;
    return loss;
}

}  // namespace bones::worlds
