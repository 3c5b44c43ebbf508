#include "tools/lib/analysis/player_sums.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "tools/lib/fold.hpp"

namespace bones::analysis {

double PointSum::points(std::uint32_t games) const {
    double points = 0;
    for (std::size_t sides = 2; sides < parts_.size(); ++sides) {
        const double unit = static_cast<double>(games) * static_cast<double>(sides - 1);
        const double part = static_cast<double>(parts_[sides]) / unit;
        points += part;
    }
    return points;
}

void DecisionCounts::add(const DecisionCounts& other) {
    decisions += other.decisions;
    exact += other.exact;
    for (std::size_t i = 0; i < mistakes.size(); ++i) mistakes[i] += other.mistakes[i];
    loss.add(other.loss);
}

DecisionCounts count_decisions(const Analysis& analysis, Seat of) {
    DecisionCounts counts;
    stats::Sample of_hand;
    std::optional<std::uint32_t> hand;
    for (const Analyzed& one : analysis.decisions) {
        if (!one.chosen() || (of.exists() && one.decision().seat != of)) continue;
        if (hand != one.decision().hand) counts.loss.add(std::exchange(of_hand, {}).closed());
        hand = one.decision().hand;
        ++counts.decisions;
        counts.exact += one.decision().exact;
        if (one.mark == Mark::dubious) ++counts.mistakes[0];
        if (one.mark == Mark::poor) ++counts.mistakes[1];
        if (one.mark == Mark::blunder) ++counts.mistakes[2];
        if (one.fair) of_hand.add(std::llround(one.fair->loss * loss_unit));
    }
    counts.loss.add(of_hand.closed());
    return counts;
}

void PlayerSums::add(const PlayerSums& other) {
    counts.add(other.counts);
    hands += other.hands;
    result.add(other.result);
    luck.add(other.luck);
    play.add(other.play);
}

void PlayerOfGames::add(const PlayerOfGames& other) {
    if (name.empty() || is_better_name(other.name, name)) name = other.name;
    for (const auto& [scale, sums] : other.by_scale) by_scale[scale].add(sums);
}

PointSum PlayerSums::result_less_luck() const {
    PointSum rest = result;
    rest.subtract(luck);
    return rest;
}

void add_players(Players& players, const Judge& judged, const Analysis& analysis,
                 const std::function<Person(const Record&, Seat)>& who) {
    const Record& record = judged.record;
    for (int s = 0; s < record.players; ++s) {
        const Seat seat(s);
        Person person = who(record, seat);
        // Somebody without a name is nobody in particular: the letter of the seat.
        if (!person.is_known()) person.name = std::string(1, seat.letter());
        PlayerOfGames player;
        player.name = person.called();
        PlayerSums& here = player.by_scale[scale_of_points(record, judged.verdict)];
        here.counts = count_decisions(analysis, seat);
        for (const auto& luck : analysis.luck) {
            if (!luck) continue;
            const auto& parts = luck->parts[static_cast<std::size_t>(s % luck->sides)];
            ++here.hands;
            here.result.add(parts.result, luck->sides);
            here.luck.add(parts.deal + parts.chance, luck->sides);
            here.play.add(luck->own_play[seat], luck->sides);
        }
        players[person.key()].add(player);
    }
}

void add_players(Players& players, const Players& more) {
    for (const auto& [key, player] : more) players[key].add(player);
}

std::vector<PlayerRow> ordered(Players& players) {
    name_apart(players);
    std::vector<PlayerRow> rows;
    for (const auto& [key, player] : players)
        for (const auto& [scale, sums] : player.by_scale)
            rows.push_back({player.name, scale, &sums});
    std::stable_sort(rows.begin(), rows.end(), [](const PlayerRow& a, const PlayerRow& b) {
        return fold(a.name) < fold(b.name);
    });
    return rows;
}

}  // namespace bones::analysis
