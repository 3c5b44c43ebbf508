#include "tools/lib/store/archive/likely.hpp"

#include <fmt/core.h>

#include "tools/lib/io/text/columns.hpp"

namespace bones::inline store::archive {

std::vector<std::string> likely_lines(Database& database) {
    constexpr std::int64_t most_listed = 10;
    std::vector<std::string> lines;
    Query pairs(
        database,
        fmt::format("SELECT record_id, other_id, reason FROM likely_same ORDER BY record_id, "
                    "other_id LIMIT {}",
                    most_listed));
    while (pairs.step())
        lines.push_back(fmt::format("record {}: likely the same game as record {} ({}); both count",
                                    pairs.number(0), pairs.number(1), pairs.text(2)));
    const std::int64_t all = number_of(database, "SELECT count(*) FROM likely_same");
    if (all > most_listed)
        lines.push_back(fmt::format(
            "{} likely the same game as another; `SELECT * FROM likely_same` lists them",
            quantity(static_cast<std::uint64_t>(all - most_listed), "more record is",
                     "more records are")));
    return lines;
}

}  // namespace bones::inline store::archive
