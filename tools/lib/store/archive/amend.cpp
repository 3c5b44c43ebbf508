#include "tools/lib/store/archive/amend.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/store.hpp"

namespace bones::inline store::archive {

namespace {

using Lines = std::vector<std::string>;

/// The findings that count: errors, breaches and wrong claims.
Lines findings_now(Database& database, std::int64_t record) {
    Lines lines;
    Query query(database,
                "SELECT severity, code, clause, message FROM findings WHERE record_id = ? AND "
                "verdict = 'broken' AND severity <> 'note' ORDER BY number");
    query.with(record);
    while (query.step())
        lines.push_back(fmt::format("{}[{}] {}: {}", query.text(0), query.text(1), query.text(2),
                                    query.text(3)));
    return lines;
}

Lines findings_in(const RecordRows& rows) {
    Lines lines;
    for (const FindingRow& finding : rows.findings)
        if (finding.verdict == "broken" && finding.severity != "note")
            lines.push_back(fmt::format("{}[{}] {}: {}", finding.severity, finding.code,
                                        finding.clause, finding.message));
    return lines;
}

/// The lines that `others` lacks. A line that is in `lines` more often is returned that much more
/// often.
Lines without(const Lines& lines, Lines others) {
    Lines left;
    for (const std::string& line : lines) {
        const auto at = std::find(others.begin(), others.end(), line);
        if (at == others.end())
            left.push_back(line);
        else
            others.erase(at);
    }
    return left;
}

std::int64_t count_of(Database& database, std::int64_t record) {
    Query query(database, "SELECT errors + broken + claims FROM records WHERE record_id = ?");
    return query.with(record).step() ? query.number(0) : 0;
}

}  // namespace

Amendment amend(Database& database, std::int64_t record, const RawRecord& corrected,
                std::string_view reason, bool even_if_worse) {
    RowBuilder builder;
    RecordRows rows;
    builder.build(corrected, rows);
    Store store(database);
    Transaction transaction(database);
    store.start();
    const Match match = store.find(rows);
    const bool taken = match.standing == Standing::same || match.standing == Standing::removed;
    if (taken && match.record != record)
        throw ArchiveError(fmt::format(
            "record {} cannot be amended: record {} is {} already, and a game is stored once",
            record, match.record, match.reason));
    Amendment amended;
    amended.same = text_of(database, record) == rows.record.text;
    if (amended.same) return amended;
    const Lines before = findings_now(database, record), after = findings_in(rows);
    amended.gone = without(before, after);
    amended.come = without(after, before);
    amended.before = count_of(database, record);
    amended.after = rows.record.errors + rows.record.broken + rows.record.claims;
    amended.refused = amended.after > amended.before && !even_if_worse;
    if (amended.refused) return amended;
    store.replace(record, rows, reason, now_text());
    transaction.commit();
    return amended;
}

}  // namespace bones::inline store::archive
