#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <utility>

#include "libnotation/text/shown.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/night/render.hpp"
#include "tools/lib/show/night/standings_table.hpp"

namespace bones::inline show::night {

namespace {

/// Writes a table of any length, indented.
void add_table(TextPieces& out, std::vector<Align> columns, std::size_t rows,
               const std::function<void(Table&, std::size_t)>& add_row) {
    out.flush();
    write_table(out.sink(), Table(std::move(columns)), 2, rows, add_row);
}

void add_section(TextPieces& out, std::string_view title, Style style) {
    print_to(out.text(), "\n{}{}{}\n", style.strong(), title, style.plain());
}

void standings(TextPieces& out, const StandingsTable& standings, Style style) {
    if (standings.size == 0) {
        print_to(out.text(), "  {}\n", no_places);
        return;
    }
    std::vector<Align> columns;
    for (const StandingsColumn& column : standings.columns)
        columns.push_back(column.is_name ? Align::left : Align::right);
    std::vector<std::string> heads;
    for (const StandingsColumn& column : standings.columns) heads.push_back(column.head);
    add_table(out, std::move(columns), standings.size + 1, [&](Table& table, std::size_t i) {
        if (i == 0) return table.add(heads, style.faint());
        table.add(standings.row(i - 1), i == 1 ? style.good() : "");
    });
}

void ties(TextPieces& out, const Entrants& field, const Ranking& ranking, Style style) {
    if (ranking.ties.empty()) return;
    add_section(out, "How ties were broken", style);
    for (const Tie& tie : ranking.ties) {
        if (tie.tied.size() > most_tied) {
            print_to(out.text(), "  {}: {}\n", tie_value_text(ranking.order.front(), tie.value),
                     too_many_tied(tie));
            continue;
        }
        std::vector<std::string> names;
        for (const Entrant entrant : tie.tied) names.push_back(field.shown(entrant));
        print_to(out.text(), "  {}: {}\n", tie_value_text(ranking.order.front(), tie.value),
                 enumerated(names));
        for (const TieStep& step : tie.steps)
            print_to(out.text(), "    {}\n", step_text(field, step));
        for (const std::string& line : shared_places(field, ranking, tie))
            print_to(out.text(), "    {}\n", line);
        out.line_done();
    }
}

void cross_table(TextPieces& out, const Entrants& field, const Night& night, Style style) {
    const std::vector<Rank>& ranks = night.ranking.ranks;
    if (night.tallies.meetings.empty()) return;
    add_section(out, "Cross-table", style);
    if (ranks.size() > most_crossed) {
        print_to(out.text(), "  {} are too many to show; see --format jsonl\n", ranks.size());
        return;
    }
    std::vector<Align> columns = {Align::right, Align::left};
    std::vector<std::string> heads = {"", ""};
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        columns.push_back(Align::right);
        heads.push_back(std::to_string(i + 1));
    }
    const auto add_row = [&](Table& table, std::size_t row) {
        if (row == 0) return table.add(heads, style.faint());
        const std::size_t i = row - 1;
        std::vector<std::string> cells = {std::to_string(i + 1), field.shown(ranks[i].entrant)};
        for (std::size_t j = 0; j < ranks.size(); ++j) {
            const std::string met = meeting_text(night.tallies, ranks[i].entrant, ranks[j].entrant);
            cells.push_back(i == j ? "·" : met);
        }
        table.add(cells);
    };
    add_table(out, std::move(columns), ranks.size() + 1, add_row);
}

std::string players_of(const Entrants& field, const Sheet& sheet) {
    std::string text;
    for (const SheetSide& side : sheet.sides)
        text += (text.empty() ? "" : " – ") + side_text(field, side);
    return text;
}

void round(TextPieces& out, const Entrants& field, const Night& night, std::uint32_t number,
           Style style) {
    const auto is_here = [number](const NightRow& row) { return row.round == number; };
    const bool any = std::any_of(night.rows.begin(), night.rows.end(), is_here);
    std::string remarks;
    for (const NightRemark& remark : night.remarks)
        if (remark.round == number) print_to(remarks, "  {}\n", remark.text);
    if (!any && remarks.empty()) return;
    add_section(out, number == no_round ? "No round" : "Round " + night.rounds[number], style);
    const auto add_row = [&](Table& table, std::size_t i) {
        const NightRow& row = night.rows[i];
        if (!is_here(row)) return;
        const Sheet& sheet = *row.sheet;
        const std::string game(sheet.game == Game::unknown ? "unknown game"
                                                           : traits(sheet.game).title);
        table.add({sheet.table.empty() ? "" : "table " + sheet.table, game,
                   players_of(field, sheet), result_text(sheet), outcome_text(field, row)});
    };
    add_table(out, {Align::left, Align::left, Align::left, Align::right, Align::left},
              night.rows.size(), add_row);
    out.text() += remarks;
    out.line_done();
}

void places_after_rounds(TextPieces& out, const Entrants& field, const Night& night, Style style) {
    if (night.places_after.size() < 2 || night.ranking.ranks.empty()) return;
    add_section(out, "Places after each round", style);
    std::vector<Align> columns = {Align::left};
    std::vector<std::string> heads = {""};
    for (const std::string& name : night.rounds) {
        columns.push_back(Align::right);
        heads.push_back(name);
    }
    const auto add_row = [&](Table& table, std::size_t i) {
        if (i == 0) return table.add(heads, style.faint());
        const Entrant entrant = night.ranking.ranks[i - 1].entrant;
        std::vector<std::string> cells = {field.shown(entrant)};
        for (const auto& places : night.places_after)
            cells.push_back(places[entrant] == 0 ? "" : std::to_string(places[entrant]));
        table.add(cells);
    };
    add_table(out, std::move(columns), night.ranking.ranks.size() + 1, add_row);
}

void differences(TextPieces& out, const Night& night, Style style) {
    if (night.differences() == 0) return;
    add_section(out, "Sheet and play differ", style);
    for (const NightRow& row : night.rows)
        for (const SheetDifference& difference : row.sheet->differences) {
            print_to(out.text(), "  {}differs{} {}:{}: {}\n", style.bad(), style.plain(),
                     shown(row.sheet->file), difference.line, difference.message);
            out.line_done();
        }
}

void notes(TextPieces& out, const Night& night, Style style) {
    if (night.notes.empty()) return;
    add_section(out, "To be checked", style);
    for (const std::string& note : night.notes) {
        print_to(out.text(), "  {}\n", shown(note));
        out.line_done();
    }
}

void top(TextPieces& out, const Night& night, Style style) {
    print_to(out.text(), "{}{}{}\n", style.strong(), heading(night), style.plain());
    print_to(out.text(), "{}{}{}{}\n", style.faint(), quantity(night.counted, "game", "games"),
             night.ranking.ranks.empty() ? "" : ", ranked by " + order_text(night.ranking.order),
             style.plain());
    for (const std::string& term : terms_of(night))
        print_to(out.text(), "{}{}{}\n", style.faint(), term, style.plain());
}

}  // namespace

void night_text(const TextSink& sink, const Entrants& field, const Night& night, Style style) {
    TextPieces out(sink);
    top(out, night, style);
    out.text() += '\n';
    standings(out, standings_of(field, night), style);
    if (!night.teams.names.empty()) {
        add_section(out, "Teams", style);
        standings(out, standings_of(field, night.teams), style);
    }
    ties(out, field, night.ranking, style);
    cross_table(out, field, night, style);
    for (std::uint32_t i = 0; i < night.rounds.size(); ++i) round(out, field, night, i, style);
    round(out, field, night, no_round, style);
    places_after_rounds(out, field, night, style);
    differences(out, night, style);
    notes(out, night, style);
    out.text() += '\n';
    out.flush();
}

void season_text(const TextSink& sink, const Entrants& field, const Season& season, Style style) {
    TextPieces out(sink);
    print_to(out.text(), "{}{}{}\n", style.strong(),
             season.title.empty() ? "Season" : "Season · " + season.title, style.plain());
    print_to(out.text(), "{}{}{}{}\n", style.faint(),
             quantity(season.nights.size(), "night", "nights"),
             season.ranking.ranks.empty() ? "" : ", ranked by " + order_text(season.ranking.order),
             style.plain());
    print_to(out.text(), "{}{}{}\n\n", style.faint(), ladder_terms(season.rules), style.plain());
    standings(out, standings_of(field, season), style);
    ties(out, field, season.ranking, style);
    if (!season.nights.empty()) add_section(out, "Nights", style);
    const auto add_row = [&](Table& table, std::size_t i) {
        const Night& night = season.nights[i];
        table.add({std::to_string(i + 1), heading(night), quantity(night.counted, "game", "games"),
                   night.counted == 0 ? std::string("no places")
                                      : "won by " + enumerated(winners_of_night(field, night))});
    };
    add_table(out, {Align::right, Align::left, Align::right, Align::left}, season.nights.size(),
              add_row);
    for (const Night& night : season.nights) differences(out, night, style);
    for (const Night& night : season.nights) notes(out, night, style);
    out.text() += '\n';
    out.flush();
}

void changes_text(const TextSink& sink, const Changes& changes, Style style) {
    TextPieces out(sink);
    print_to(out.text(), "{}Changes{}\n", style.strong(), style.plain());
    if (changes.empty()) out.text() += "  nothing; the games and standings are the same\n";
    for (const GameChange& game : changes.games)
        print_to(out.text(), "  {}\n", game_change_text(game));
    if (!changes.standings.empty()) {
        const auto add_row = [&](Table& table, std::size_t i) {
            const StandingChange& change = changes.standings[i];
            table.add({change.entrant, change_text(change, changes.with_ladder)},
                      change.moved ? style.strong() : "");
        };
        add_table(out, {Align::left, Align::left}, changes.standings.size(), add_row);
    }
    out.text() += '\n';
    out.flush();
}

}  // namespace bones::inline show::night
