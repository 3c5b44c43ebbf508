#include "tools/night/html.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tools/lib/columns.hpp"
#include "tools/night/html_parts.hpp"
#include "tools/night/render.hpp"

namespace bones {

namespace {

std::vector<Bar> difference_bars(const Tallies& tallies, const Ranking& ranking) {
    std::vector<Bar> bars;
    std::int64_t most = 0;
    for (const Rank& rank : ranking.ranks)
        most = std::max(most, std::abs(tallies.by_entrant[rank.entrant].difference));
    for (const Rank& rank : ranking.ranks) {
        const std::int64_t value = tallies.by_entrant[rank.entrant].difference;
        bars.push_back({value, most, "difference " + signed_text(value)});
    }
    return bars;
}

std::string night_standings(const Field& field, const Night& night, const std::string& label) {
    return standings_part(standings_of(field, night), label,
                          difference_bars(night.tallies, night.ranking), "difference as a bar");
}

/// A cell of the cross-table.
PageData met_cell(const Tallies& tallies, Entrant one, Entrant other) {
    PageData cell;
    cell.set("text", meeting_text(tallies, one, other));
    const auto at = tallies.meetings.find({one, other});
    const bool met = at != tallies.meetings.end();
    const int lead = met ? at->second.won - at->second.lost : 0;
    cell.set("kind", std::string(one == other ? "self" : lead > 0 ? "won" : ""));
    if (met) cell.set("says", std::string(lead > 0 ? "ahead" : lead < 0 ? "behind" : "level"));
    return cell;
}

PageData crossed(const Field& field, const Night& night) {
    const std::vector<Rank>& ranks = night.ranking.ranks;
    if (ranks.size() > most_crossed || night.tallies.meetings.empty()) return PageData(false);
    PageData data, columns = page_list(), rows = page_list();
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        PageData column, row, cells = page_list();
        column.set("number", std::to_string(i + 1));
        column.set("name", page_text(field.shown(ranks[i].entrant)));
        columns.push_back(column);
        for (const Rank& other : ranks)
            cells.push_back(met_cell(night.tallies, ranks[i].entrant, other.entrant));
        row.set("number", std::to_string(i + 1));
        row.set("name", page_text(field.shown(ranks[i].entrant)));
        row.set("cells", cells);
        rows.push_back(row);
    }
    data.set("columns", columns);
    data.set("rows", rows);
    return data;
}

PageData sides_of(const Field& field, const NightRow& row) {
    PageData sides = page_list();
    for (std::size_t i = 0; i < row.sheet->sides.size(); ++i) {
        PageData side;
        side.set("names", page_text(side_text(field, row.sheet->sides[i])));
        side.set("won", static_cast<bool>(row.won[i]));
        side.set("first", i == 0);
        sides.push_back(side);
    }
    return sides;
}

std::string slip_id(std::size_t index) {
    return fmt::format("slip-{}", index + 1);
}

PageData game_entry(const Field& field, const NightRow& row, std::size_t index) {
    PageData entry;
    const Sheet& sheet = *row.sheet;
    entry.set("where", page_text(sheet.table.empty() ? "" : "table " + sheet.table));
    entry.set("sides", sides_of(field, row));
    entry.set("result", result_text(sheet));
    std::string remark = row.left_out.empty() ? "" : "does not count: " + row.left_out;
    for (std::size_t i = 0; i < row.forfeits.size(); ++i)
        if (row.forfeits[i]) remark = "lost by penalty: " + side_text(field, sheet.sides[i]);
    if (!remark.empty()) entry.set("remark", page_text(remark));
    entry.set("slip", slip_id(index));
    if (!sheet.differences.empty()) entry.set("flag", std::string("sheet differs"));
    return entry;
}

/// A round with its games and remarks; false if there are none.
bool round_entry(const Field& field, const Night& night, std::uint32_t number, PageData& entry) {
    PageData games = page_list(), remarks = page_list();
    for (std::size_t i = 0; i < night.rows.size(); ++i)
        if (night.rows[i].round == number) games.push_back(game_entry(field, night.rows[i], i));
    for (const NightRemark& remark : night.remarks) {
        if (remark.round != number) continue;
        PageData line;
        line.set("text", page_text(remark.text));
        remarks.push_back(line);
    }
    const bool any = games.is_non_empty_list() || remarks.is_non_empty_list();
    entry.set("name", number == no_round ? "No round" : page_text("Round " + night.rounds[number]));
    entry.set("games", games);
    entry.set("remarks", remarks);
    return any;
}

PageData points_cell(std::optional<std::int32_t> points, std::optional<std::int32_t> written) {
    PageData cell;
    cell.set("text", points ? std::to_string(*points) : "?");
    if (points && written && *written != *points) cell.set("written", std::to_string(*written));
    return cell;
}

PageData hands_of(const Sheet& sheet) {
    PageData hands = page_list();
    for (const SheetHand& hand : sheet.hands) {
        PageData entry, cells = page_list();
        for (std::size_t i = 0; i < hand.points.size(); ++i)
            cells.push_back(points_cell(hand.points[i], hand.written[i]));
        entry.set("number", std::to_string(hand.number));
        entry.set("end", page_text(hand.end));
        entry.set("cells", cells);
        hands.push_back(entry);
    }
    return hands;
}

std::string where_text(const Night& night, const Sheet& sheet) {
    std::string text = night.title;
    const auto add = [&text](const std::string& part) {
        if (!part.empty()) text += (text.empty() ? "" : " · ") + part;
    };
    add(sheet.date);
    add(sheet.round.empty() ? "" : "round " + sheet.round);
    add(sheet.table.empty() ? "" : "table " + sheet.table);
    add(sheet.id);
    return text.empty() ? "Game" : text;
}

PageData slip_of(const Field& field, const Night& night, std::size_t index) {
    const NightRow& row = night.rows[index];
    const Sheet& sheet = *row.sheet;
    PageData slip, totals = page_list(), differences = page_list();
    for (const SheetSide& side : sheet.sides)
        totals.push_back(points_cell(sheet.totals_known ? std::optional(side.points) : std::nullopt,
                                     side.written));
    for (const SheetDifference& difference : sheet.differences) {
        PageData entry;
        entry.set("message", page_text(difference.message));
        differences.push_back(entry);
    }
    slip.set("id", slip_id(index));
    slip.set("label", fmt::format("slip {}", index + 1));
    slip.set("where", page_text(where_text(night, sheet)));
    slip.set("game",
             std::string(sheet.game == Game::unknown ? "unknown game" : traits(sheet.game).title));
    slip.set("hands_head", std::string(sheet.game == Game::double_takes ? "round" : "hand"));
    slip.set("sides", sides_of(field, row));
    slip.set("hands", hands_of(sheet));
    slip.set("totals", totals);
    slip.set("outcome", page_text(outcome_text(field, row)));
    slip.set("differences", differences);
    return slip;
}

PageData differences_list(const Night& night) {
    PageData list = page_list();
    for (const NightRow& row : night.rows)
        for (const SheetDifference& difference : row.sheet->differences) {
            PageData entry;
            entry.set("place", page_text(fmt::format("{}:{}", row.sheet->file, difference.line)));
            entry.set("message", page_text(difference.message));
            list.push_back(entry);
        }
    return list;
}

/// A section that holds a list, or nothing.
PageData section_of(const PageData& list) {
    if (!list.is_non_empty_list()) return PageData(false);
    PageData section;
    section.set("list", list);
    return section;
}

std::string dates_text(const std::vector<std::string>& dates) {
    if (dates.empty()) return "";
    return dates.size() == 1 ? dates.front() : dates.front() + " to " + dates.back();
}

Page page_of(std::string title, std::string body) {
    Page page;
    page.title = std::move(title);
    page.style = "night.css";
    page.body = std::move(body);
    return page;
}

PlaceLines round_lines(const Night& night) {
    PlaceLines lines;
    for (const std::string& round : night.rounds) lines.steps.push_back("round " + round);
    lines.after = night.places_after;
    return lines;
}

void set_rounds_and_slips(PageData& data, const Field& field, const Night& night) {
    PageData rounds = page_list(), slips = page_list();
    for (std::uint32_t i = 0; i <= night.rounds.size(); ++i) {
        PageData round;
        if (round_entry(field, night, i < night.rounds.size() ? i : no_round, round))
            rounds.push_back(round);
    }
    for (std::size_t i = 0; i < night.rows.size(); ++i) slips.push_back(slip_of(field, night, i));
    data.set("rounds", rounds);
    data.set("slips", slips);
}

}  // namespace

std::string night_html(const Field& field, const Night& night, const Changes* changes) {
    PageData data, terms = page_list();
    for (const std::string& term : terms_of(night)) {
        PageData entry;
        entry.set("text", term);
        terms.push_back(entry);
    }
    data.set("title", page_text(night.title.empty() ? "Standings" : night.title));
    if (!night.dates.empty()) data.set("dates", dates_text(night.dates));
    data.set("games", quantity(night.counted(), "game", "games"));
    data.set("order", order_text(night.ranking.order));
    data.set("terms", terms);
    data.set("standings", night_standings(field, night, "Standings"));
    data.set("changes", changes == nullptr ? "" : changes_part(*changes));
    data.set("ties", ties_part(field, night.ranking));
    data.set("crossed", crossed(field, night));
    if (night.places_after.size() > 1 && !night.ranking.ranks.empty())
        data.set("places", places_part(field, night.ranking, round_lines(night)));
    set_rounds_and_slips(data, field, night);
    data.set("differs", section_of(differences_list(night)));
    data.set("asks", section_of(asks_list(night)));
    return html_document(page_of(heading(night), fill_template("night.mustache", data)));
}

std::string season_html(const Field& field, const Season& season, const Changes* changes) {
    PageData data, nights = page_list(), asks = page_list();
    PlaceLines lines;
    for (std::size_t i = 0; i < season.nights.size(); ++i) {
        const Night& night = season.nights[i];
        PageData entry;
        entry.set("number", std::to_string(i + 1));
        entry.set("title", page_text(heading(night)));
        entry.set("games", quantity(night.counted(), "game", "games"));
        entry.set("winners", page_text(enumerated(winners_of_night(field, night))));
        entry.set("standings",
                  night_standings(field, night, fmt::format("Standings of night {}", i + 1)));
        nights.push_back(entry);
        const PageData list = asks_list(night);
        for (const PageData& ask : list.list_value()) asks.push_back(ask);
        lines.steps.push_back(night.dates.empty() ? std::to_string(i + 1) : night.dates.front());
    }
    lines.after = season.places_after;
    const std::string title = season.title.empty() ? "Season" : "Season · " + season.title;
    data.set("title", page_text(title));
    data.set("nights_count", quantity(season.nights.size(), "night", "nights"));
    data.set("order", order_text(season.ranking.order));
    data.set("terms", ladder_terms(season.rules));
    data.set("standings", standings_part(standings_of(field, season), "Ladder",
                                         difference_bars(season.tallies, season.ranking),
                                         "difference as a bar"));
    data.set("changes", changes == nullptr ? "" : changes_part(*changes));
    data.set("ties", ties_part(field, season.ranking));
    if (lines.after.size() > 1 && !season.ranking.ranks.empty())
        data.set("places", places_part(field, season.ranking, lines));
    data.set("nights", nights);
    data.set("asks", section_of(asks));
    return html_document(page_of(title, fill_template("season.mustache", data)));
}

}  // namespace bones
