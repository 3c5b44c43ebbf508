#include "tools/lib/store/archive/exporting.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace bones::inline store::archive {

std::uint64_t export_records(Database& database,
                             const std::function<void(std::string_view text)>& use,
                             std::string_view where, const Parameters& parameters) {
    // Sorts only the numbers, because the texts are large. The transaction gives both queries the
    // same state of the archive.
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

namespace {

bool is_number(const std::string& named) {
    return !named.empty() && named.size() < 19 &&
           std::all_of(named.begin(), named.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::optional<RemovedRecord> find_removed(Database& database, const std::string& named) {
    Query query(database,
                "SELECT record_id, removed_at, ifnull(reason, ''), text, ifnull(arms, ''), cut, "
                "ifnull(import_id, 0) FROM removed WHERE record_id = ?1 OR (length(?2) >= 8 AND "
                "substr(fingerprint, 1, length(?2)) = ?2) OR instr(char(10) || text, ?3) > 0 "
                "ORDER BY record_id = ?1 DESC, record_id LIMIT 1");
    const std::int64_t number = is_number(named) ? std::stoll(named) : 0;
    const std::string id_line = fmt::format("\nid {}\n", named);
    if (!query.with(number, std::string_view(named), std::string_view(id_line)).step()) return {};
    return RemovedRecord{query.number(0), query.string(1),      query.string(2), query.string(3),
                         query.string(4), query.number(5) != 0, query.number(6)};
}

namespace {

[[noreturn]] void say_removed(const Database& database, const RemovedRecord& removed) {
    throw ArchiveError(
        fmt::format("record {} of {} was removed on {}: {}; `restore {}` restores it",
                    removed.record, database.path(), removed.when, removed.reason, removed.record));
}

}  // namespace

std::int64_t find_record(Database& database, const std::string& named) {
    if (is_number(named)) {
        Query query(database, "SELECT record_id FROM records WHERE record_id = ?");
        if (query.with(static_cast<std::int64_t>(std::stoll(named))).step()) return query.number(0);
        const auto removed = find_removed(database, named);
        if (removed && removed->record == std::stoll(named)) say_removed(database, *removed);
    }
    std::string range_end = named;
    if (!range_end.empty()) ++range_end.back();
    Query query(database,
                "SELECT record_id FROM records WHERE sheet_id = ?1 UNION SELECT record_id FROM "
                "records WHERE length(?1) >= 8 AND fingerprint >= ?1 AND fingerprint < ?2 LIMIT 2");
    query.with(std::string_view(named), std::string_view(range_end));
    if (!query.step()) {
        if (const auto removed = find_removed(database, named)) say_removed(database, *removed);
        throw ArchiveError(
            fmt::format("no record `{}` in {}; give a number, an id or the start of a fingerprint",
                        named, database.path()));
    }
    const std::int64_t record = query.number(0);
    if (query.step())
        throw ArchiveError(
            fmt::format("`{}` matches several records of {}, such as {} and {}; use the number",
                        named, database.path(), record, query.number(0)));
    return record;
}

std::string text_of(Database& database, std::int64_t record) {
    Query query(database, "SELECT text FROM records WHERE record_id = ?");
    if (!query.with(record).step())
        throw ArchiveError(fmt::format("no record {} in {}", record, database.path()));
    return query.string(0);
}

}  // namespace bones::inline store::archive
