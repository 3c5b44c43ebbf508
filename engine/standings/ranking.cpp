#include "engine/standings/ranking.hpp"

#include <algorithm>
#include <array>

namespace bones {

namespace {

constexpr std::array<std::string_view, 5> criteria{"ladder", "wins", "difference", "points-for",
                                                   "head-to-head"};

/// Not for head to head.
std::int64_t value_of(const Tally& tally, Criterion criterion) {
    static constexpr std::int64_t Tally::*values[] = {&Tally::ladder, &Tally::half_wins,
                                                      &Tally::difference, &Tally::points_for};
    return tally.*values[static_cast<std::size_t>(criterion)];
}

/// Computes each tied entrant's head-to-head value; false if some of them have not met.
bool head_to_head(const Meetings& meetings, TieStep& step) {
    for (std::size_t i = 0; i < step.tied.size(); ++i)
        for (const Entrant other : step.tied) {
            if (other == step.tied[i]) continue;
            const auto found = meetings.find({step.tied[i], other});
            if (found == meetings.end()) return false;
            const Meeting& meeting = found->second;
            step.values[i] += meeting.won > meeting.lost ? 2 : meeting.won == meeting.lost ? 1 : 0;
        }
    return true;
}

class Ranker {
  public:
    Ranker(const Tallies& tallies, Ranking& ranking) : tallies_(tallies), ranking_(ranking) {}

    /// Ranks entrants who are equal in all criteria before number `next`.
    void rank(std::vector<Entrant> tied, std::size_t next) {
        if (tied.size() == 1 || next == ranking_.order.size()) return place(tied);
        TieStep step = measure(std::move(tied), ranking_.order[next]);
        note(step, next);
        std::size_t begin = 0;
        while (begin < step.tied.size()) {
            std::size_t end = begin + 1;
            while (end < step.tied.size() && step.values[end] == step.values[begin]) ++end;
            part(step, next, begin, end);
            begin = end;
        }
    }

  private:
    /// Continues with the entrants of a step that have equal values.
    void part(const TieStep& step, std::size_t next, std::size_t begin, std::size_t end) {
        const auto first = step.tied.begin() + static_cast<std::ptrdiff_t>(begin);
        std::vector<Entrant> same(first, first + static_cast<std::ptrdiff_t>(end - begin));
        if (next == 0 && same.size() > 1) open_tie(step.values[begin]);
        const bool again = next > 0 && step.by == Criterion::head_to_head && step.broken;
        const std::size_t placed = ranking_.ranks.size();
        rank(std::move(same), again ? next : next + 1);
        if (next == 0 && end - begin > 1) close_tie(placed);
    }

    TieStep measure(std::vector<Entrant> tied, Criterion by) const {
        TieStep step;
        step.by = by;
        step.tied = std::move(tied);
        step.values.resize(step.tied.size());
        if (by != Criterion::head_to_head)
            for (std::size_t i = 0; i < step.tied.size(); ++i)
                step.values[i] = value_of(tallies_.by_entrant[step.tied[i]], by);
        else if (!head_to_head(tallies_.meetings, step))
            step.comparable = false, step.values.assign(step.tied.size(), 0);
        sort(step);
        step.broken = step.values.front() != step.values.back();
        return step;
    }

    static void sort(TieStep& step) {
        std::vector<std::pair<std::int64_t, Entrant>> rows;
        for (std::size_t i = 0; i < step.tied.size(); ++i)
            rows.emplace_back(-step.values[i], step.tied[i]);
        std::sort(rows.begin(), rows.end());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            step.values[i] = -rows[i].first;
            step.tied[i] = rows[i].second;
        }
    }

    void open_tie(std::int64_t value) {
        ranking_.ties.push_back({});
        ranking_.ties.back().value = value;
    }

    void close_tie(std::size_t placed) {
        for (std::size_t i = placed; i < ranking_.ranks.size(); ++i)
            ranking_.ties.back().tied.push_back(ranking_.ranks[i].entrant);
    }

    /// Stores a step for reports. The first criterion is left out, since it breaks no tie.
    void note(const TieStep& step, std::size_t next) {
        if (next > 0) ranking_.ties.back().steps.push_back(step);
    }

    void place(const std::vector<Entrant>& equal) {
        const auto place = static_cast<std::uint32_t>(ranking_.ranks.size() + 1);
        for (const Entrant entrant : equal)
            ranking_.ranks.push_back({entrant, place, equal.size() > 1});
    }

    const Tallies& tallies_;
    Ranking& ranking_;
};

}  // namespace

std::string_view name_of(Criterion criterion) {
    return criteria[static_cast<std::size_t>(criterion)];
}

std::optional<Criterion> criterion_named(std::string_view name) {
    const auto found = std::find(criteria.begin(), criteria.end(), name);
    if (found == criteria.end()) return {};
    return static_cast<Criterion>(found - criteria.begin());
}

std::vector<Criterion> usual_order() {
    return {Criterion::wins, Criterion::difference, Criterion::points_for, Criterion::head_to_head};
}

Ranking rank(const Tallies& tallies, std::span<const Entrant> entrants,
             std::span<const Criterion> order) {
    Ranking ranking;
    ranking.order.assign(order.begin(), order.end());
    if (!entrants.empty()) Ranker(tallies, ranking).rank({entrants.begin(), entrants.end()}, 0);
    return ranking;
}

}  // namespace bones
