#include "tools/query/answers.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/store/archive/exporting.hpp"

namespace bones {

using namespace archive;

namespace {

/// A property by which the rows of a level can be sorted, besides the date.
struct SortKey {
    std::string_view name;
    Level from;  ///< the first level that has it
    std::string_view sql;
};

constexpr SortKey sort_keys[] = {
    {"date", Level::records, ""},
    {"record", Level::records, "r.record_id"},
    {"game", Level::records, "r.game"},
    {"event", Level::records, "e.name"},
    {"total", Level::records, "(SELECT max(w.total) FROM seats w WHERE w.record_id = r.record_id)"},
    {"length", Level::hands, "h.actions"},
    {"points", Level::hands,
     "(SELECT max(x.points) FROM hand_seats x WHERE x.hand_id = h.hand_id)"},
    {"choices", Level::actions, "a.choices"},
    {"tile", Level::actions, "a.tile"},
    {"code", Level::findings, "f.code"},
};

bool has(Level level, const SortKey& key) {
    if (key.name == "length" && level == Level::records) return true;
    if (level == Level::findings) return key.from == Level::records || key.from == level;
    return key.from <= level;
}

std::string sort_sql(Level level, const Ordering& ordering) {
    for (const SortKey& key : sort_keys) {
        if (key.name != ordering.by || key.sql.empty()) continue;
        const bool whole = key.name == "length" && level == Level::records;
        return fmt::format("{} {} NULLS LAST, ", whole ? "r.actions" : key.sql,
                           ordering.reverse ? "DESC" : "ASC");
    }
    return "";
}

std::string date_order(const Ordering& ordering) {
    std::string order(record_order);
    if (ordering.by == "date" && ordering.reverse)
        order.replace(0, order.find(','), "r.first_day DESC NULLS LAST");
    return order;
}

std::string_view names_of_keys(Level level) {
    constexpr std::string_view names[] = {"found.r", "found.r, found.h",
                                          "found.r, found.h, found.a", "found.r, found.f"};
    return names[static_cast<std::size_t>(level)];
}

std::string indented(std::string_view sql) {
    std::string out = "  ";
    for (const char c : sql) out += c == '\n' ? std::string("\n  ") : std::string(1, c);
    return out;
}

std::string found(const Selection& selection, Level level, bool distinct) {
    return fmt::format("(\n{}\n) AS found",
                       indented(fmt::format("SELECT {}{}\n{}", distinct ? "DISTINCT " : "",
                                            keys_of(level, selection), selection.sql)));
}

std::string limited(PreparedStatement& prepared, const Ordering& ordering) {
    return ordering.limit < 0 ? ""
                              : fmt::format("\nLIMIT {}", prepared.parameters.add(ordering.limit));
}

}  // namespace

std::vector<std::string> sort_names(Level level) {
    std::vector<std::string> names;
    for (const SortKey& key : sort_keys)
        if (has(level, key)) names.emplace_back(key.name);
    return names;
}

std::string order_of_records(const Ordering& ordering) {
    const std::vector<std::string> names = sort_names(Level::records);
    const bool of_records = std::find(names.begin(), names.end(), ordering.by) != names.end();
    return (of_records ? sort_sql(Level::records, ordering) : "") + date_order(ordering);
}

namespace {

/// SQL: the keys in `found`, sorted.
std::string sorted(Level level, const Ordering& ordering, std::string_view found) {
    constexpr std::string_view joins[] = {
        "records r ON r.record_id = found.r",
        "records r ON r.record_id = found.r JOIN hands h ON h.hand_id = found.h",
        "records r ON r.record_id = found.r JOIN hands h ON h.hand_id = found.h JOIN actions a ON "
        "a.hand_id = found.h AND a.ply = found.a",
        "records r ON r.record_id = found.r JOIN findings f ON f.record_id = found.r AND f.number "
        "= found.f"};
    constexpr std::string_view within[] = {"", ", h.position", ", h.position, found.a",
                                           ", found.f"};
    const auto index = static_cast<std::size_t>(level);
    return fmt::format(
        "SELECT {}\nFROM {}\nJOIN {}\nLEFT JOIN events e USING (event_id)\nORDER BY "
        "{}{}{}",
        names_of_keys(level), found, joins[index], sort_sql(level, ordering), date_order(ordering),
        within[index]);
}

}  // namespace

PreparedStatement find_statement(const Filters& filters, Level level, const Ordering& ordering) {
    Selection selection = select(filters, level);
    PreparedStatement prepared{{}, std::move(selection.parameters)};
    prepared.sql = sorted(level, ordering, found(selection, level, selection.repeats));
    prepared.sql += limited(prepared, ordering);
    return prepared;
}

PreparedStatement sort_statement(Level level, const Ordering& ordering) {
    PreparedStatement prepared;
    prepared.sql = sorted(level, ordering, "temp.found AS found");
    prepared.sql += limited(prepared, ordering);
    return prepared;
}

PreparedStatement records_statement(const Filters& filters, Level level, const Ordering& ordering) {
    Selection selection = select(filters, level);
    PreparedStatement prepared{{}, std::move(selection.parameters)};
    prepared.sql = fmt::format(
        "SELECT found.r\nFROM {}\nJOIN records r ON r.record_id = found.r\nLEFT JOIN events e "
        "USING "
        "(event_id)\nORDER BY {}{}",
        found(selection, Level::records, level != Level::records || selection.repeats),
        sort_sql(Level::records, ordering), date_order(ordering));
    prepared.sql += limited(prepared, ordering);
    return prepared;
}

PreparedStatement within_record_statement(const Filters& filters, Level level) {
    constexpr std::string_view orders[] = {"", "h.position", "h.position, a.ply", "f.number"};
    Selection selection = select(filters, level, Purpose::one_record);
    return {fmt::format("SELECT {}{}\n{}\nORDER BY {}", selection.repeats ? "DISTINCT " : "",
                        keys_of(level, selection), selection.sql,
                        orders[static_cast<std::size_t>(level)]),
            std::move(selection.parameters)};
}

PreparedStatement count_statement(const Filters& filters, Level level) {
    Selection selection = select(filters, level, Purpose::count);
    const std::string sql =
        selection.repeats ? fmt::format("SELECT count(*)\nFROM {}", found(selection, level, true))
                          : fmt::format("SELECT count(*)\n{}", selection.sql);
    return {sql, std::move(selection.parameters)};
}

Filters of_records_only(const Filters& filters) {
    Filters records = filters;
    const Filters nothing;
    records.ends = nothing.ends, records.opening = nothing.opening;
    records.points = nothing.points, records.length = nothing.length;
    records.tile = nothing.tile, records.kind = nothing.kind, records.pass_on = nothing.pass_on;
    records.choices = nothing.choices, records.codes = nothing.codes;
    records.severities = nothing.severities, records.clause = nothing.clause;
    records.verdict = nothing.verdict;
    return records;
}

std::string_view type_of(Level level) {
    constexpr std::string_view types[] = {"record", "hand", "action", "finding"};
    return types[static_cast<std::size_t>(level)];
}

std::string_view name_of(Level level) {
    constexpr std::string_view names[] = {"records", "hands", "actions", "findings"};
    return names[static_cast<std::size_t>(level)];
}

}  // namespace bones
