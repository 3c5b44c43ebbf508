#include "engine/games/common.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bones {

std::string open_ends(std::vector<std::uint8_t> ends) {
    std::sort(ends.begin(), ends.end(), std::greater<>());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    std::string text;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const bool last = i + 1 == ends.size();
        text += i == 0 ? "" : last ? " and " : ", ";
        text += fmt::to_string(ends[i]);
    }
    return fmt::format("with {} open", text);
}

void add_up(MatchState& match, const HandScore& score) {
    match.totals_known = match.totals_known && score.known;
    for (std::size_t s = 0; s < most_seats; ++s)
        match.totals[s] = points_within(std::int64_t{match.totals[s]} + score.points[s]);
}

SeatSet highest_totals(const MatchState& match, int seats) {
    const auto end = match.totals.begin() + seats;
    const std::int32_t most = *std::max_element(match.totals.begin(), end);
    const bool any_point = std::any_of(match.totals.begin(), end, [](auto p) { return p != 0; });
    SeatSet winners;
    for (Seat seat : SeatSet::all(seats))
        if (match.totals[seat] == most) winners |= seat;
    return any_point ? winners : SeatSet();
}

void win_at_target(MatchState& match, int target) {
    match.over_known = match.totals_known;
    if (!match.totals_known || match.over) return;
    const auto end = match.totals.begin() + match.players;
    match.over = std::any_of(match.totals.begin(), end, [&](auto p) { return p >= target; });
    if (match.over) match.winners = highest_totals(match, match.players);
}

}  // namespace bones
