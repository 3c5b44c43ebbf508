#include "tools/lib/store/archive/store.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace bones::inline store::archive {

namespace {

std::string insert_record() {
    std::string marks;
    for (int i = 0; i < column_count<RecordRow>(); ++i) marks += ", ?";
    return fmt::format("INSERT INTO records (record_id, import_id, {}) VALUES (?, ?{})",
                       column_list<RecordRow>(), marks);
}

std::string update_record() {
    return fmt::format("UPDATE records SET {} WHERE record_id = ?", column_list<RecordRow>(" = ?"));
}

}  // namespace

Store::Store(Database& database)
    : database_(database),
      references_(database),
      finder_(database),
      add_record_(database, insert_record()),
      update_record_(database, update_record()),
      old_(database,
           "SELECT text, fingerprint, text_hash, arms, cut, import_id FROM records WHERE "
           "record_id = ?"),
      add_key_(database, "INSERT OR IGNORE INTO play_keys VALUES (?, ?)"),
      add_likely_(database, "INSERT OR REPLACE INTO likely_same VALUES (?, ?, ?)"),
      seats_(database),
      house_rules_(database),
      hands_(database),
      hand_seats_(database),
      substitutes_(database),
      actions_(database),
      findings_(database),
      evidence_(database),
      ledger_(database),
      penalties_(database),
      bids_(database),
      trumps_(database) {}

void Store::start() {
    references_.start();
    // The numbers of removed records are not used again.
    next_record_ = 1 + number_of(database_,
                                 "SELECT max(ifnull((SELECT max(record_id) FROM records), 0), "
                                 "ifnull((SELECT max(record_id) FROM log), 0))");
    next_hand_ = number_of(database_, "SELECT max(hand_id) FROM hands") + 1;
}

void Store::begin_file(std::string_view file, Origin origin) {
    import_ = write_log(database_, {.what = "import", .why = file});
    finder_.begin(origin, file, import_);
}

std::int64_t Store::add(RecordRows& rows) {
    references_.refer(rows, true);
    const std::int64_t record = next_record_++;
    Binder bind(add_record_, 0);
    bind("record_id", record);
    bind("import_id", import_);
    RecordRow::columns(rows.record, bind);
    add_record_.run();
    insert_children(rows, record);
    insert_keys(rows, record);
    return record;
}

void Store::note_likely(std::int64_t record, const Match& match) {
    add_likely_.with(record, match.record, std::string_view(match.reason)).run();
}

void Store::insert_keys(const RecordRows& rows, std::int64_t record) {
    if (!rows.sketch.can_be_compared()) return;
    for (const std::uint64_t key : rows.sketch.keys)
        add_key_.with(static_cast<std::int64_t>(key), record).run();
}

/// Checks again which records this one is likely the same game as.
void Store::weigh_likely_anew(std::int64_t record, const RecordRows& rows) {
    std::vector<std::int64_t> others;
    Query pairs(database_,
                "SELECT other_id FROM likely_same WHERE record_id = ?1 UNION SELECT record_id FROM "
                "likely_same WHERE other_id = ?1");
    for (pairs.with(record); pairs.step();) others.push_back(pairs.number(0));
    Query(database_, "DELETE FROM likely_same WHERE record_id = ?1 OR other_id = ?1")
        .with(record)
        .run();
    for (const std::int64_t other : others)
        if (const std::string reason = finder_.likeness_of(rows, other); !reason.empty())
            note_likely(std::max(record, other),
                        {Standing::likely, std::min(record, other), reason, {}, false});
}

void Store::remove(std::int64_t record, std::string_view reason) {
    {
        const Reset reset(old_);
        if (!old_.with(record).step())
            throw ArchiveError(fmt::format("no record {} in {}", record, database_.path()));
        write_log(database_, {.what = "remove",
                              .why = reason,
                              .record = record,
                              .via = old_.number_if_any(5),
                              .before = old_.text(0),
                              .fingerprint = old_.text_if_any(1),
                              .text_hash = old_.text(2),
                              .arms = old_.text_if_any(3),
                              .cut = old_.number(4)});
    }
    Query(database_, "DELETE FROM records WHERE record_id = ?").with(record).run();
}

void Store::put_back(std::int64_t record, MaybeNumber import, RecordRows& rows,
                     std::string_view reason) {
    import_ = import;
    next_record_ = record;
    add(rows);
    write_log(database_,
              {.what = "restore", .why = reason, .record = record, .after = rows.record.text});
}

void Store::replace(std::int64_t record, RecordRows& rows, std::string_view reason,
                    std::string_view when, bool merged) {
    const MaybeNumber via = merged ? import_ : std::nullopt;
    {
        const Reset reset(old_);
        old_.with(record).step();
        write_log(database_, {.what = "amend",
                              .why = reason,
                              .record = record,
                              .via = via,
                              .before = old_.text(0),
                              .after = rows.record.text,
                              .fingerprint = old_.text_if_any(1),
                              .text_hash = old_.text(2),
                              .arms = old_.text_if_any(3),
                              .cut = old_.number(4),
                              .at = when});
    }
    Query(database_, "DELETE FROM analyses WHERE record_id = ?").with(record).run();
    judge_anew(record, rows);
    weigh_likely_anew(record, rows);
}

void Store::judge_anew(std::int64_t record, RecordRows& rows) {
    references_.refer(rows, true);
    for (const char* table :
         {"findings", "seats", "substitutes", "house_rules", "hands", "play_keys"})
        Query(database_, fmt::format("DELETE FROM {} WHERE record_id = ?", table))
            .with(record)
            .run();
    Binder bind(update_record_, 0);
    RecordRow::columns(rows.record, bind);
    bind("record_id", record);
    update_record_.run();
    insert_children(rows, record);
    insert_keys(rows, record);
}

void Store::insert_children(const RecordRows& rows, std::int64_t record) {
    const std::int64_t hand = next_hand_;
    next_hand_ += static_cast<std::int64_t>(rows.hands.size());
    seats_.insert(rows.seats, record, hand);
    house_rules_.insert(rows.house_rules, record, hand);
    hands_.insert(rows.hands, record, hand);
    hand_seats_.insert(rows.hand_seats, record, hand);
    substitutes_.insert(rows.substitutes, record, hand);
    actions_.insert(rows.actions, record, hand);
    findings_.insert(rows.findings, record, hand);
    evidence_.insert(rows.evidence, record, hand);
    ledger_.insert(rows.ledger, record, hand);
    penalties_.insert(rows.penalties, record, hand);
    bids_.insert(rows.bids, record, hand);
    trumps_.insert(rows.trumps, record, hand);
}

void Store::add_old_text(std::int64_t record, const LogLine& line) {
    Query there(database_,
                "SELECT 1 FROM log WHERE record_id = ? AND what = 'amend' AND at = ? AND "
                "text_hash = ?");
    if (there.with(record, line.at, line.text_hash).step()) return;
    LogLine own = line;
    own.what = "amend";
    own.record = record;
    own.via = import_;
    write_log(database_, own);
}

}  // namespace bones::inline store::archive
