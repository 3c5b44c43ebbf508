#include "tools/format/game_row.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <span>

#include "libnotation/text/suggest.hpp"
#include "libnotation/text/values.hpp"
#include "tools/lib/io/text/csv.hpp"
#include "tools/libbones/outcome.hpp"

namespace bones {
namespace {

/// Words that may head a column by mistake, and what to write instead.
struct ColumnAlias {
    std::string_view word, instead;
};
constexpr ColumnAlias mistaken[] = {
    {"legs", "write legs into the column finish, and the games won into points_1 and points_2"},
    {"player", "call the columns player_1 and player_2"},
    {"name", "call the columns player_1 and player_2"},
    {"points", "call the columns points_1 and points_2"},
    {"score", "call the columns points_1 and points_2"},
    {"result", "call the columns points_1 and points_2"},
    {"won", "call the columns won_1 and won_2"},
    {"winner", "call the columns won_1 and won_2, with 1, 0.5 or 0"},
};

std::string in_small_letters(std::string_view text) {
    std::string small(trimmed(text));
    std::transform(small.begin(), small.end(), small.begin(), lower);
    return small;
}

/// A cell's text on one line.
std::string on_one_line(std::string_view cell) {
    std::string line;
    for (const char c : cell)
        if (c == '\n' || c == '\r')
            line += line.empty() || is_blank(line.back()) ? "" : " ";
        else
            line += c;
    return std::string(trimmed(line));
}

/// Free text, escaped for a line of a record.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\' || (c == '#' && (out.empty() || is_blank(out.back())))) out += '\\';
        out += c;
    }
    return out;
}

/// The keyword of the line that stores an unknown column: `x-venue`.
std::string key_of(std::string_view name) {
    std::string key(name.starts_with("x-") ? "" : "x-");
    for (const char c : name) key += is_blank(c) || c == '#' || c == '\n' || c == '\r' ? '-' : c;
    return key;
}

GameColumn column_named(const std::string& name) {
    using Kind = GameColumn::Kind;
    GameColumn column{on_one_line(name)};
    const std::string small = in_small_letters(name);
    const Keyword keyword = keyword_named(small);
    if (small == "finish") column.kind = Kind::finish;
    if (keyword <= Keyword::table && keyword != Keyword::time) {
        column.kind = Kind::header;
        column.keyword = keyword;
    }
    const std::size_t line = small.rfind('_');
    if (line == std::string::npos || small.size() != line + 2) return column;
    const std::string_view what = std::string_view(small).substr(0, line);
    const int side = small.back() - '1';
    if (side < 0 || side >= most_sides_of_row) return column;
    column.side = side;
    column.kind = what == "player"   ? Kind::player
                  : what == "points" ? Kind::points
                  : what == "won"    ? Kind::won
                                     : Kind::other;
    return column;
}

/// The names of all known columns.
std::vector<std::string> known_names() {
    std::vector<std::string> names{"game", "event", "date", "round", "table", "finish", "id"};
    for (int side = 1; side <= most_sides_of_row; ++side)
        for (const std::string_view what : {"player", "points", "won"})
            names.push_back(fmt::format("{}_{}", what, side));
    return names;
}

/// The known column that an unknown name probably means; empty if there is none.
std::string likely_meaning(std::string_view name) {
    const std::string small = in_small_letters(name);
    if (small.starts_with("x-")) return {};
    const std::string_view word =
        std::string_view(small).substr(0, small.find_first_of("_ 0123456789"));
    for (const ColumnAlias& one : mistaken)
        if (word == one.word) return std::string(one.instead);
    static const std::vector<std::string> names = known_names();
    const std::vector<std::string_view> choices(names.begin(), names.end());
    const std::string_view near = nearest(small, choices);
    return near.empty() ? "" : fmt::format("did you mean {}?", near);
}

bool is_seat_with_number(std::string_view& words) {
    std::string_view rest = words;
    const std::string_view seat = take_word(rest);
    const std::string_view number = take_word(rest);
    if (seat.size() != 1 || !whole_number(number)) return false;
    words = rest;
    return true;
}

std::string shown_halves(int halves) {
    return halves == 2 ? "1" : halves == 1 ? "0.5" : "0";
}

}  // namespace

GameColumns::GameColumns(const std::vector<std::string>& names) {
    for (const std::string& name : names) add(name);
    const auto is_named = [&](std::string_view name) {
        return std::any_of(columns_.begin(), columns_.end(),
                           [&](const GameColumn& column) { return same_word(column.name, name); });
    };
    for (const std::string_view wanted : {"game", "player_1"})
        if (!is_named(wanted))
            throw BadRow(
                fmt::format("the first row names the columns, and none is called {}; write game, "
                            "player_1, points_1, won_1, player_2, points_2, won_2",
                            wanted));
}

void GameColumns::add(const std::string& name) {
    GameColumn column = column_named(name);
    const std::size_t number = columns_.size() + 1;
    const auto has_same_meaning = [&](const GameColumn& other) {
        if (column.kind == GameColumn::Kind::other)
            return other.kind == column.kind && same_word(other.name, column.name);
        return other.kind == column.kind && other.keyword == column.keyword &&
               other.side == column.side;
    };
    const auto same = std::find_if(columns_.begin(), columns_.end(), has_same_meaning);
    if (same != columns_.end() && !column.name.empty()) {
        column.same_as = static_cast<std::size_t>(same - columns_.begin()) + 1;
        problems_.push_back(
            fmt::format("column {} is called {}, as column {} is; rename or delete "
                        "one of them",
                        number, quoted(column.name), column.same_as));
    } else if (column.kind == GameColumn::Kind::other) {
        if (const std::string instead = likely_meaning(column.name); !instead.empty())
            problems_.push_back(fmt::format("column {} is called {}, and is kept as {} lines; {}",
                                            number, quoted(column.name),
                                            key_of(in_small_letters(column.name)), instead));
    }
    tell_winners_ = tell_winners_ || column.kind == GameColumn::Kind::won;
    columns_.push_back(std::move(column));
}

GameRow::GameRow(const GameColumns& columns, const std::vector<std::string>& cells)
    : tell_winners_(columns.tell_winners()) {
    for (std::size_t i = columns.size(); i < cells.size(); ++i)
        if (!cells[i].empty())
            throw BadRow(
                fmt::format("it has {} cells, but the first row names {} columns; put a "
                            "text with a comma in quotation marks",
                            cells.size(), columns.size()));
    for (std::size_t i = 0; i < columns.size() && i < cells.size(); ++i) {
        seen_.push_back(on_one_line(cells[i]));
        enter(columns[i], i + 1, seen_.back());
    }
    count_sides();
    check_points();
    const bool any_won = std::any_of(all_.begin(), all_.end(),
                                     [](const Side& one) { return one.halves_won.has_value(); });
    winner_open_ = tell_winners_ && !any_won && finish_.empty() && !of_legs_ && legs_.empty();
}

void GameRow::enter(const GameColumn& column, std::size_t number, const std::string& cell) {
    if (cell.empty()) return;
    if (column.same_as > 0) {
        const std::string& before = seen_[column.same_as - 1];
        if (before == cell) return;
        if (!before.empty())
            throw BadRow(fmt::format("{} is {} in column {} and {} in column {}; keep one of them",
                                     column.name, quoted(before), column.same_as, quoted(cell),
                                     number));
    }
    switch (column.kind) {
        case GameColumn::Kind::header:
            header_[static_cast<std::size_t>(column.keyword)] = cell;
            return;
        case GameColumn::Kind::finish:
            return enter_finish(cell);
        case GameColumn::Kind::other:
            extensions_ +=
                fmt::format("{} {}\n", key_of(in_small_letters(column.name)), escaped(cell));
            return;
        default:
            return enter_side(column, cell);
    }
}

/// Throws if a name contains `alias`: in a record the words after it would not belong to the name,
/// so they would be lost.
void GameRow::refuse_alias(std::string_view column, std::string_view name) {
    std::string_view rest = name;
    take_word(rest);
    while (!rest.empty())
        if (same_word(take_word(rest), "alias"))
            throw BadRow(fmt::format("{} is {}; leave out the word alias and what follows it",
                                     column, quoted(name)));
}

void GameRow::enter_side(const GameColumn& column, const std::string& cell) {
    Side& side = all_[static_cast<std::size_t>(column.side)];
    if (column.kind == GameColumn::Kind::player) {
        side.players = names_in_csv(cell);
        for (const std::string& name : side.players) refuse_alias(column.name, name);
    } else if (column.kind == GameColumn::Kind::points) {
        side.points = whole_number(cell);
        if (!side.points)
            throw BadRow(fmt::format("{} is {}; write a whole number of at most nine digits",
                                     column.name, quoted(cell)));
    } else {
        side.halves_won = cell == "1" ? 2 : cell == "0.5" || cell == "0,5" || cell == "½" ? 1 : 0;
        if (*side.halves_won == 0 && cell != "0")
            throw BadRow(fmt::format("{} is {}; write 1, 0.5 or 0", column.name, quoted(cell)));
    }
}

/// Enters the finish: `legs`, or `legs A 3 B 2` if the points are not the games won, followed by
/// the text of a `finish` line.
void GameRow::enter_finish(std::string_view cell) {
    std::string_view rest = cell;
    if (same_word(take_word(rest), "legs")) {
        const std::string_view games = rest;
        while (is_seat_with_number(rest)) {
        }
        legs_ = trimmed(games.substr(0, games.size() - rest.size()));
        of_legs_ = legs_.empty();
        cell = rest;
    }
    finish_ = trimmed(cell);
}

void GameRow::count_sides() {
    std::size_t partners = 0;
    for (int i = 0; i < most_sides_of_row; ++i) {
        if (side(i).empty()) continue;
        if (sides_ < i)
            throw BadRow(
                fmt::format("player_{} is empty, but side {} is filled in; leave no side "
                            "out",
                            sides_ + 1, i + 1));
        ++sides_;
        const std::size_t names = side(i).players.size();
        if (names == 0)
            throw BadRow(
                fmt::format("player_{} is empty; write ? for a player whose name is "
                            "unknown",
                            i + 1));
        if (partners != 0 && names != partners)
            throw BadRow(
                fmt::format("player_1 has {}, and player_{} has {}; write ? for a partner "
                            "whose name is unknown",
                            count_of(static_cast<int>(partners), "name"), i + 1,
                            count_of(static_cast<int>(names), "name")));
        partners = names;
    }
    if (sides_ == 0) throw BadRow("it has no player; write a name into player_1");
    partners_ = static_cast<int>(partners);
    if (players() > most_seats)
        throw BadRow(
            fmt::format("it has {} players, and a game has at most {}", players(), most_seats));
}

void GameRow::check_points() const {
    for (int i = 1; i < sides_; ++i) {
        if (side(i).points.has_value() == side(0).points.has_value()) continue;
        const int empty = side(i).points ? 0 : i;
        throw BadRow(
            fmt::format("points_{} is empty, but other sides have points; fill in all or "
                        "none",
                        empty + 1));
    }
}

std::string GameRow::text(std::string_view rule) const {
    std::string text;
    for (std::size_t i = 0; i < header_.size(); ++i)
        if (!header_[i].empty())
            text += fmt::format("{} {}\n", name_of(static_cast<Keyword>(i)), escaped(header_[i]));
    append_players(text);
    text += rule;
    text += extensions_;
    append_outcome(text);
    return text;
}

void GameRow::append_players(std::string& text) const {
    for (int seat = 0; seat < players(); ++seat) {
        const std::string& name =
            side(seat % sides_).players[static_cast<std::size_t>(seat / sides_)];
        text += fmt::format("player {}", Seat(seat).letter());
        text += name.empty() || name == "?" ? "\n" : fmt::format(" {}\n", escaped(name));
    }
}

/// The seats for the `winner` line; empty if the row names no winner.
std::string GameRow::winners() const {
    std::string seats;
    bool any = false;
    for (int seat = 0; seat < players(); ++seat) {
        const std::optional<int>& halves = side(seat % sides_).halves_won;
        any = any || halves;
        if (halves.value_or(0) > 0) seats += fmt::format(" {}", Seat(seat).letter());
    }
    return any && seats.empty() ? " none" : seats;
}

/// Appends the outcome. A game is not over if the table has columns for winners and the row names
/// none.
void GameRow::append_outcome(std::string& text) const {
    std::string points;
    for (int i = 0; i < sides_; ++i)
        if (side(i).points) points += fmt::format(" {} {}", Seat(i).letter(), *side(i).points);
    if (winner_open_ && !points.empty())
        text += fmt::format("hand 1\nend unfinished\nscore{}\n", points);
    else if (!points.empty())
        text += fmt::format("{}{}\n", of_legs_ ? "legs" : "result", points);
    if (!legs_.empty()) text += fmt::format("legs {}\n", legs_);
    const std::string won = winners();
    if (!won.empty() && (points.empty() || !finish_.empty()))
        text += fmt::format("winner{}\n", won);
    if (!finish_.empty()) text += fmt::format("finish {}\n", finish_);
}

void GameRow::check_winners(const GameVerdict& verdict) const {
    if (!verdict.winners_known) return;
    for (int i = 0; i < sides_; ++i) {
        const int won = halves_won(verdict, sides_, i);
        if (side(i).halves_won.value_or(won) == won) continue;
        throw BadRow(
            fmt::format("won_{} is {}, but the points and finish give {}; correct one of "
                        "them",
                        i + 1, shown_halves(*side(i).halves_won), shown_halves(won)));
    }
}

}  // namespace bones
