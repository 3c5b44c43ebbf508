#include <fmt/format.h>

#include "libnotation/text/shown.hpp"
#include "tools/lib/night/render.hpp"
#include "tools/lib/night/standings_table.hpp"
#include "tools/lib/print_to.hpp"

namespace bones::night {

namespace {

void add_section(std::string& out, std::string_view title, Style style) {
    print_to(out, "\n{}{}{}\n", style.strong(), title, style.plain());
}

void standings(std::string& out, const StandingsTable& standings, Style style) {
    if (standings.size == 0) {
        print_to(out, "  {}\n", no_places);
        return;
    }
    std::vector<Align> columns;
    for (const StandingsColumn& column : standings.columns)
        columns.push_back(column.is_name ? Align::left : Align::right);
    Table table(std::move(columns));
    std::vector<std::string> heads;
    for (const StandingsColumn& column : standings.columns) heads.push_back(column.head);
    table.add(heads, style.faint());
    for (std::size_t i = 0; i < standings.size; ++i)
        table.add(standings.row(i), i == 0 ? style.good() : "");
    table.write(out, 2);
}

void ties(std::string& out, const Field& field, const Ranking& ranking, Style style) {
    if (ranking.ties.empty()) return;
    add_section(out, "How ties were broken", style);
    for (const Tie& tie : ranking.ties) {
        std::vector<std::string> names;
        for (const Entrant entrant : tie.tied) names.push_back(field.shown(entrant));
        print_to(out, "  {}: {}\n", tie_value_text(ranking.order.front(), tie.value),
                 enumerated(names));
        for (const TieStep& step : tie.steps) print_to(out, "    {}\n", step_text(field, step));
        for (const std::string& line : shared_places(field, ranking, tie))
            print_to(out, "    {}\n", line);
    }
}

void cross_table(std::string& out, const Field& field, const Night& night, Style style) {
    const std::vector<Rank>& ranks = night.ranking.ranks;
    if (night.tallies.meetings.empty()) return;
    add_section(out, "Cross-table", style);
    if (ranks.size() > most_crossed) {
        print_to(out, "  {} are too many to show; --format jsonl has their meetings\n",
                 ranks.size());
        return;
    }
    std::vector<Align> columns = {Align::right, Align::left};
    std::vector<std::string> heads = {"", ""};
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        columns.push_back(Align::right);
        heads.push_back(std::to_string(i + 1));
    }
    Table table(std::move(columns));
    table.add(heads, style.faint());
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        std::vector<std::string> cells = {std::to_string(i + 1), field.shown(ranks[i].entrant)};
        for (std::size_t j = 0; j < ranks.size(); ++j) {
            const std::string met = meeting_text(night.tallies, ranks[i].entrant, ranks[j].entrant);
            cells.push_back(i == j ? "·" : met);
        }
        table.add(cells);
    }
    table.write(out, 2);
}

std::string players_of(const Field& field, const Sheet& sheet) {
    std::string text;
    for (const SheetSide& side : sheet.sides)
        text += (text.empty() ? "" : " – ") + side_text(field, side);
    return text;
}

void round(std::string& out, const Field& field, const Night& night, std::uint32_t number,
           Style style) {
    Table table({Align::left, Align::left, Align::left, Align::right, Align::left});
    bool any = false;
    for (const NightRow& row : night.rows) {
        if (row.round != number) continue;
        any = true;
        const Sheet& sheet = *row.sheet;
        const std::string game(sheet.game == Game::unknown ? "unknown game"
                                                           : traits(sheet.game).title);
        table.add({sheet.table.empty() ? "" : "table " + sheet.table, game,
                   players_of(field, sheet), result_text(sheet), outcome_text(field, row)});
    }
    std::string remarks;
    for (const NightRemark& remark : night.remarks)
        if (remark.round == number) print_to(remarks, "  {}\n", remark.text);
    if (!any && remarks.empty()) return;
    add_section(out, number == no_round ? "No round" : "Round " + night.rounds[number], style);
    table.write(out, 2);
    out += remarks;
}

void places_after_rounds(std::string& out, const Field& field, const Night& night, Style style) {
    if (night.places_after.size() < 2 || night.ranking.ranks.empty()) return;
    add_section(out, "Places after each round", style);
    std::vector<Align> columns = {Align::left};
    std::vector<std::string> heads = {""};
    for (const std::string& name : night.rounds) {
        columns.push_back(Align::right);
        heads.push_back(name);
    }
    Table table(std::move(columns));
    table.add(heads, style.faint());
    for (const Rank& rank : night.ranking.ranks) {
        std::vector<std::string> cells = {field.shown(rank.entrant)};
        for (const auto& places : night.places_after)
            cells.push_back(places[rank.entrant] == 0 ? "" : std::to_string(places[rank.entrant]));
        table.add(cells);
    }
    table.write(out, 2);
}

void differences(std::string& out, const Night& night, Style style) {
    if (night.differences() == 0) return;
    add_section(out, "Sheet and play differ", style);
    for (const NightRow& row : night.rows)
        for (const SheetDifference& difference : row.sheet->differences)
            print_to(out, "  {}differs{} {}:{}: {}\n", style.bad(), style.plain(),
                     shown(row.sheet->file), difference.line, difference.message);
}

void notes(std::string& out, const Night& night, Style style) {
    if (night.notes.empty()) return;
    add_section(out, "To be looked at", style);
    for (const std::string& note : night.notes) print_to(out, "  {}\n", shown(note));
}

void top(std::string& out, const Night& night, Style style) {
    print_to(out, "{}{}{}\n", style.strong(), heading(night), style.plain());
    print_to(out, "{}{}{}{}\n", style.faint(), quantity(night.counted(), "game", "games"),
             night.ranking.ranks.empty() ? "" : ", ranked by " + order_text(night.ranking.order),
             style.plain());
    for (const std::string& term : terms_of(night))
        print_to(out, "{}{}{}\n", style.faint(), term, style.plain());
}

}  // namespace

void night_text(std::string& out, const Field& field, const Night& night, Style style) {
    top(out, night, style);
    out += '\n';
    standings(out, standings_of(field, night), style);
    ties(out, field, night.ranking, style);
    cross_table(out, field, night, style);
    for (std::uint32_t i = 0; i < night.rounds.size(); ++i) round(out, field, night, i, style);
    round(out, field, night, no_round, style);
    places_after_rounds(out, field, night, style);
    differences(out, night, style);
    notes(out, night, style);
    out += '\n';
}

void season_text(std::string& out, const Field& field, const Season& season, Style style) {
    print_to(out, "{}{}{}\n", style.strong(),
             season.title.empty() ? "Season" : "Season · " + season.title, style.plain());
    print_to(out, "{}{}{}{}\n", style.faint(), quantity(season.nights.size(), "night", "nights"),
             season.ranking.ranks.empty() ? "" : ", ranked by " + order_text(season.ranking.order),
             style.plain());
    print_to(out, "{}{}{}\n\n", style.faint(), ladder_terms(season.rules), style.plain());
    standings(out, standings_of(field, season), style);
    ties(out, field, season.ranking, style);
    if (!season.nights.empty()) add_section(out, "Nights", style);
    Table table({Align::right, Align::left, Align::right, Align::left});
    for (std::size_t i = 0; i < season.nights.size(); ++i) {
        const Night& night = season.nights[i];
        table.add({std::to_string(i + 1), heading(night),
                   quantity(night.counted(), "game", "games"),
                   night.counted() == 0 ? std::string("no places")
                                        : "won by " + enumerated(winners_of_night(field, night))});
    }
    table.write(out, 2);
    for (const Night& night : season.nights) differences(out, night, style);
    for (const Night& night : season.nights) notes(out, night, style);
    out += '\n';
}

void changes_text(std::string& out, const Changes& changes, Style style) {
    print_to(out, "{}What has changed{}\n", style.strong(), style.plain());
    if (changes.empty()) out += "  nothing: the same games, the same standings\n";
    for (const GameChange& game : changes.games) print_to(out, "  {}\n", game_change_text(game));
    if (!changes.standings.empty()) {
        Table table({Align::left, Align::left});
        for (const StandingChange& change : changes.standings)
            table.add({change.entrant, change_text(change, changes.with_ladder)},
                      change.moved ? style.strong() : "");
        table.write(out, 2);
    }
    out += '\n';
}

}  // namespace bones::night
