#include "tools/lib/archive/store.hpp"

#include <time.h>

#include "tools/lib/archive/analysis.hpp"
#include "tools/lib/fold.hpp"
#include "tools/lib/people.hpp"

namespace bones::archive {

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

const std::string known_as =
    "SELECT p.player_id, p.name, p.renamed FROM known_as k JOIN players p USING (player_id) WHERE ";

}  // namespace

std::int64_t write_log(Database& database, const LogLine& line) {
    Query query(database,
                "INSERT INTO log (at, what, why, record_id, player_id, gone_id, via_id, before, "
                "after, fingerprint, text_hash, arms, cut) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                "?, ?, ?) RETURNING log_id");
    const std::string now = line.at.empty() ? now_text() : std::string(line.at);
    Binder bind(query, 0);
    bind("at", now);
    for (const std::string_view text : {line.what, line.why}) bind("", text);
    for (const std::int64_t number : {line.record, line.player, line.gone, line.via})
        bind("", number);
    for (const std::string_view text :
         {line.before, line.after, line.fingerprint, line.text_hash, line.arms})
        bind("", text);
    bind("cut", line.cut);
    query.step();
    return query.number(0);
}

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
      people_of_(database, "SELECT player_id FROM seats WHERE record_id = ? ORDER BY seat"),
      find_id_(database, known_as + "k.kind = 'id' AND k.written = ?"),
      find_name_(database, known_as + "k.kind = 'name' AND k.written = ?"),
      find_folded_(database,
                   known_as + "k.kind = 'name' AND k.folded = ? ORDER BY k.player_id LIMIT 1"),
      add_person_(database,
                  "INSERT INTO players (player_id, stable_id, name, folded, renamed) VALUES "
                  "(?, nullif(?, ''), ?, ?, 0)"),
      add_word_(database,
                "INSERT INTO known_as (kind, written, folded, player_id) VALUES (?, ?, ?, ?)"),
      rename_(database, "UPDATE players SET name = ?, folded = ? WHERE player_id = ?"),
      find_event_(database, "SELECT event_id FROM events WHERE name = ?"),
      add_event_(database, "INSERT INTO events (name, folded) VALUES (?, ?) RETURNING event_id"),
      add_record_(database, insert_record()),
      update_record_(database, update_record()),
      old_(database,
           "SELECT text, fingerprint, text_hash, arms, cut, import_id FROM records WHERE "
           "record_id = ?"),
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
    // Numbers of what is gone are not given again.
    next_record_ = 1 + number_of(database_,
                                 "SELECT max(ifnull((SELECT max(record_id) FROM records), 0), "
                                 "ifnull((SELECT max(record_id) FROM log), 0))");
    next_player_ = 1 + number_of(database_,
                                 "SELECT max(ifnull((SELECT max(player_id) FROM players), 0), "
                                 "ifnull((SELECT max(gone_id) FROM log), 0))");
    next_hand_ = number_of(database_, "SELECT max(hand_id) FROM hands") + 1;
}

void Store::begin_file(std::string_view file) {
    import_ = write_log(database_, {.what = "import", .why = file});
}

Match Store::find(const RecordRows& rows) {
    Match match;
    if (find_play(rows, match) || find_removed(rows, match) || find_superseded(rows, match) ||
        find_sheet(rows, match))
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

bool Store::find_removed(const RecordRows& rows, Match& match) {
    const Reset reset(by_removed_);
    Binder bind(by_removed_, 0);
    bind("fingerprint", rows.record.fingerprint);
    bind("text_hash", rows.record.text_hash);
    if (!by_removed_.step()) return false;
    match = {Standing::removed, by_removed_.number(0),
             fmt::format("removed on {}: {}", by_removed_.text(1), by_removed_.text(2)), false};
    return true;
}

bool Store::find_superseded(const RecordRows& rows, Match& match) {
    const Reset reset(by_old_);
    if (!by_old_.with(std::string_view(rows.record.text_hash)).step()) return false;
    match = {Standing::superseded, by_old_.number(0),
             fmt::format("what it said before it was amended on {}", by_old_.text(1)), true};
    return true;
}

// The same id, unless the sheets say that they are of other games, other players or other days:
// then two recorders happened to count alike.
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
        if (differs(record.date.text, 2) || differs(std::string(record.game), 3)) continue;
        if (!same_people(rows, by_sheet_id_.number(0), false)) continue;
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
        if (other_id || other_time || !same_people(rows, by_place_.number(0), true)) continue;
        match = {Standing::amendment, by_place_.number(0),
                 "the same event, date, table, round and players, with other play", false};
        return true;
    }
    return false;
}

/// Whether the same people have the seats of a record; who is not named may be anybody, unless
/// `all_named`.
bool Store::same_people(const RecordRows& rows, std::int64_t record, bool all_named) {
    const Reset reset(people_of_);
    people_of_.with(record);
    for (const SeatRow& seat : rows.seats) {
        if (!people_of_.step()) return false;
        const bool named = !seat.name.text.empty() || !seat.stable_id.empty();
        if (!all_named && (!named || people_of_.is_null(0))) continue;
        if (named == people_of_.is_null(0)) return false;
        if (named && person(seat, false) != people_of_.number(0)) return false;
    }
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

void Store::remove(std::int64_t record, std::string_view reason) {
    {
        const Reset reset(old_);
        if (!old_.with(record).step())
            throw ArchiveError(fmt::format("no record {} in {}", record, database_.path()));
        write_log(database_, {.what = "remove",
                              .why = reason,
                              .record = record,
                              .via = old_.is_null(5) ? absent : old_.number(5),
                              .before = old_.text(0),
                              .fingerprint = old_.text(1),
                              .text_hash = old_.text(2),
                              .arms = old_.text(3),
                              .cut = old_.number(4)});
    }
    Query(database_, "DELETE FROM records WHERE record_id = ?").with(record).run();
}

void Store::put_back(std::int64_t record, std::int64_t import, RecordRows& rows,
                     std::string_view reason) {
    import_ = import;
    next_record_ = record;
    add(rows);
    write_log(database_,
              {.what = "restore", .why = reason, .record = record, .after = rows.record.text});
}

void Store::replace(std::int64_t record, RecordRows& rows, std::string_view reason,
                    std::string_view when, bool merged) {
    const std::int64_t via = merged ? import_ : absent;
    {
        const Reset reset(old_);
        old_.with(record).step();
        write_log(database_, {.what = "amend",
                              .why = reason,
                              .record = record,
                              .via = via,
                              .before = old_.text(0),
                              .after = rows.record.text,
                              .fingerprint = old_.text(1),
                              .text_hash = old_.text(2),
                              .arms = old_.text(3),
                              .cut = old_.number(4),
                              .at = when});
    }
    judge_anew(record, rows);
}

void Store::judge_anew(std::int64_t record, RecordRows& rows) {
    refer(rows, true);
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

void Store::look_up(RecordRows& rows) {
    refer(rows, false);
}

void Store::refer(RecordRows& rows, bool add) {
    rows.record.event_id = rows.record.event.empty() ? absent : event(rows.record.event, add);
    for (SeatRow& seat : rows.seats) seat.player_id = person(seat, add);
}

std::int64_t Store::person(const SeatRow& seat, bool add) {
    if (seat.name.text.empty() && seat.stable_id.empty()) return absent;
    const std::string key = seat.stable_id.empty() ? " " + seat.name.text : seat.stable_id;
    auto at = people_.find(key);
    if (at == people_.end()) {
        Known known = find_known(seat, add);
        if (known.id == absent) return absent;
        if (people_.size() > most_remembered) people_.clear();
        at = people_.emplace(key, std::move(known)).first;
    }
    Known& known = at->second;
    const bool better = is_better_name(seat.name.text, known.name) ||
                        (known.name == seat.stable_id && !seat.name.text.empty());
    if (add && !known.renamed && better && seat.name.text != known.name) {
        known.name = seat.name.text;
        const std::string folded = fold(known.name);
        rename_.with(std::string_view(known.name), std::string_view(folded), known.id).run();
    }
    return known.id;
}

/// Whoever a seat means: by the stable id, else by the name, as it is written or folded. With `add`
/// they are there afterwards, and so is the spelling.
Store::Known Store::find_known(const SeatRow& seat, bool add) {
    Known known;
    const bool by_id = !seat.stable_id.empty();
    const std::string& word = by_id ? seat.stable_id : seat.name.text;
    if (is_known(by_id ? find_id_ : find_name_, word, known)) return known;
    const std::string folded = by_id ? word : fold(word);
    const bool other_spelling = !by_id && is_known(find_folded_, folded, known);
    if (!add) return known;
    if (!other_spelling) {
        known.name = seat.name.text.empty() ? word : seat.name.text;
        known.id = add_player(seat.stable_id, known.name);
    }
    add_word_
        .with(std::string_view(by_id ? "id" : "name"), std::string_view(word),
              std::string_view(folded), known.id)
        .run();
    return known;
}

bool Store::is_known(Query& query, std::string_view word, Known& known) {
    const Reset reset(query);
    if (!query.with(word).step()) return false;
    known = {query.number(0), query.string(1), query.number(2) != 0};
    return true;
}

std::int64_t Store::add_player(std::string_view stable_id, std::string_view name) {
    const std::string folded = fold(name);
    add_person_.with(next_player_, stable_id, name, std::string_view(folded)).run();
    new_people_.push_back(next_player_);
    return next_player_++;
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

}  // namespace bones::archive
