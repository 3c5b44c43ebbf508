#include "tools/archive/amend.hpp"

#include "tools/archive/analysis.hpp"
#include "tools/archive/store.hpp"

namespace bones {

bool amend(Database& database, std::int64_t record, const RawRecord& corrected,
           std::string_view reason) {
    Analyst analyst;
    RecordRows rows;
    analyst.analyse(corrected, rows);
    Store store(database);
    Transaction transaction(database);
    store.start();
    const Match match = store.find(rows);
    if (match.standing == Standing::same && match.record != record)
        throw ArchiveError(
            fmt::format("record {} cannot be amended so: record {} is {} already; a play is stored "
                        "once",
                        record, match.record, match.reason));
    if (match.standing == Standing::same && match.same_text) return false;
    store.replace(record, rows, reason, now_text());
    transaction.commit();
    return true;
}

}  // namespace bones
