#include "tools/lib/archive/finder.hpp"

#include <fmt/format.h>

#include "tools/lib/archive/columns.hpp"

namespace bones::archive {

Finder::Finder(Database& database, References& references)
    : references_(references),
      by_fingerprint_(database, "SELECT record_id, text_hash FROM records WHERE fingerprint = ?"),
      by_hash_(database, "SELECT record_id FROM records WHERE text_hash = ?"),
      by_old_(database,
              "SELECT l.record_id, l.at FROM log l JOIN records r USING (record_id) WHERE "
              "l.text_hash = ? AND l.what = 'amend' ORDER BY l.log_id DESC"),
      by_removed_(database,
                  "SELECT record_id, removed_at, ifnull(reason, '') FROM removed WHERE record_id "
                  "IN (SELECT record_id FROM log WHERE fingerprint = ?1 OR text_hash = ?2)"),
      by_sheet_id_(database,
                   "SELECT r.record_id, e.name, r.date, r.game FROM records r LEFT JOIN events e "
                   "USING (event_id) WHERE r.sheet_id = ? ORDER BY r.record_id"),
      by_place_(database,
                "SELECT record_id, sheet_id, time FROM records WHERE event_id = ? AND "
                "first_day = ? AND last_day = ? AND round = ? AND table_name = ? AND game IS ? "
                "ORDER BY record_id"),
      people_of_(database, "SELECT player_id FROM seats WHERE record_id = ? ORDER BY seat") {}

Match Finder::find(const RecordRows& rows) {
    Match match;
    if (find_play(rows, match) || find_removed(rows, match) || find_superseded(rows, match) ||
        find_sheet(rows, match))
        return match;
    find_place(rows, match);
    return match;
}

bool Finder::find_play(const RecordRows& rows, Match& match) {
    const std::string& fingerprint = rows.record.fingerprint.text;
    if (fingerprint.empty()) {
        const Reset reset(by_hash_);
        if (!by_hash_.with(std::string_view(rows.record.text_hash)).step()) return false;
        match = {Standing::same, by_hash_.number(0), "the same text", true};
        return true;
    }
    const Reset reset(by_fingerprint_);
    if (!by_fingerprint_.with(std::string_view(fingerprint)).step()) return false;
    match = {Standing::same, by_fingerprint_.number(0),
             fmt::format("the same play, fingerprint {}", fingerprint),
             by_fingerprint_.text(1) == rows.record.text_hash};
    return true;
}

bool Finder::find_removed(const RecordRows& rows, Match& match) {
    const Reset reset(by_removed_);
    Binder bind(by_removed_, 0);
    bind("fingerprint", rows.record.fingerprint);
    bind("text_hash", rows.record.text_hash);
    if (!by_removed_.step()) return false;
    match = {Standing::removed, by_removed_.number(0),
             fmt::format("removed on {}: {}", by_removed_.text(1), by_removed_.text(2)), false};
    return true;
}

bool Finder::find_superseded(const RecordRows& rows, Match& match) {
    const Reset reset(by_old_);
    if (!by_old_.with(std::string_view(rows.record.text_hash)).step()) return false;
    match = {Standing::superseded, by_old_.number(0),
             fmt::format("what it said before it was amended on {}", by_old_.text(1)), true};
    return true;
}

// The same id, unless the sheets say that they are of other games, other players or other days:
// then two recorders happened to count alike.
bool Finder::find_sheet(const RecordRows& rows, Match& match) {
    const RecordRow& record = rows.record;
    if (record.sheet_id.text.empty()) return false;
    const Reset reset(by_sheet_id_);
    by_sheet_id_.with(record.sheet_id.view());
    while (by_sheet_id_.step()) {
        const auto differs = [&](const std::string& mine, int column) {
            return !mine.empty() && !by_sheet_id_.is_null(column) &&
                   by_sheet_id_.text(column) != mine;
        };
        if (differs(record.date.text, 2) || differs(std::string(record.game), 3)) continue;
        if (!same_people(rows, by_sheet_id_.number(0), false)) continue;
        match = {Standing::amendment, by_sheet_id_.number(0),
                 fmt::format("the same id, {}, with other play", record.sheet_id.text), false};
        return true;
    }
    return false;
}

bool Finder::find_place(const RecordRows& rows, Match& match) {
    const RecordRow& record = rows.record;
    if (record.event.empty() || record.date.text.empty() || record.round.text.empty() ||
        record.table_name.text.empty())
        return false;
    const std::int64_t at = references_.event(record.event, false);
    if (at == absent) return false;
    const Reset reset(by_place_);
    by_place_.with(at, record.first_day.view(), record.last_day.view(), record.round.view(),
                   record.table_name.view());
    Binder(by_place_, 0, 5)("game", record.game);
    while (by_place_.step()) {
        const bool other_id = !record.sheet_id.text.empty() && !by_place_.is_null(1) &&
                              by_place_.text(1) != record.sheet_id.text;
        const bool other_time = !record.time.text.empty() && !by_place_.is_null(2) &&
                                by_place_.text(2) != record.time.text;
        if (other_id || other_time || !same_people(rows, by_place_.number(0), true)) continue;
        match = {Standing::amendment, by_place_.number(0),
                 "the same event, date, table, round and players, with other play", false};
        return true;
    }
    return false;
}

/// Whether the same people have the seats of a record; who is not named may be anybody, unless
/// `all_named`.
bool Finder::same_people(const RecordRows& rows, std::int64_t record, bool all_named) {
    const Reset reset(people_of_);
    people_of_.with(record);
    for (const SeatRow& seat : rows.seats) {
        if (!people_of_.step()) return false;
        const bool named = !seat.name.text.empty() || !seat.stable_id.empty();
        if (!all_named && (!named || people_of_.is_null(0))) continue;
        if (named == people_of_.is_null(0)) return false;
        if (named && references_.person(seat, false) != people_of_.number(0)) return false;
    }
    return !people_of_.step();
}

std::int64_t Finder::with_hash(std::string_view hash, bool old) {
    Query& query = old ? by_old_ : by_hash_;
    const Reset reset(query);
    return query.with(hash).step() ? query.number(0) : 0;
}

}  // namespace bones::archive
