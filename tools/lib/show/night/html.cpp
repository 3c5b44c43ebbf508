#include "tools/lib/show/night/html.hpp"

#include <fmt/core.h>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/night/html_parts.hpp"
#include "tools/lib/show/night/render.hpp"
#include "tools/lib/show/night/slips.hpp"

namespace bones::inline show::night {

namespace {

void write_no_places(picture::PagePieces& page) {
    page.fill("night.no-places", {"text", std::string(no_places)});
}

void write_night_standings(picture::PagePieces& page, const Entrants& field, const Night& night,
                           const std::string& label) {
    write_standings(page, standings_of(field, night), label, night.tallies, night.ranking);
}

/// A cell of the cross-table.
picture::PageData met_cell(const Tallies& tallies, Entrant one, Entrant other) {
    picture::PageData cell;
    cell.set("text", meeting_text(tallies, one, other));
    const auto at = tallies.meetings.find({one, other});
    const bool met = at != tallies.meetings.end();
    const int lead = met ? at->second.won - at->second.lost : 0;
    cell.set("kind", std::string(one == other ? "self" : lead > 0 ? "won" : ""));
    if (met) cell.set("says", std::string(lead > 0 ? "ahead" : lead < 0 ? "behind" : "level"));
    return cell;
}

picture::PageData crossed_head(const Entrants& field, std::size_t i, const Rank& rank) {
    picture::PageData head;
    head.set("number", std::to_string(i + 1));
    head.set("name", picture::page_text(field.shown(rank.entrant)));
    return head;
}

void write_crossed(picture::PagePieces& page, const Entrants& field, const Night& night) {
    const std::vector<Rank>& ranks = night.ranking.ranks;
    if (ranks.size() > most_crossed || night.tallies.meetings.empty()) return;
    picture::PageData columns = page_list();
    for (std::size_t i = 0; i < ranks.size(); ++i)
        columns.push_back(crossed_head(field, i, ranks[i]));
    page.fill("night.crossed", {"columns", columns});
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        picture::PageData row = crossed_head(field, i, ranks[i]), cells = page_list();
        for (const Rank& other : ranks)
            cells.push_back(met_cell(night.tallies, ranks[i].entrant, other.entrant));
        row.set("cells", cells);
        page.fill("night.crossed-row", row);
    }
    page.fill("night.crossed-end");
}

picture::PageData game_entry(const Entrants& field, const NightRow& row, std::size_t index) {
    picture::PageData entry;
    const Sheet& sheet = *row.sheet;
    entry.set("where", picture::page_text(sheet.table.empty() ? "" : "table " + sheet.table));
    entry.set("sides", sides_of(field, row));
    entry.set("result", result_text(sheet));
    std::string remark = row.left_out.empty() ? "" : "does not count: " + row.left_out;
    for (std::size_t i = 0; i < row.forfeits.size(); ++i)
        if (row.forfeits[i]) remark = "lost by penalty: " + side_text(field, sheet.sides[i]);
    if (!remark.empty()) entry.set("remark", picture::page_text(remark));
    entry.set("slip", slip_id(index));
    if (!sheet.page.empty()) entry.set("page", sheet.page);
    if (!sheet.differences.empty() && sheet.page.empty())
        entry.set("flag", std::string("sheet differs"));
    return entry;
}

/// Writes a round with its games and remarks; nothing if it has none.
void write_round(picture::PagePieces& page, const Entrants& field, const Night& night,
                 std::uint32_t number) {
    bool any = false;
    const auto write = [&](const char* piece, const picture::PageData& data) {
        if (!any)
            page.fill(
                "night.round",
                {"name", number == no_round ? "No round"
                                            : picture::page_text("Round " + night.rounds[number])});
        any = true;
        page.fill(piece, data);
    };
    for (std::size_t i = 0; i < night.rows.size(); ++i)
        if (night.rows[i].round == number) write("night.game", game_entry(field, night.rows[i], i));
    for (const NightRemark& remark : night.remarks)
        if (remark.round == number)
            write("night.remark", {"text", picture::page_text(remark.text)});
    if (any) page.fill("night.round-end");
}

void write_rounds(picture::PagePieces& page, const Entrants& field, const Night& night) {
    page.fill("night.games");
    for (std::uint32_t i = 0; i < night.rounds.size(); ++i) write_round(page, field, night, i);
    write_round(page, field, night, no_round);
    page.fill("night.games-end");
}

void write_differences(picture::PagePieces& page, const Night& night) {
    ProblemList list(page, "differs", "Sheet and play differ");
    for (const NightRow& row : night.rows)
        for (const SheetDifference& difference : row.sheet->differences)
            list.add(fmt::format("{}:{}", row.sheet->file, difference.line), difference.message);
    list.end();
}

std::string dates_text(const std::vector<std::string>& dates) {
    if (dates.empty()) return "";
    return dates.size() == 1 ? dates.front() : dates.front() + " to " + dates.back();
}

picture::Page page_of(std::string title) {
    picture::Page page;
    page.title = std::move(title);
    page.style = "night.css";
    return page;
}

picture::PageData night_head(const Night& night) {
    picture::PageData data, terms = page_list();
    for (const std::string& term : terms_of(night)) terms.push_back({"text", term});
    data.set("title", picture::page_text(night.title.empty() ? "Standings" : night.title));
    if (!night.dates.empty()) data.set("dates", dates_text(night.dates));
    data.set("games", quantity(night.counted, "game", "games"));
    if (!night.ranking.ranks.empty()) data.set("order", order_text(night.ranking.order));
    data.set("terms", terms);
    return data;
}

PlaceLines round_lines(const Night& night) {
    PlaceLines lines{"Round by round", {}, night.places_after};
    for (const std::string& round : night.rounds) lines.steps.push_back("round " + round);
    return lines;
}

picture::PageData season_head(const Season& season, const std::string& title) {
    picture::PageData data;
    data.set("title", picture::page_text(title));
    data.set("nights_count", quantity(season.nights.size(), "night", "nights"));
    if (!season.ranking.ranks.empty()) data.set("order", order_text(season.ranking.order));
    data.set("terms", ladder_terms(season.rules));
    return data;
}

PlaceLines night_lines(const Season& season) {
    PlaceLines lines{"Night by night", {}, season.places_after};
    for (std::size_t i = 0; i < season.nights.size(); ++i) {
        const Night& night = season.nights[i];
        lines.steps.push_back(night.dates.empty() ? std::to_string(i + 1) : night.dates.front());
    }
    return lines;
}

void write_nights(picture::PagePieces& page, const Entrants& field, const Season& season) {
    if (season.nights.empty()) return;
    page.fill("season.nights");
    for (std::size_t i = 0; i < season.nights.size(); ++i) {
        const Night& night = season.nights[i];
        picture::PageData entry;
        entry.set("number", std::to_string(i + 1));
        entry.set("title", picture::page_text(heading(night)));
        entry.set("games", quantity(night.counted, "game", "games"));
        const bool places = !night.ranking.ranks.empty();
        if (places)
            entry.set("winners", picture::page_text(enumerated(winners_of_night(field, night))));
        page.fill("season.night", entry);
        if (places)
            write_night_standings(page, field, night, fmt::format("Standings of night {}", i + 1));
        else
            write_no_places(page);
        page.fill("season.night-end");
    }
    page.fill("season.nights-end");
}

constexpr const char* asks_title = "To be checked";

}  // namespace

void night_html(const picture::PageSink& sink, const Entrants& field, const Night& night,
                const NightPage& options) {
    picture::PagePieces page(sink);
    picture::Page frame = page_of(heading(night));
    frame.site = options.site;
    page.write(page_head(frame));
    page.fill("night.head", night_head(night));
    if (night.ranking.ranks.empty()) {
        write_no_places(page);
    } else {
        page.fill("night.standings");
        write_night_standings(page, field, night, "Standings");
        page.fill("night.standings-end");
    }
    if (!night.teams.names.empty()) {
        page.fill("night.standings");
        write_standings(page, standings_of(field, night.teams), "Teams", night.teams.tallies,
                        night.teams.ranking);
        page.fill("night.standings-end");
    }
    if (options.changes != nullptr) write_changes(page, *options.changes);
    write_ties(page, field, night.ranking);
    write_crossed(page, field, night);
    write_places(page, field, night.ranking, round_lines(night));
    if (options.games) write_rounds(page, field, night);
    write_differences(page, night);
    ProblemList asks(page, "asks", asks_title);
    add_asks(asks, night);
    asks.end();
    if (options.site == nullptr) write_slips(page, field, night);
    page.write(options.below + "</main>\n" + page_foot(frame));
}

void season_html(const picture::PageSink& sink, const Entrants& field, const Season& season,
                 const Changes* changes, const picture::SiteFrame* site) {
    picture::PagePieces page(sink);
    const std::string title = season.title.empty() ? "Season" : "Season · " + season.title;
    picture::Page frame = page_of(title);
    frame.site = site;
    page.write(page_head(frame));
    page.fill("season.head", season_head(season, title));
    if (season.ranking.ranks.empty()) {
        write_no_places(page);
    } else {
        page.fill("season.ladder");
        write_standings(page, standings_of(field, season), "Ladder", season.tallies,
                        season.ranking);
        page.fill("season.ladder-end");
    }
    if (changes != nullptr) write_changes(page, *changes);
    write_ties(page, field, season.ranking);
    write_places(page, field, season.ranking, night_lines(season));
    write_nights(page, field, season);
    ProblemList asks(page, "asks", asks_title);
    for (const Night& night : season.nights) add_asks(asks, night);
    asks.end();
    page.write("</main>\n" + page_foot(frame));
}

}  // namespace bones::inline show::night
