#include "tools/night/html_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tools/night/render.hpp"

namespace bones {

namespace {

PageData bar_data(const Bar& bar) {
    const double half = bar.most == 0 ? 0
                                      : 50.0 * static_cast<double>(std::abs(bar.value)) /
                                            static_cast<double>(bar.most);
    PageData data;
    data.set("x", fmt::format("{:.1f}", bar.value < 0 ? -half : 0.0));
    data.set("width", fmt::format("{:.1f}", half));
    data.set("kind", std::string(bar.value < 0 ? "minus" : "plus"));
    data.set("says", page_text(bar.says));
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

/// Where lines of places run.
struct Frame {
    static constexpr int left = 40, step = 110, top = 34, row = 22, label = 200;

    static int x(std::size_t i) { return left + static_cast<int>(i) * step; }
    static int y(std::uint32_t place) { return top + (static_cast<int>(place) - 1) * row; }
};

/// One entrant's line. After a step without a place there is a gap.
PageData place_line(const Field& field, const Rank& rank, const PlaceLines& lines,
                    std::size_t at_the_end) {
    PageData line, dots = page_list(), places = page_list();
    std::string points;
    for (std::size_t i = 0; i < lines.after.size(); ++i) {
        const std::uint32_t place = lines.after[i][rank.entrant];
        PageData cell;
        cell.set("text", place == 0 ? std::string() : std::to_string(place));
        places.push_back(cell);
        if (place == 0) continue;
        points += fmt::format("{}{},{}", points.empty() ? "" : " ", Frame::x(i), Frame::y(place));
        PageData dot;
        dot.set("x", std::to_string(Frame::x(i)));
        dot.set("y", std::to_string(Frame::y(place)));
        dots.push_back(dot);
    }
    line.set("name", page_text(field.shown(rank.entrant)));
    line.set("short_name", page_text(shortened(field.shown(rank.entrant), 22)));
    line.set("place", place_text(rank));
    line.set("kind", std::string(rank.place <= 3 ? "medal" : "other"));
    line.set("points", points);
    line.set("dots", dots);
    line.set("places", places);
    line.set("label_x", std::to_string(Frame::x(lines.after.size() - 1) + 12));
    line.set("label_y", std::to_string(Frame::y(static_cast<std::uint32_t>(at_the_end + 1))));
    return line;
}

}  // namespace

std::string standings_part(const StandingsTable& table, const std::string& label,
                           const std::vector<Bar>& bars, const std::string& bars_head) {
    PageData data, heads = page_list(), rows = page_list();
    for (const StandingsColumn& column : table.columns) {
        PageData head;
        head.set("head", column.head);
        head.set("number", !column.is_name);
        heads.push_back(head);
    }
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        PageData row, cells = page_list();
        for (std::size_t j = 0; j < table.columns.size(); ++j) {
            PageData cell;
            cell.set("text", page_text(table.rows[i][j]));
            cell.set("name", table.columns[j].is_name);
            cells.push_back(cell);
        }
        row.set("cells", cells);
        row.set("first", table.rows[i][0] == "1" || table.rows[i][0] == "1=");
        if (i < bars.size()) row.set("bar", bar_data(bars[i]));
        rows.push_back(row);
    }
    data.set("label", label);
    data.set("heads", heads);
    if (!bars.empty()) data.set("bars", bars_head);
    data.set("rows", rows);
    return fill_template("standings.mustache", data);
}

std::string ties_part(const Field& field, const Ranking& ranking) {
    PageData data, ties = page_list();
    for (const Tie& tie : ranking.ties) {
        std::vector<std::string> names;
        for (const Entrant entrant : tie.tied) names.push_back(field.shown(entrant));
        PageData entry, steps = page_list();
        const auto add = [&steps](const std::string& text, bool broken) {
            PageData step;
            step.set("text", page_text(text));
            step.set("broken", broken);
            steps.push_back(step);
        };
        for (const TieStep& step : tie.steps) add(step_text(field, step), step.broken);
        for (const std::string& line : shared_places(field, ranking, tie)) add(line, true);
        entry.set("value", tie_value_text(ranking.order.front(), tie.value));
        entry.set("names", page_text(enumerated(names)));
        entry.set("steps", steps);
        ties.push_back(entry);
    }
    data.set("any", !ranking.ties.empty());
    data.set("ties", ties);
    return fill_template("ties.mustache", data);
}

std::string changes_part(const Changes& changes) {
    PageData data, games = page_list(), standings = page_list();
    for (const GameChange& game : changes.games) {
        PageData entry;
        entry.set("text", page_text(game_change_text(game)));
        games.push_back(entry);
    }
    for (const StandingChange& change : changes.standings) {
        PageData entry;
        entry.set("name", page_text(change.entrant));
        entry.set("text", change_text(change, changes.with_ladder));
        entry.set("moved", change.moved);
        standings.push_back(entry);
    }
    data.set("any", !changes.empty());
    data.set("games", games);
    data.set("standings", standings);
    return fill_template("changes.mustache", data);
}

std::string places_part(const Field& field, const Ranking& ranking, const PlaceLines& lines) {
    const auto rows = static_cast<std::uint32_t>(ranking.ranks.size());
    const int width = Frame::x(lines.steps.size() - 1) + Frame::label;
    const int bottom = Frame::y(rows) + 8;
    PageData data, rounds = page_list(), entries = page_list();
    for (std::size_t i = 0; i < lines.steps.size(); ++i) {
        PageData round;
        round.set("x", std::to_string(Frame::x(i)));
        round.set("bottom", std::to_string(bottom));
        round.set("name", page_text(shortened(lines.steps[i], 12)));
        rounds.push_back(round);
    }
    for (std::size_t i = 0; i < ranking.ranks.size(); ++i)
        entries.push_back(place_line(field, ranking.ranks[i], lines, i));
    data.set("rounds", rounds);
    data.set("lines", entries);
    data.set("width", std::to_string(width));
    data.set("height", std::to_string(bottom + 6));
    data.set("least", std::to_string(std::min(width, 560)));
    return fill_template("places.mustache", data);
}

PageData asks_list(const Night& night) {
    PageData list = page_list();
    const auto add = [&list](const std::string& place, const std::string& message) {
        PageData entry;
        if (!place.empty()) entry.set("place", page_text(place));
        entry.set("message", page_text(message));
        list.push_back(entry);
    };
    for (const std::string& note : night.notes) add("", note);
    if (!night.file) return list;
    Record shell;
    shell.text = night.file->text;
    for (const Finding& finding : night.file->findings)
        add(fmt::format("{}:{}", night.file->name, locate(shell, finding.place).line),
            finding.message);
    return list;
}

}  // namespace bones
