#include "tools/lib/csv.hpp"

#include "libnotation/text/shown.hpp"

namespace bones {

CsvRow& CsvRow::text(std::string_view cell) {
    const bool formula =
        !cell.empty() && std::string_view("=+-@\t\r").find(cell[0]) != std::string_view::npos;
    std::string defused(formula ? "'" : "");
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

}  // namespace bones
