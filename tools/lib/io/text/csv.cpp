#include "tools/lib/io/text/csv.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "libnotation/text/lexer.hpp"
#include "libnotation/text/shown.hpp"

namespace bones::inline io {

namespace {

/// Whether a spreadsheet would read a text as a formula.
bool is_formula(std::string_view text) {
    return !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos;
}

}  // namespace

CsvRow& CsvRow::text(std::string_view cell) {
    std::string defused(is_formula(cell) ? "'" : "");
    return put(defused += shown(cell));
}

CsvRow& CsvRow::number(std::int64_t cell) {
    return put(std::to_string(cell));
}

CsvRow& CsvRow::halves(std::int64_t cell) {
    std::string text = std::to_string(cell / 2);
    if (cell % 2 != 0) text = (cell < 0 && cell / 2 == 0 ? "-" : "") + text + ".5";
    return put(text);
}

CsvRow& CsvRow::put(std::string_view cell) {
    if (!first_) out_ += ',';
    first_ = false;
    if (cell.find_first_of(",\"\r\n") == std::string_view::npos) {
        out_ += cell;
        return *this;
    }
    out_ += '"';
    for (char c : cell) out_ += c == '"' ? "\"\"" : std::string(1, c);
    out_ += '"';
    return *this;
}

namespace {

enum class Quotes {
    closed,
    open,   ///< the last quotation mark is not closed
    stray,  ///< text follows a closing quotation mark
};

Quotes split_cells(std::string_view text, char separator, std::vector<std::string>& cells) {
    cells.assign(1, "");
    Quotes quotes = Quotes::closed;
    bool quoted = false, was_quoted = false;  // of the current cell
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            cells.back() += text[++i];
        } else if (c == '"' && (quoted || (cells.back().empty() && !was_quoted))) {
            quoted = !quoted;
            was_quoted = true;
        } else if (c == separator && !quoted) {
            cells.emplace_back();
            was_quoted = false;
        } else {
            if (was_quoted && !quoted) quotes = Quotes::stray;
            cells.back() += c;
        }
    }
    for (std::string& cell : cells)
        if (cell.starts_with('\'') && is_formula(std::string_view(cell).substr(1)))
            cell.erase(0, 1);
    return quoted ? Quotes::open : quotes;
}

/// The separator that is the most frequent in a row.
char separator_of(std::string_view row) {
    constexpr std::string_view separators = ",;\t";
    const auto number_of = [&](char c) { return std::count(row.begin(), row.end(), c); };
    return *std::max_element(separators.begin(), separators.end(), [&](char one, char other) {
        return number_of(one) < number_of(other);
    });
}

bool is_blank_row(std::string_view row) {
    return row.find_first_not_of(" ,;\t\r") == std::string_view::npos;
}

}  // namespace

namespace {

constexpr std::string_view between_names = " & ";

/// The number of backslashes in ` \& ` before the sign, if a text has that at a place. None
/// otherwise.
std::optional<std::size_t> backslashes_of_sign(std::string_view text, std::size_t at) {
    if (text[at] != ' ') return {};
    const std::size_t sign = text.find_first_not_of('\\', at + 1);
    if (sign == std::string_view::npos || text.substr(sign, 2) != "& ") return {};
    return sign - at - 1;
}

}  // namespace

std::string csv_name(std::string_view name) {
    std::string text;
    for (std::size_t i = 0; i < name.size(); ++i) {
        text += name[i];
        if (backslashes_of_sign(name, i)) text += '\\';
    }
    return text;
}

std::vector<std::string> names_in_csv(std::string_view cell) {
    std::vector<std::string> names(1);
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const auto backslashes = backslashes_of_sign(cell, i);
        if (backslashes && *backslashes == 0) {
            names.emplace_back();
            i += between_names.size() - 1;
            continue;
        }
        names.back() += cell[i];
        if (backslashes) ++i;  // drops the escaping backslash
    }
    for (std::string& name : names) name = std::string(trimmed(name));
    return names;
}

bool CsvReader::take_line(Line& line) {
    if (!ahead_.empty()) {
        line = std::move(ahead_.front());
        ahead_.pop_front();
        return true;
    }
    std::string_view text;
    if (!lines_.next(text)) return false;
    line = {std::string(text), lines_.was_cut()};
    return true;
}

bool CsvReader::next() {
    for (Line line; take_line(line);) {
        line_ = next_line_++;
        ++row_;
        if (line_ == 1) line.text = without_byte_order_marks(line.text);
        if (is_blank_row(line.text)) continue;
        if (separator_ == '\0') separator_ = separator_of(line.text);
        read_cells(line);
        return true;
    }
    return false;
}

void CsvReader::read_cells(Line& line) {
    problem_ = line.cut ? "it is longer than 64 KiB" : "";
    if (line.cut || split_cells(line.text, separator_, cells_) != Quotes::open) return;
    if (!read_over_lines(line.text)) problem_ = "a quotation mark is not closed";
}

/// Reads a cell with line ends. If its quotation mark is never closed, or not in a valid way, the
/// first line is a row of its own, and so is each of the others.
bool CsvReader::read_over_lines(const std::string& first) {
    std::string text = first;
    std::deque<Line> taken;
    Quotes quotes = Quotes::open;
    for (Line line; quotes == Quotes::open && text.size() < longest_row && take_line(line);) {
        text.append("\n").append(line.text);
        taken.push_back(std::move(line));
        quotes = split_cells(text, separator_, cells_);
    }
    if (quotes == Quotes::closed) {
        next_line_ += taken.size();
        return true;
    }
    ahead_.insert(ahead_.begin(), std::make_move_iterator(taken.begin()),
                  std::make_move_iterator(taken.end()));
    return false;
}

std::string CsvReader::place() const {
    return row_ == line_ ? fmt::format("row {}", row_)
                         : fmt::format("row {} (line {})", row_, line_);
}

}  // namespace bones::inline io
