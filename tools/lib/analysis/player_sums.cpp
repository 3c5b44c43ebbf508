#include "tools/lib/analysis/player_sums.hpp"

#include <algorithm>
#include <cmath>

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

void DecisionCounts::add(const Analyzed& one) {
    if (!one.chosen()) return;
    ++decisions;
    exact += one.decision().exact;
    if (one.mark == Mark::dubious) ++mistakes[0];
    if (one.mark == Mark::poor) ++mistakes[1];
    if (one.mark == Mark::blunder) ++mistakes[2];
    if (one.fair) loss.add(std::llround(one.fair->loss * loss_unit));
}

void DecisionCounts::add(const DecisionCounts& other) {
    decisions += other.decisions;
    exact += other.exact;
    for (std::size_t i = 0; i < mistakes.size(); ++i) mistakes[i] += other.mistakes[i];
    loss.add(other.loss);
}

void PlayerSums::add(const PlayerSums& other) {
    if (name.empty() || is_better_name(other.name, name)) name = other.name;
    units.insert(other.units.begin(), other.units.end());
    counts.add(other.counts);
    hands += other.hands;
    result.add(other.result);
    luck.add(other.luck);
    play.add(other.play);
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
        PlayerSums here;
        here.name = person.called();
        here.units.insert(scale_of(record).unit);
        for (const Analyzed& one : analysis.decisions)
            if (one.decision().seat == seat) here.counts.add(one);
        for (const auto& luck : analysis.luck) {
            if (!luck) continue;
            const auto& parts = luck->parts[static_cast<std::size_t>(s % luck->sides)];
            ++here.hands;
            here.result.add(parts.result, luck->sides);
            here.luck.add(parts.deal + parts.chance, luck->sides);
            here.play.add(luck->own_play[seat], luck->sides);
        }
        players[person.key()].add(here);
    }
}

void add_players(Players& players, const Players& more) {
    for (const auto& [key, player] : more) players[key].add(player);
}

std::vector<const PlayerSums*> ordered(Players& players) {
    name_apart(players);
    std::vector<const PlayerSums*> list;
    for (const auto& [key, player] : players) list.push_back(&player);
    std::stable_sort(list.begin(), list.end(), [](const PlayerSums* a, const PlayerSums* b) {
        return fold(a->name) < fold(b->name);
    });
    return list;
}

}  // namespace bones::analysis
