#include "tools/lib/store/archive/finder.hpp"

#include <fmt/core.h>

#include "bones/parser.hpp"
#include "tools/lib/store/archive/columns.hpp"

namespace bones::inline store::archive {

namespace {

/// SQL for records with their texts and files. The limit is small, since a few similar records are
/// enough.
std::string records_where(std::string_view condition) {
    return fmt::format(
        "SELECT r.record_id, r.text, ifnull(r.fingerprint, ''), r.text_hash, ifnull(i.why, ''), "
        "ifnull(r.import_id, 0) FROM records r LEFT JOIN log i ON i.log_id = r.import_id WHERE {}",
        condition);
}

std::string_view file_name(std::string_view path) {
    return path.substr(path.rfind('/') + 1);
}

std::string_view content_of(const GameIdentity& identity) {
    return identity.has_play ? "play" : "result";
}

}  // namespace

Finder::Finder(Database& database)
    : by_copy_(database, records_where("r.fingerprint = ?1 AND r.first_day IS ?2 AND r.round IS "
                                       "?3 AND r.table_name IS ?4 ORDER BY r.record_id")),
      by_text_(database,
               records_where("r.text_hash = ?1 AND r.record_id > ?2 ORDER BY r.record_id")),
      // In the order of the index, so that only these records are read.
      by_play_(database, records_where("r.fingerprint = ? ORDER BY r.first_day, r.round, "
                                       "r.table_name, r.record_id LIMIT 16")),
      by_sheet_id_(database, records_where("r.sheet_id = ? ORDER BY r.record_id LIMIT 16")),
      by_place_(database,
                records_where("r.event_id = (SELECT event_id FROM events WHERE name = ?) AND "
                              "r.first_day = ? AND r.round = ? AND r.table_name = ? AND (r.time IS "
                              "NULL OR r.time = ifnull(?5, r.time)) ORDER BY r.record_id LIMIT "
                              "16")),
      by_hash_(database, "SELECT record_id FROM records WHERE text_hash = ? ORDER BY record_id"),
      by_old_(database,
              "SELECT l.record_id, l.at, ifnull(i.why, '') FROM log l JOIN records r USING "
              "(record_id) LEFT JOIN log i ON i.log_id = r.import_id WHERE l.text_hash = ? AND "
              "l.what = 'amend' ORDER BY l.log_id DESC"),
      by_removed_(
          database,
          "SELECT x.record_id, x.removed_at, ifnull(x.reason, ''), ifnull(i.why, ''), "
          "l.before, ifnull(l.fingerprint, ''), l.text_hash FROM log l JOIN removed x USING "
          "(record_id) LEFT JOIN log i ON i.log_id = x.import_id WHERE l.fingerprint = ?1 "
          "OR l.text_hash = ?2 ORDER BY l.log_id DESC"),
      by_key_(database, records_where("r.record_id IN (SELECT record_id FROM play_keys WHERE key = "
                                      "? ORDER BY record_id LIMIT 16) ORDER BY r.record_id")),
      by_number_(database, records_where("r.record_id = ?")) {}

void Finder::begin(Origin origin, std::string_view file, MaybeNumber import) {
    origin_ = origin;
    file_ = file;
    import_ = import;
    read_until_.clear();
}

Match Finder::find(const RecordRows& rows) {
    Match match;
    if (find_copy(rows, match) || find_read_before(rows, match) || find_removed(rows, match) ||
        find_superseded(rows, match))
        return match;
    find_likely(rows, match);
    return match;
}

/// Whether a text from this file or archive is the same sheet when it is read again.
bool Finder::is_read_again(std::string_view file) const {
    return origin_ == Origin::archive || (!file_.empty() && file_name(file) == file_name(file_));
}

bool Finder::find_copy(const RecordRows& rows, Match& match) {
    if (!rows.identity.can_have_copies()) return false;
    const RecordRow& record = rows.record;
    const Reset reset(by_copy_);
    by_copy_.with(record.fingerprint, record.first_day, record.round, record.table_name);
    while (by_copy_.step()) {
        const GameIdentity other = identity_of_text(by_copy_.text(1), by_copy_.text(2));
        if (compare(rows.identity, other) != Likeness::copy) continue;
        match = {Standing::same, by_copy_.number(0),
                 fmt::format("a copy, with the same {}", content_of(rows.identity)),
                 by_copy_.string(4), by_copy_.text(3) == record.text_hash};
        return true;
    }
    return false;
}

// Finds each stored record once per file, because the file may have the same text twice.
bool Finder::find_read_before(const RecordRows& rows, Match& match) {
    if (rows.identity.can_have_copies()) return false;
    std::int64_t& record = read_until_[rows.record.text_hash];
    const Reset reset(by_text_);
    by_text_.with(std::string_view(rows.record.text_hash), record);
    while (by_text_.step() && by_text_.number(5) != import_) {
        record = by_text_.number(0);
        if (!is_read_again(by_text_.text(4))) continue;
        match = {Standing::same, record, "the same text, imported before", by_text_.string(4),
                 true};
        return true;
    }
    return false;
}

bool Finder::find_removed(const RecordRows& rows, Match& match) {
    const Reset reset(by_removed_);
    by_removed_.with(rows.record.fingerprint, std::string_view(rows.record.text_hash));
    while (by_removed_.step()) {
        const GameIdentity other = identity_of_text(by_removed_.text(4), by_removed_.text(5));
        const bool same_text = by_removed_.text(6) == rows.record.text_hash;
        if (!same_text && compare(rows.identity, other) != Likeness::copy) continue;
        match = {Standing::removed, by_removed_.number(0),
                 fmt::format("removed on {}: {}", by_removed_.text(1), by_removed_.text(2)),
                 by_removed_.string(3), false};
        return true;
    }
    return false;
}

bool Finder::find_superseded(const RecordRows& rows, Match& match) {
    const Reset reset(by_old_);
    by_old_.with(std::string_view(rows.record.text_hash));
    if (!by_old_.step()) return false;
    match = {Standing::superseded, by_old_.number(0),
             fmt::format("its text before the amendment on {}", by_old_.text(1)), by_old_.string(2),
             true};
    return true;
}

void Finder::find_likely(const RecordRows& rows, Match& match) {
    const RecordRow& record = rows.record;
    const std::string_view content = content_of(rows.identity);
    by_play_.with(record.fingerprint);
    if (find_alike(by_play_, rows, fmt::format("the same {}", content), match)) return;
    if (!record.game) {
        by_text_.with(std::string_view(record.text_hash), std::int64_t{0});
        if (find_alike(by_text_, rows, "the same text", match)) return;
    }
    if (record.sheet_id) {
        by_sheet_id_.with(record.sheet_id);
        if (find_alike(by_sheet_id_, rows,
                       fmt::format("the same id, {}, with another {}", *record.sheet_id, content),
                       match))
            return;
    }
    if (find_place(rows, match)) return;
    find_near(rows, match);
}

/// Finds a record of the same players with nearly the same play. Few records share a key.
bool Finder::find_near(const RecordRows& rows, Match& match) {
    if (!rows.sketch.can_be_compared()) return false;
    for (const std::uint64_t key : rows.sketch.keys) {
        const Reset reset(by_key_);
        by_key_.with(static_cast<std::int64_t>(key));
        while (by_key_.step()) {
            const GameIdentity other = identity_of_text(by_key_.text(1), by_key_.text(2));
            if (have_different_ids(rows.identity, other)) continue;
            const auto difference = slight_difference(rows.sketch, sketch_of(record_).tiles);
            if (!difference) continue;
            match = {Standing::likely, by_key_.number(0), *difference, by_key_.string(4), false};
            return true;
        }
    }
    return false;
}

std::string Finder::likeness_of(const RecordRows& rows, std::int64_t record) {
    const Reset reset(by_number_);
    by_number_.with(record);
    if (!by_number_.step()) return {};
    const GameIdentity other = identity_of_text(by_number_.text(1), by_number_.text(2));
    if (have_different_ids(rows.identity, other)) return {};
    if (compare(rows.identity, other) != Likeness::none)
        return fmt::format("the same {}", content_of(rows.identity));
    return slight_difference(rows.sketch, sketch_of(record_).tiles).value_or("");
}

/// Finds the first candidate that a record is like.
bool Finder::find_alike(Query& candidates, const RecordRows& rows, const std::string& reason,
                        Match& match) {
    const Reset reset(candidates);
    while (candidates.step()) {
        const GameIdentity other = identity_of_text(candidates.text(1), candidates.text(2));
        const bool same_text = candidates.text(3) == rows.record.text_hash;
        if (!same_text && compare(rows.identity, other) == Likeness::none) continue;
        match = {Standing::likely, candidates.number(0), reason, candidates.string(4), same_text};
        return true;
    }
    return false;
}

/// Finds the same sheet with other play. If one file has both, they are different games of the same
/// people at one table in one round.
bool Finder::find_place(const RecordRows& rows, Match& match) {
    const RecordRow& record = rows.record;
    const Reset reset(by_place_);
    by_place_.with(std::string_view(record.event), record.first_day, record.round,
                   record.table_name, record.time);
    while (by_place_.step()) {
        const GameIdentity other = identity_of_text(by_place_.text(1), by_place_.text(2));
        if (by_place_.number(5) == import_ || !is_of_same_place(rows.identity, other)) continue;
        match = {Standing::likely, by_place_.number(0),
                 fmt::format("the same event, date, table, round and players, with another {}",
                             content_of(rows.identity)),
                 by_place_.string(4), false};
        return true;
    }
    return false;
}

GameIdentity Finder::identity_of_text(std::string_view text, std::string_view fingerprint) {
    RawRecord raw;
    raw.text = text;
    parse(raw, record_);
    return identity_of(record_, fingerprint);
}

std::int64_t Finder::with_hash(std::string_view hash, bool old) {
    Query& query = old ? by_old_ : by_hash_;
    const Reset reset(query);
    return query.with(hash).step() ? query.number(0) : 0;
}

}  // namespace bones::inline store::archive
