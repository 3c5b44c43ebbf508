#include "tools/lib/show/night/html_parts.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "tools/lib/show/night/render.hpp"

namespace bones::inline show::night {

namespace {

picture::PageData bar_data(const Bar& bar) {
    const double half = bar.most == 0 ? 0
                                      : 50.0 * static_cast<double>(std::abs(bar.value)) /
                                            static_cast<double>(bar.most);
    picture::PageData data;
    data.set("x", fmt::format("{:.1f}", bar.value < 0 ? -half : 0.0));
    data.set("width", fmt::format("{:.1f}", half));
    data.set("kind", std::string(bar.value < 0 ? "minus" : "plus"));
    data.set("says", picture::page_text(bar.says));
    return data;
}

/// The first characters of a text, for a label.
std::string shortened(const std::string& text, std::size_t most) {
    std::size_t characters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0u) == 0x80u) continue;
        if (++characters > most) return text.substr(0, i) + "…";
    }
    return text;
}

/// The geometry of the chart of places, in SVG units.
struct Frame {
    static constexpr int left = 50, step = 130, top = 40, row = 26, label = 260;

    static int x(std::size_t i) { return left + static_cast<int>(i) * step; }
    static int y(std::uint32_t place) { return top + (static_cast<int>(place) - 1) * row; }
};

/// The label of a round or night at the head of the chart of places.
picture::PageData place_steps(const PlaceLines& lines, int bottom) {
    picture::PageData steps = page_list();
    for (std::size_t i = 0; i < lines.steps.size(); ++i) {
        picture::PageData step;
        step.set("x", std::to_string(Frame::x(i)));
        step.set("bottom", std::to_string(bottom));
        step.set("name", picture::page_text(shortened(lines.steps[i], 12)));
        steps.push_back(step);
    }
    return steps;
}

/// The line of one entrant. It is interrupted after a step without a place.
picture::PageData place_line(const Entrants& field, const Rank& rank, const PlaceLines& lines,
                             std::size_t at_the_end) {
    picture::PageData line, dots = page_list();
    std::string points;
    for (std::size_t i = 0; i < lines.after.size(); ++i) {
        const std::uint32_t place = lines.after[i][rank.entrant];
        if (place == 0) continue;
        points += fmt::format("{}{},{}", points.empty() ? "" : " ", Frame::x(i), Frame::y(place));
        picture::PageData dot;
        dot.set("x", std::to_string(Frame::x(i)));
        dot.set("y", std::to_string(Frame::y(place)));
        dots.push_back(dot);
    }
    line.set("name", picture::page_text(field.shown(rank.entrant)));
    line.set("short_name", picture::page_text(shortened(field.shown(rank.entrant), 22)));
    line.set("place", place_text(rank));
    line.set("kind", std::string(rank.place <= 3 ? "medal" : "other"));
    line.set("points", points);
    line.set("dots", dots);
    line.set("label_x", std::to_string(Frame::x(lines.after.size() - 1) + 12));
    line.set("label_y", std::to_string(Frame::y(static_cast<std::uint32_t>(at_the_end + 1))));
    return line;
}

/// The entrant's places as a row of a table.
picture::PageData place_row(const Entrants& field, const Rank& rank, const PlaceLines& lines) {
    picture::PageData row, places = page_list();
    for (const auto& after : lines.after) {
        const std::uint32_t place = after[rank.entrant];
        places.push_back(
            picture::PageData("text", place == 0 ? std::string() : std::to_string(place)));
    }
    row.set("name", picture::page_text(field.shown(rank.entrant)));
    row.set("places", places);
    return row;
}

picture::PageData standings_head(const StandingsTable& table, const std::string& label) {
    picture::PageData data, heads = page_list();
    for (const StandingsColumn& column : table.columns) {
        picture::PageData head;
        head.set("head", column.head);
        head.set("number", !column.is_name);
        heads.push_back(head);
    }
    data.set("label", label);
    data.set("heads", heads);
    data.set("bars", "difference as a bar");
    return data;
}

picture::PageData standings_row(const StandingsTable& table, const std::vector<std::string>& texts,
                                const Bar& bar) {
    picture::PageData row, cells = page_list();
    for (std::size_t i = 0; i < texts.size(); ++i) {
        picture::PageData cell;
        cell.set("text", picture::page_text(texts[i]));
        cell.set("name", table.columns[i].is_name);
        cell.set("head", table.columns[i].head);
        cells.push_back(cell);
    }
    row.set("cells", cells);
    row.set("first", texts[0] == "1" || texts[0] == "1=");
    row.set("bar", bar_data(bar));
    return row;
}

void write_tie_step(picture::PagePieces& page, const std::string& text, bool broken) {
    picture::PageData step;
    step.set("text", picture::page_text(text));
    step.set("broken", broken);
    page.fill("ties.step", step);
}

}  // namespace

void write_standings(picture::PagePieces& page, const StandingsTable& table,
                     const std::string& label, const Tallies& tallies, const Ranking& ranking) {
    const auto difference = [&](const Rank& rank) {
        return tallies.by_entrant[rank.entrant].difference;
    };
    std::int64_t most = 0;
    for (const Rank& rank : ranking.ranks) most = std::max(most, std::abs(difference(rank)));
    page.fill("standings.head", standings_head(table, label));
    for (std::size_t i = 0; i < table.size; ++i) {
        const std::int64_t value = difference(ranking.ranks[i]);
        page.fill(
            "standings.row",
            standings_row(table, table.row(i), {value, most, "difference " + signed_text(value)}));
    }
    page.fill("standings.end");
}

void write_ties(picture::PagePieces& page, const Entrants& field, const Ranking& ranking) {
    if (ranking.ties.empty()) return;
    page.fill("ties.head");
    for (const Tie& tie : ranking.ties) {
        const bool shown = tie.tied.size() <= most_tied;
        std::vector<std::string> names;
        for (const Entrant entrant : tie.tied)
            if (shown) names.push_back(field.shown(entrant));
        picture::PageData entry;
        entry.set("value", tie_value_text(ranking.order.front(), tie.value));
        entry.set("names", picture::page_text(shown ? enumerated(names) : too_many_tied(tie)));
        page.fill("ties.tie", entry);
        if (!shown) continue;
        for (const TieStep& step : tie.steps)
            write_tie_step(page, step_text(field, step), step.broken);
        for (const std::string& line : shared_places(field, ranking, tie))
            write_tie_step(page, line, true);
    }
    page.fill("ties.end");
}

void write_changes(picture::PagePieces& page, const Changes& changes) {
    page.fill("changes.head");
    if (changes.empty()) {
        page.fill("changes.none");
    } else {
        page.fill("changes.games");
        for (const GameChange& game : changes.games)
            page.fill("changes.game", {"text", picture::page_text(game_change_text(game))});
        page.fill("changes.standings");
        for (const StandingChange& change : changes.standings) {
            picture::PageData entry;
            entry.set("name", picture::page_text(change.entrant));
            entry.set("text", change_text(change, changes.with_ladder));
            entry.set("moved", change.moved);
            page.fill("changes.standing", entry);
        }
        page.fill("changes.standings-end");
    }
    page.fill("changes.end");
}

void write_places(picture::PagePieces& page, const Entrants& field, const Ranking& ranking,
                  const PlaceLines& lines) {
    if (lines.after.size() < 2 || ranking.ranks.empty()) return;
    const int width = Frame::x(lines.steps.size() - 1) + Frame::label;
    const int bottom = Frame::y(static_cast<std::uint32_t>(ranking.ranks.size())) + 8;
    picture::PageData data;
    data.set("title", lines.title);
    data.set("rounds", place_steps(lines, bottom));
    data.set("width", std::to_string(width));
    data.set("height", std::to_string(bottom + 6));
    page.fill("places.head", data);
    for (std::size_t i = 0; i < ranking.ranks.size(); ++i)
        page.fill("places.line", place_line(field, ranking.ranks[i], lines, i));
    page.fill("places.table", data);
    for (const Rank& rank : ranking.ranks) page.fill("places.row", place_row(field, rank, lines));
    page.fill("places.end");
}

void ProblemList::add(const std::string& place, const std::string& message) {
    if (!any_) {
        picture::PageData head;
        head.set("id", id_);
        head.set("title", title_);
        page_.fill("problems.head", head);
    }
    any_ = true;
    picture::PageData line("message", picture::page_text(message));
    if (!place.empty()) line.set("place", picture::page_text(place));
    page_.fill("problems.line", line);
}

void ProblemList::end() {
    if (any_) page_.fill("problems.end");
}

void add_asks(ProblemList& list, const Night& night) {
    for (const std::string& note : night.notes) list.add("", note);
    if (!night.file) return;
    Record shell;
    shell.text = night.file->text;
    for (const Finding& finding : night.file->findings)
        list.add(fmt::format("{}:{}", night.file->name, locate(shell, finding.place).line),
                 finding.message);
}

}  // namespace bones::inline show::night
