#include "tools/archive/exporting.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bones {

std::uint64_t export_records(Database& database,
                             const std::function<void(std::string_view text)>& use,
                             std::string_view where, const Parameters& parameters) {
    // Numbers are sorted, not texts; both are of one moment, whatever is written meanwhile.
    database.run("BEGIN");
    Query numbers(database,
                  fmt::format("SELECT r.record_id FROM records r LEFT JOIN events e USING "
                              "(event_id) {}{} ORDER BY {}",
                              where.empty() ? "" : "WHERE ", where, record_order));
    parameters.bind(numbers);
    Query text(database, "SELECT text FROM records WHERE record_id = ?");
    std::uint64_t count = 0;
    while (numbers.step()) {
        const Reset reset(text);
        text.with(numbers.number(0)).step();
        use(text.text(0));
        ++count;
    }
    database.run("COMMIT");
    return count;
}

std::int64_t find_record(Database& database, const std::string& named) {
    const bool number =
        !named.empty() && named.size() < 19 &&
        std::all_of(named.begin(), named.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (number) {
        Query query(database, "SELECT record_id FROM records WHERE record_id = ?");
        if (query.with(static_cast<std::int64_t>(std::stoll(named))).step()) return query.number(0);
    }
    std::string range_end = named;
    if (!range_end.empty()) ++range_end.back();
    Query query(database,
                "SELECT record_id FROM records WHERE sheet_id = ?1 UNION SELECT record_id FROM "
                "records WHERE length(?1) >= 8 AND fingerprint >= ?1 AND fingerprint < ?2 LIMIT 2");
    query.with(std::string_view(named), std::string_view(range_end));
    if (!query.step())
        throw ArchiveError(
            fmt::format("no record `{}` in {}: neither a number, nor an id, nor the "
                        "beginning of a fingerprint",
                        named, database.path()));
    const std::int64_t record = query.number(0);
    if (query.step())
        throw ArchiveError(
            fmt::format("`{}` is several records of {}, {} and {} among them; use "
                        "the number",
                        named, database.path(), record, query.number(0)));
    return record;
}

std::string text_of(Database& database, std::int64_t record) {
    Query query(database, "SELECT text FROM records WHERE record_id = ?");
    if (!query.with(record).step())
        throw ArchiveError(fmt::format("no record {} in {}", record, database.path()));
    return query.string(0);
}

}  // namespace bones
