// Rows of a spreadsheet to records: one row is one game, of which only the result is known.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>
#include <vector>

#include "bones/limits.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/values.hpp"
#include "tools/format/converted.hpp"
#include "tools/format/modes.hpp"
#include "tools/lib/csv.hpp"
#include "tools/lib/lines.hpp"

namespace bones {

namespace {

constexpr std::size_t longest_row = 1 << 16;
constexpr int most_sides = 4;

/// A row that cannot be read, and why.
class BadRow : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// What a row says of one side.
struct Side {
    std::string player;
    std::optional<std::int32_t> points;
    std::optional<int> halves_won;  ///< 2: won, 1: shared, 0: lost

    bool empty() const { return player.empty() && !points && !halves_won; }
};

/// Free text as a line of a record says it.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\' || (c == '#' && (out.empty() || is_blank(out.back())))) out += '\\';
        out += c;
    }
    return out;
}

/// The names in a cell that names partners: `Ana & Bo`.
std::vector<std::string> names_in(std::string_view cell) {
    constexpr std::string_view between = " & ";
    std::vector<std::string> names;
    for (std::size_t end; (end = cell.find(between)) != std::string_view::npos;) {
        names.emplace_back(trimmed(cell.substr(0, end)));
        cell.remove_prefix(end + between.size());
    }
    names.emplace_back(trimmed(cell));
    return names;
}

/// A row being read, by the columns that the first row names.
class Row {
  public:
    void column(std::string_view name, std::string_view cell) {
        if (cell.empty()) return;
        const std::string small = in_small_letters(name);
        const Keyword keyword = keyword_named(small);
        if (small == "finish")
            finish_ = cell;
        else if (Side* const side = side_of(small))
            set(*side, small, cell);
        else if (keyword <= Keyword::table && keyword != Keyword::time)
            header_[static_cast<std::size_t>(keyword)] = cell;
        else
            extensions_ += fmt::format("x-{} {}\n", as_key(small), escaped(cell));
    }

    /// The record's text, with a line of a house rule. Throws BadRow.
    std::string text(std::string_view rule) const {
        const int sides = count_sides();
        std::string text;
        for (std::size_t i = 0; i < header_.size(); ++i) {
            if (header_[i].empty()) continue;
            text += fmt::format("{} {}\n", name_of(static_cast<Keyword>(i)), escaped(header_[i]));
        }
        for (int side = 0; side < sides; ++side) append_players(text, side, sides);
        text += rule;
        text += extensions_;
        append_outcome(text, sides);
        return text;
    }
    int count_sides() const {
        int sides = 0;
        for (int i = 0; i < most_sides; ++i) {
            if (sides_[static_cast<std::size_t>(i)].empty()) continue;
            if (sides++ != i) throw BadRow(fmt::format("player_{} is missing", sides));
        }
        if (sides == 0) throw BadRow("it has no player");
        return sides;
    }
    bool names_partners() const {
        return std::any_of(sides_.begin(), sides_.end(),
                           [](const Side& side) { return names_in(side.player).size() > 1; });
    }

  private:
    static std::string in_small_letters(std::string_view name) {
        std::string small(trimmed(name));
        std::transform(small.begin(), small.end(), small.begin(), lower);
        return small;
    }
    static std::string as_key(std::string_view name) {
        std::string key;
        for (const char c : name) key += is_blank(c) || c == '#' ? '-' : c;
        return key;
    }

    Side* side_of(std::string_view column) {
        const std::size_t line = column.rfind('_');
        if (line == std::string_view::npos || column.size() != line + 2) return nullptr;
        const std::string_view what = column.substr(0, line);
        const int number = column.back() - '1';
        const bool known = what == "player" || what == "points" || what == "won";
        if (!known || number < 0 || number >= most_sides) return nullptr;
        return &sides_[static_cast<std::size_t>(number)];
    }
    static void set(Side& side, std::string_view column, std::string_view cell) {
        if (column.starts_with("player")) {
            side.player = cell;
        } else if (column.starts_with("points")) {
            side.points = whole_number(cell);
            if (!side.points)
                throw BadRow(fmt::format("{} is {}; write a whole number", column, quoted(cell)));
        } else {
            side.halves_won = cell == "1" ? 2 : cell == "0.5" || cell == "0,5" ? 1 : 0;
            if (*side.halves_won == 0 && cell != "0")
                throw BadRow(fmt::format("{} is {}; write 1, 0.5 or 0", column, quoted(cell)));
        }
    }

    void append_players(std::string& text, int side, int sides) const {
        int seat = side;
        for (const std::string& name : names_in(sides_[static_cast<std::size_t>(side)].player)) {
            text += fmt::format("player {} {}\n", Seat(seat).letter(), escaped(name));
            seat += sides;
        }
    }

    /// Points and winners, as far as the row has them. Points of a game that no side is said to
    /// have won are those of one that is not over.
    void append_outcome(std::string& text, int sides) const {
        std::string points, winners;
        bool all_points = true, any_won = false;
        for (int i = 0; i < sides; ++i) {
            const Side& side = sides_[static_cast<std::size_t>(i)];
            all_points = all_points && side.points;
            any_won = any_won || side.halves_won;
            if (side.points) points += fmt::format(" {} {}", Seat(i).letter(), *side.points);
            if (side.halves_won.value_or(0) == 0) continue;
            for (std::size_t seat = 0; seat < names_in(side.player).size(); ++seat)
                winners += fmt::format(" {}", Seat(i + static_cast<int>(seat) * sides).letter());
        }
        if (!all_points && !points.empty()) throw BadRow("it has the points of some players only");
        const bool legs = finish_ == "legs";
        const bool over = any_won || !finish_.empty();
        if (!points.empty() && !over)
            text += fmt::format("hand 1\nend unfinished\nscore{}\n", points);
        else if (!points.empty())
            text += fmt::format("{}{}\n", legs ? "legs" : "result", points);
        if (any_won && (points.empty() || !finish_.empty()))
            text += winners.empty() ? "winner none\n" : fmt::format("winner{}\n", winners);
        if (!legs && !finish_.empty()) text += fmt::format("finish {}\n", finish_);
    }

    std::array<std::string, static_cast<std::size_t>(Keyword::table) + 1> header_;
    std::array<Side, most_sides> sides_;
    std::string finish_, extensions_;
};

class CsvConverter {
  public:
    CsvConverter(const Tool& tool, bool as_json) : records_(tool, as_json) {}

    void convert(const InputFile& file) {
        FileSource source(file);
        LineReader lines(source, longest_row);
        columns_.clear();
        raw_.index = 0;
        for (std::string_view line; lines.next(line);) {
            line = without_byte_order_marks(without_line_end(line));
            if (trimmed(line).empty()) continue;
            try {
                if (lines.was_cut()) throw BadRow("it is longer than 64 KiB");
                if (columns_.empty())
                    read_columns(line);
                else
                    read_row(line);
            } catch (const BadRow& why) {
                records_.complain(fmt::format("{}: row {} cannot be read: {}", file.name,
                                              lines.number(), why.what()));
            }
        }
        source.tell_encoding();
        if (columns_.empty()) complain(fmt::format("no record in {}", file.name));
    }
    void complain(std::string_view message) { records_.complain(message); }
    int finish() { return records_.finish(); }

  private:
    std::vector<std::string> cells_of(std::string_view line) const {
        std::vector<std::string> cells;
        if (!read_csv_row(line, separator_, cells)) throw BadRow("a quotation mark is not closed");
        return cells;
    }

    void read_columns(std::string_view line) {
        separator_ =
            std::count(line.begin(), line.end(), ';') > std::count(line.begin(), line.end(), ',')
                ? ';'
                : ',';
        columns_ = cells_of(line);
        const auto is_named = [&](std::string_view name) {
            return std::any_of(columns_.begin(), columns_.end(),
                               [&](const auto& column) { return same_word(column, name); });
        };
        for (const std::string_view wanted : {"game", "player_1"})
            if (!is_named(wanted))
                throw BadRow(fmt::format(
                    "the first row must name the columns, and no column is called {}", wanted));
    }

    void read_row(std::string_view line) {
        const std::vector<std::string> cells = cells_of(line);
        if (cells.size() > columns_.size())
            throw BadRow(fmt::format("it has {} cells, but there are {} columns", cells.size(),
                                     columns_.size()));
        Row row;
        for (std::size_t i = 0; i < cells.size(); ++i) row.column(columns_[i], cells[i]);
        const int sides = row.count_sides();
        ++raw_.index;
        // The usual number of sides, or the one that a house rule of partners makes of it.
        for (const std::string_view rule : {"", "rule partners=yes\n", "rule partners=no\n"}) {
            text_ = row.text(rule);
            raw_.text = text_;
            judge_.judge(raw_);
            refuse_errors();
            if (judge_.record.players > 0 && scoring_seats(judge_.record) == sides)
                return records_.write(raw_);
        }
        throw BadRow(fmt::format("{} has no game with {} sides{}", traits(judge_.record.game).title,
                                 sides, row.names_partners() ? " of partners" : ""));
    }

    void refuse_errors() const {
        for (const Finding& finding : judge_.record.findings)
            if (finding.severity == Severity::error) throw BadRow(finding.message);
    }

    ConvertedRecords records_;
    Judge judge_;
    RawRecord raw_;
    std::string text_;
    std::vector<std::string> columns_;
    char separator_ = ',';
};

}  // namespace

int write_from_csv(const Tool& tool, InputFiles& files, bool as_json) {
    CsvConverter converter(tool, as_json);
    while (const InputFileRef file = files.next()) {
        try {
            converter.convert(*file);
        } catch (const std::system_error& error) {
            converter.complain(
                fmt::format("cannot read {}: {}", file->name, error.code().message()));
        }
    }
    return converter.finish();
}

}  // namespace bones
