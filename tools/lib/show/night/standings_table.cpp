#include "tools/lib/show/night/standings_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "libnotation/text/joined.hpp"
#include "tools/lib/show/night/render.hpp"

namespace bones::inline show::night {

namespace {

/// A column of numbers: its head, and its value for an entrant.
struct NumberColumn {
    const char* head;
    std::string (*show)(const Tally&);
    bool (*needed)(const Tally&);  ///< null: always shown
};

std::string number(std::int64_t value) {
    return value < 0 ? signed_text(value) : std::to_string(value);
}

/// A number; empty for zero, so that rare values stand out.
std::string few(std::int64_t value) {
    return value == 0 ? "" : number(value);
}

const NumberColumn number_columns[] = {
    {"played", [](const Tally& t) { return number(t.games); }, nullptr},
    {"wins", [](const Tally& t) { return halves_text(t.half_wins); }, nullptr},
    {"byes", [](const Tally& t) { return few(t.byes); }, [](const Tally& t) { return t.byes > 0; }},
    {"walkovers", [](const Tally& t) { return few(t.walkovers); },
     [](const Tally& t) { return t.walkovers > 0; }},
    {"absent", [](const Tally& t) { return few(t.no_shows); },
     [](const Tally& t) { return t.no_shows > 0; }},
    {"penalty", [](const Tally& t) { return few(t.penalty); },
     [](const Tally& t) { return t.penalty != 0; }},
    {"bonus", [](const Tally& t) { return few(t.bonus); },
     [](const Tally& t) { return t.bonus != 0; }},
    {"for", [](const Tally& t) { return number(t.points_for); }, nullptr},
    {"against", [](const Tally& t) { return number(t.points_against); }, nullptr},
    {"difference", [](const Tally& t) { return signed_text(t.difference); }, nullptr},
};

std::vector<const NumberColumn*> needed_columns(const Tallies& tallies, const Ranking& ranking) {
    std::vector<const NumberColumn*> columns;
    for (const NumberColumn& column : number_columns)
        if (column.needed == nullptr ||
            std::any_of(ranking.ranks.begin(), ranking.ranks.end(), [&](const Rank& rank) {
                return column.needed(tallies.by_entrant[rank.entrant]);
            }))
            columns.push_back(&column);
    return columns;
}

void begin(StandingsTable& table, const Entrants& field) {
    table.columns.push_back({"place"});
    table.columns.push_back({field.by() == RankedBy::player ? "player" : "partnership", true});
}

void add_numbers(std::vector<std::string>& row, const std::vector<const NumberColumn*>& columns,
                 const Tally& tally) {
    for (const NumberColumn* column : columns) row.push_back(column->show(tally));
}

std::string night_cell(const LadderNight& night) {
    if (!night.came && night.points == 0) return "";
    const std::string points = halves_text(night.points);
    return night.counts ? points : fmt::format("({})", points);
}

}  // namespace

StandingsTable standings_of(const Entrants& field, const TeamStandings& teams) {
    StandingsTable table;
    table.columns = {{"place"}, {"team", true}, {"people", true}};
    const auto columns = needed_columns(teams.tallies, teams.ranking);
    for (const NumberColumn* column : columns) table.columns.push_back({column->head});
    table.size = teams.ranking.ranks.size();
    table.row = [columns, &field, &teams](std::size_t i) {
        const Rank& rank = teams.ranking.ranks[i];
        std::vector<std::string> people;
        for (const Entrant entrant : teams.members[rank.entrant])
            people.push_back(field.shown(entrant));
        std::vector<std::string> row = {place_text(rank), teams.names[rank.entrant],
                                        enumerated(people)};
        add_numbers(row, columns, teams.tallies.by_entrant[rank.entrant]);
        return row;
    };
    return table;
}

StandingsTable standings_of(const Entrants& field, const Night& night) {
    StandingsTable table;
    begin(table, field);
    const auto columns = needed_columns(night.tallies, night.ranking);
    for (const NumberColumn* column : columns) table.columns.push_back({column->head});
    table.size = night.ranking.ranks.size();
    table.row = [columns, &field, &night](std::size_t i) {
        const Rank& rank = night.ranking.ranks[i];
        std::vector<std::string> row = {place_text(rank), field.shown(rank.entrant)};
        add_numbers(row, columns, night.tallies.by_entrant[rank.entrant]);
        return row;
    };
    return table;
}

StandingsTable standings_of(const Entrants& field, const Season& season) {
    StandingsTable table;
    begin(table, field);
    table.columns.push_back({"points"});
    for (std::size_t i = 0; i < season.nights.size(); ++i)
        table.columns.push_back({fmt::format("night {}", i + 1)});
    const auto columns = needed_columns(season.tallies, season.ranking);
    for (const NumberColumn* column : columns) table.columns.push_back({column->head});
    table.size = season.ranking.ranks.size();
    table.row = [columns, &field, &season](std::size_t i) {
        const Rank& rank = season.ranking.ranks[i];
        const Tally& tally = season.tallies.by_entrant[rank.entrant];
        std::vector<std::string> row = {place_text(rank), field.shown(rank.entrant),
                                        halves_text(tally.ladder)};
        for (const LadderNight& night : season.nights_of(rank.entrant))
            row.push_back(night_cell(night));
        add_numbers(row, columns, tally);
        return row;
    };
    return table;
}

std::string ladder_terms(const LadderRules& rules) {
    std::string text = fmt::format("{} for taking part", rules.attendance);
    if (!rules.places.empty())
        text += fmt::format(", {} for the first {}", fmt::join(rules.places, ", "),
                            rules.places.size() == 1 ? "place" : "places");
    if (rules.win != 0) text += fmt::format(", {} for each win", rules.win);
    if (rules.best > 0) text += fmt::format("; the best {} nights count", rules.best);
    return text;
}

std::string change_text(const StandingChange& change, bool with_ladder) {
    std::vector<std::string> parts;
    if (change.place_before.empty())
        parts.push_back(fmt::format("place {}, was unplaced", change.place_after));
    else if (change.place_after.empty())
        parts.push_back(fmt::format("was place {}, is unplaced", change.place_before));
    else if (change.moved)
        parts.push_back(fmt::format("place {}, was {}", change.place_after, change.place_before));
    else
        parts.push_back(fmt::format("still place {}", change.place_after));
    if (with_ladder && change.before.ladder != change.after.ladder)
        parts.push_back(fmt::format("points {}, was {}", halves_text(change.after.ladder),
                                    halves_text(change.before.ladder)));
    for (const NumberColumn& column : number_columns) {
        const std::string before = column.show(change.before), after = column.show(change.after);
        const auto shown = [](const std::string& cell) { return cell.empty() ? "0" : cell; };
        if (before != after)
            parts.push_back(fmt::format("{} {}, was {}", column.head, shown(after), shown(before)));
    }
    return joined(parts, "; ");
}

}  // namespace bones::inline show::night
