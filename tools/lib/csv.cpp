#include "tools/lib/csv.hpp"

#include "libnotation/text/shown.hpp"

namespace bones {

namespace {

/// Whether a spreadsheet would take a text for a formula.
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

bool read_csv_row(std::string_view line, char separator, std::vector<std::string>& cells) {
    cells.assign(1, "");
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"')
            cells.back() += line[++i];
        else if (c == '"' && (quoted || cells.back().empty()))
            quoted = !quoted;
        else if (c == separator && !quoted)
            cells.emplace_back();
        else
            cells.back() += c;
    }
    for (std::string& cell : cells)
        if (cell.starts_with('\'') && is_formula(std::string_view(cell).substr(1)))
            cell.erase(0, 1);
    return !quoted;
}

}  // namespace bones
