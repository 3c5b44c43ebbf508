#include "tools/archive/store.hpp"

#include <time.h>

#include "tools/archive/analysis.hpp"
#include "tools/lib/fold.hpp"
#include "tools/lib/people.hpp"

namespace bones {

namespace {

constexpr std::size_t most_remembered = 100'000;  // of people and events, to bound memory

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

std::string now_text() {
    const time_t now = time(nullptr);
    tm parts{};
    gmtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", parts.tm_year + 1900,
                       parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

Store::Store(Database& database)
    : database_(database),
      by_fingerprint_(database, "SELECT record_id, text_hash FROM records WHERE fingerprint = ?"),
      by_hash_(database, "SELECT record_id FROM records WHERE text_hash = ?"),
      by_old_(database,
              "SELECT record_id, amended_at FROM amendments WHERE text_hash = ? "
              "ORDER BY amendment_id DESC"),
      by_sheet_id_(database,
                   "SELECT r.record_id, e.name, r.date FROM records r LEFT JOIN events e "
                   "USING (event_id) WHERE r.sheet_id = ? ORDER BY r.record_id"),
      by_place_(database,
                "SELECT record_id, sheet_id, time FROM records WHERE event_id = ? AND "
                "first_day = ? AND last_day = ? AND round = ? AND table_name = ? AND game IS ? "
                "ORDER BY record_id"),
      people_of_(database, "SELECT name FROM seats WHERE record_id = ? ORDER BY seat"),
      find_person_(database, "SELECT player_id, name FROM players WHERE stable_id = ?"),
      find_named_(database,
                  "SELECT player_id, name FROM players WHERE name = ? AND stable_id IS NULL"),
      add_person_(database,
                  "INSERT INTO players (stable_id, name, folded) VALUES (?, ?, ?) "
                  "RETURNING player_id"),
      rename_(database, "UPDATE players SET name = ?, folded = ? WHERE player_id = ?"),
      find_event_(database, "SELECT event_id FROM events WHERE name = ?"),
      add_event_(database, "INSERT INTO events (name, folded) VALUES (?, ?) RETURNING event_id"),
      add_import_(database,
                  "INSERT INTO imports (file, imported_at) VALUES (?, ?) RETURNING import_id"),
      add_record_(database, insert_record()),
      update_record_(database, update_record()),
      keep_old_(database,
                "INSERT INTO amendments (record_id, amended_at, reason, fingerprint, text_hash, "
                "text) SELECT record_id, ?2, ?3, fingerprint, text_hash, text FROM records "
                "WHERE record_id = ?1"),
      first_hand_(database, "SELECT min(hand_id) FROM hands WHERE record_id = ?"),
      seats_(database),
      house_rules_(database),
      hands_(database),
      hand_seats_(database),
      actions_(database),
      findings_(database),
      evidence_(database),
      ledger_(database),
      penalties_(database) {}

void Store::start() {
    people_.clear();
    events_.clear();
    next_record_ = number_of(database_, "SELECT max(record_id) FROM records") + 1;
    next_hand_ = number_of(database_, "SELECT max(hand_id) FROM hands") + 1;
}

void Store::begin_file(std::string_view file) {
    const std::string now = now_text();
    const Reset reset(add_import_);
    add_import_.with(file, std::string_view(now)).step();
    import_ = add_import_.number(0);
}

Match Store::find(const RecordRows& rows) {
    Match match;
    if (find_play(rows, match) || find_superseded(rows, match) || find_sheet(rows, match))
        return match;
    find_place(rows, match);
    return match;
}

bool Store::find_play(const RecordRows& rows, Match& match) {
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

bool Store::find_superseded(const RecordRows& rows, Match& match) {
    const Reset reset(by_old_);
    if (!by_old_.with(std::string_view(rows.record.text_hash)).step()) return false;
    match = {Standing::superseded, by_old_.number(0),
             fmt::format("what it said before it was amended on {}", by_old_.text(1)), true};
    return true;
}

// The same id, unless both sheets say that they are of another event on another day: then two
// recorders happened to count alike.
bool Store::find_sheet(const RecordRows& rows, Match& match) {
    const RecordRow& record = rows.record;
    if (record.sheet_id.text.empty()) return false;
    const Reset reset(by_sheet_id_);
    by_sheet_id_.with(record.sheet_id.view());
    while (by_sheet_id_.step()) {
        const auto differs = [&](const std::string& mine, int column) {
            return !mine.empty() && !by_sheet_id_.is_null(column) &&
                   by_sheet_id_.text(column) != mine;
        };
        if (differs(record.event, 1) && differs(record.date.text, 2)) continue;
        match = {Standing::amendment, by_sheet_id_.number(0),
                 fmt::format("the same id, {}, with other play", record.sheet_id.text), false};
        return true;
    }
    return false;
}

bool Store::find_place(const RecordRows& rows, Match& match) {
    const RecordRow& record = rows.record;
    if (record.event.empty() || record.date.text.empty() || record.round.text.empty() ||
        record.table_name.text.empty())
        return false;
    const std::int64_t at = event(record.event, false);
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
        if (other_id || other_time || !same_people(rows, by_place_.number(0))) continue;
        match = {Standing::amendment, by_place_.number(0),
                 "the same event, date, table, round and players, with other play", false};
        return true;
    }
    return false;
}

bool Store::same_people(const RecordRows& rows, std::int64_t record) {
    const Reset reset(people_of_);
    people_of_.with(record);
    for (const SeatRow& seat : rows.seats)
        if (!people_of_.step() || people_of_.text(0) != seat.name.text) return false;
    return !people_of_.step();
}

std::int64_t Store::add(RecordRows& rows) {
    refer(rows, true);
    const std::int64_t record = next_record_++;
    Binder bind(add_record_, 0);
    bind("record_id", record);
    bind("import_id", import_);
    RecordRow::columns(rows.record, bind);
    add_record_.run();
    insert_children(rows, record);
    return record;
}

void Store::replace(std::int64_t record, RecordRows& rows, std::string_view reason,
                    std::string_view when) {
    refer(rows, true);
    keep_old_.with(record, when, reason).run();
    for (const char* table : {"findings", "seats", "house_rules", "hands"})
        Query(database_, fmt::format("DELETE FROM {} WHERE record_id = ?", table))
            .with(record)
            .run();
    Binder bind(update_record_, 0);
    RecordRow::columns(rows.record, bind);
    bind("record_id", record);
    update_record_.run();
    insert_children(rows, record);
}

void Store::insert_children(const RecordRows& rows, std::int64_t record) {
    const std::int64_t hand = next_hand_;
    next_hand_ += static_cast<std::int64_t>(rows.hands.size());
    seats_.insert(rows.seats, record, hand);
    house_rules_.insert(rows.house_rules, record, hand);
    hands_.insert(rows.hands, record, hand);
    hand_seats_.insert(rows.hand_seats, record, hand);
    actions_.insert(rows.actions, record, hand);
    findings_.insert(rows.findings, record, hand);
    evidence_.insert(rows.evidence, record, hand);
    ledger_.insert(rows.ledger, record, hand);
    penalties_.insert(rows.penalties, record, hand);
}

std::int64_t Store::with_hash(std::string_view hash, bool old) {
    Query& query = old ? by_old_ : by_hash_;
    const Reset reset(query);
    return query.with(hash).step() ? query.number(0) : 0;
}

void Store::add_old_text(std::int64_t record, std::string_view when, std::string_view reason,
                         std::string_view text, std::string_view fingerprint) {
    const std::string hash = text_hash(text);
    Query query(database_,
                "INSERT INTO amendments (record_id, amended_at, reason, fingerprint, text_hash, "
                "text) SELECT ?1, ?2, ?3, nullif(?4, ''), ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM "
                "amendments WHERE record_id = ?1 AND amended_at = ?2 AND text_hash = ?5)");
    query.with(record, when, reason, fingerprint, std::string_view(hash), text).run();
}

void Store::look_up(RecordRows& rows) {
    refer(rows, false);
}

void Store::refer(RecordRows& rows, bool add) {
    rows.record.event_id = rows.record.event.empty() ? absent : event(rows.record.event, add);
    for (SeatRow& seat : rows.seats) seat.player_id = person(seat, add);
}

std::int64_t Store::person(const SeatRow& seat, bool add) {
    if (seat.name.text.empty() && seat.stable_id.empty()) return absent;
    const std::string key = Person{seat.stable_id, seat.name.text}.key();
    const std::string& name = seat.name.text.empty() ? seat.stable_id : seat.name.text;
    auto known = people_.find(key);
    if (known == people_.end()) {
        Query& find = seat.stable_id.empty() ? find_named_ : find_person_;
        const Reset reset(find);
        std::int64_t id = absent;
        std::string named = name;
        if (find.with(std::string_view(seat.stable_id.empty() ? name : seat.stable_id)).step()) {
            id = find.number(0);
            named = find.string(1);
        } else if (add) {
            const Reset again(add_person_);
            const std::string folded = fold(name);
            const Maybe stable_id{seat.stable_id};
            Binder(add_person_, 0)("stable_id", stable_id);
            add_person_.bind(2, std::string_view(name));
            add_person_.bind(3, std::string_view(folded));
            add_person_.step();
            id = add_person_.number(0);
        } else {
            return absent;
        }
        if (people_.size() > most_remembered) people_.clear();
        known = people_.emplace(key, Known{id, named}).first;
    }
    if (add && is_better_name(name, known->second.name)) {
        const std::string folded = fold(name);
        rename_.with(std::string_view(name), std::string_view(folded), known->second.id).run();
        known->second.name = name;
    }
    return known->second.id;
}

std::int64_t Store::event(const std::string& name, bool add) {
    const auto known = events_.find(name);
    if (known != events_.end()) return known->second;
    const Reset reset(find_event_);
    std::int64_t id = absent;
    if (find_event_.with(std::string_view(name)).step()) {
        id = find_event_.number(0);
    } else if (add) {
        const Reset again(add_event_);
        const std::string folded = fold(name);
        add_event_.with(std::string_view(name), std::string_view(folded)).step();
        id = add_event_.number(0);
    } else {
        return absent;
    }
    if (events_.size() > most_remembered) events_.clear();
    events_.emplace(name, id);
    return id;
}

std::int64_t Store::first_hand(std::int64_t record) {
    const Reset reset(first_hand_);
    return first_hand_.with(record).step() ? first_hand_.number(0) : 0;
}

}  // namespace bones
