#include "tools/lib/show/night/compare.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "libnotation/text/joined.hpp"
#include "tools/lib/show/night/render.hpp"

namespace bones::inline show::night {

namespace {

/// Identifies a game: when and where it was played, and its players.
std::string game_name(const Entrants& field, const NightRow& row, bool with_date) {
    const Sheet& sheet = *row.sheet;
    std::string name;
    const auto add = [&name](std::string_view what, const std::string& value) {
        if (!value.empty()) name += fmt::format("{}{}{}", name.empty() ? "" : ", ", what, value);
    };
    if (with_date) add("", sheet.date);
    add("round ", sheet.round);
    add("table ", sheet.table);
    std::string players;
    for (const SheetSide& side : sheet.sides)
        players += (players.empty() ? "" : " – ") + side_text(field, side);
    return name.empty() ? players : name + ": " + players;
}

std::string outcome(const NightRow& row) {
    std::string text = result_text(*row.sheet);
    for (std::size_t i = 0; i < row.forfeits.size(); ++i)
        if (row.forfeits[i]) text += ", forfeited";
    if (row.sheet->supposed_open) return text + ", unknown";
    return row.left_out.empty() ? text : text + ", not counted";
}

using Outcomes = std::map<std::string, std::vector<std::string>>;

void collect(const Entrants& field, const Night& night, bool with_date, Outcomes& outcomes,
             std::vector<std::string>& names) {
    for (const NightRow& row : night.rows) {
        const std::string name = game_name(field, row, with_date);
        std::vector<std::string>& same = outcomes[name];
        if (same.empty()) names.push_back(name);
        same.push_back(outcome(row));
    }
}

std::vector<GameChange> changed_games(const Entrants& field, std::span<const Night> before,
                                      std::span<const Night> after) {
    const bool with_date = before.size() > 1 || after.size() > 1;
    Outcomes old_ones, new_ones;
    std::vector<std::string> names, old_names;
    for (const Night& night : after) collect(field, night, with_date, new_ones, names);
    for (const Night& night : before) collect(field, night, with_date, old_ones, old_names);
    for (const std::string& name : old_names)
        if (new_ones.count(name) == 0) names.push_back(name);
    std::vector<GameChange> changes;
    for (const std::string& name : names) {
        const std::string was = joined(old_ones[name], " and ");
        const std::string is = joined(new_ones[name], " and ");
        if (was != is) changes.push_back({name, was, is});
    }
    return changes;
}

bool same(const Tally& a, const Tally& b) {
    const auto key = [](const Tally& t) {
        return std::tie(t.games, t.half_wins, t.points_for, t.points_against, t.difference,
                        t.penalty, t.bonus, t.ladder, t.byes, t.walkovers, t.no_shows);
    };
    return key(a) == key(b);
}

std::vector<std::string> places_of(const Ranking& ranking, std::size_t entrants) {
    std::vector<std::string> places(entrants);
    for (const Rank& rank : ranking.ranks) places[rank.entrant] = place_text(rank);
    return places;
}

std::vector<StandingChange> changed_standings(const Entrants& field, const Tallies& before,
                                              const Ranking& old_ranking, const Tallies& after,
                                              const Ranking& new_ranking) {
    const auto old_places = places_of(old_ranking, field.size());
    const auto new_places = places_of(new_ranking, field.size());
    std::vector<StandingChange> changes;
    const auto add = [&](Entrant entrant) {
        StandingChange change{
            field.shown(entrant),      old_places[entrant],
            new_places[entrant],       before.by_entrant[entrant],
            after.by_entrant[entrant], old_places[entrant] != new_places[entrant]};
        if (change.moved || !same(change.before, change.after))
            changes.push_back(std::move(change));
    };
    for (const Rank& rank : new_ranking.ranks) add(rank.entrant);
    for (const Rank& rank : old_ranking.ranks)
        if (new_places[rank.entrant].empty()) add(rank.entrant);
    return changes;
}

}  // namespace

Changes compare(const Entrants& field, const Night& before, const Night& after) {
    Changes changes;
    changes.games = changed_games(field, {&before, 1}, {&after, 1});
    changes.standings =
        changed_standings(field, before.tallies, before.ranking, after.tallies, after.ranking);
    return changes;
}

Changes compare(const Entrants& field, const Season& before, const Season& after) {
    Changes changes;
    changes.with_ladder = true;
    changes.games = changed_games(field, before.nights, after.nights);
    changes.standings =
        changed_standings(field, before.tallies, before.ranking, after.tallies, after.ranking);
    return changes;
}

}  // namespace bones::inline show::night
