#include "tools/lib/show/analysis/player_sums.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "libnotation/text/fold.hpp"

namespace bones::inline show::analysis {

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

DecisionCounts count_decisions(const Analysis& analysis, Seat of, Sitting sitting) {
    DecisionCounts counts;
    stats::Sample of_hand;
    std::optional<std::uint32_t> hand;
    for (const AnalyzedDecision& one : analysis.decisions) {
        if (!one.chosen() || (of.exists() && one.decision().seat != of)) continue;
        if (!sitting.contains(one.decision().hand)) continue;
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

namespace {

/// The sums of a seat in some hands.
PlayerSums sums_of(const Analysis& analysis, Seat seat, Sitting sitting) {
    PlayerSums sums;
    sums.counts = count_decisions(analysis, seat, sitting);
    for (std::uint32_t hand = 0; hand < analysis.luck.size(); ++hand) {
        const auto& luck = analysis.luck[hand];
        if (!luck || !sitting.contains(hand)) continue;
        const auto& parts = luck->parts[static_cast<std::size_t>(seat.index() % luck->sides)];
        ++sums.hands;
        sums.result.add(parts.result, luck->sides);
        sums.luck.add(parts.deal + parts.chance, luck->sides);
        sums.play.add(luck->own_play[seat], luck->sides);
    }
    return sums;
}

}  // namespace

void add_players(Players& players, const RecordChecker& judged, const Analysis& analysis,
                 const WhoSits& who) {
    const Record& record = judged.record;
    for (const Sitting sitting : sittings_of(record))
        for (const Seat seat : SeatSet::all(record.players)) {
            Person person = who(record, seat, sitting.first);
            // A player without a name gets the letter of the seat.
            if (!person.is_known()) person.name = std::string(1, seat.letter());
            PlayerOfGames player;
            player.name = person.called();
            player.by_scale[scale_of_points(record, judged.verdict)] =
                sums_of(analysis, seat, sitting);
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

}  // namespace bones::inline show::analysis
