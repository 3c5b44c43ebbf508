#include "tools/lib/store/archive/as_of.hpp"

#include <fmt/core.h>

#include <set>
#include <vector>

#include "libnotation/text/fold.hpp"
#include "libnotation/text/values.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/schema.hpp"
#include "tools/lib/store/archive/store.hpp"

namespace bones::inline store::archive {

namespace {

using Numbers = std::set<std::int64_t>;

/// A text that the archive had at the moment, if it differs from today's.
struct OldText {
    std::int64_t record = 0, import = 0;
    std::string text, arms;
    bool cut = false;
};

class Undoing {
  public:
    Undoing(Database& database, std::string moment)
        : database_(database), moment_(std::move(moment)), store_(database) {}

    void run() {
        Transaction transaction(database_);
        find_changes();
        undo_people();
        take_out();
        store_.start();
        for (const OldText& old : old_) put_back(old);
        for (const std::int64_t record : to_refer_anew_) refer_anew(record);
        forget_later_lines();
        tidy();
        transaction.commit();
    }

  private:
    Query later(const std::string& sql) {
        Query query(database_, sql);
        query.bind(1, std::string_view(moment_));
        return query;
    }

    // The first log line on a record after the moment has its earlier text. It has none if that
    // line restored the record.
    void find_changes() {
        Query fresh = later(
            "SELECT r.record_id FROM records r JOIN log i ON i.log_id = r.import_id WHERE i.at > "
            "?");
        while (fresh.step()) out_.insert(fresh.number(0));
        Query lines = later(fmt::format(
            "SELECT l.record_id, l.what, l.before, ifnull(l.arms, ''), ifnull(l.cut, 0), "
            "ifnull((SELECT r.import_id FROM records r WHERE r.record_id = l.record_id), (SELECT "
            "x.via_id FROM log x WHERE x.record_id = l.record_id AND x.what = 'remove' ORDER BY "
            "x.log_id DESC LIMIT 1)) AS came FROM log l WHERE l.record_id IS NOT NULL AND {} > ? "
            "ORDER BY l.log_id",
            came_at));
        Query import(database_, "SELECT 1 FROM log WHERE log_id = ? AND at <= ?");
        Numbers told;
        while (lines.step()) {
            const std::int64_t record = lines.number(0);
            if (!told.insert(record).second) continue;
            out_.insert(record);
            const Reset reset(import);
            const bool was_there = import.with(lines.number(5), std::string_view(moment_)).step();
            if (lines.text(1) == "restore" || !was_there) continue;
            old_.push_back(
                {record, lines.number(5), lines.string(2), lines.string(3), lines.number(4) != 0});
        }
    }

    void undo_people() {
        Query lines = later(
            "SELECT l.what, l.player_id, ifnull(l.gone_id, 0), l.before, l.after FROM log l WHERE "
            "l.what IN ('rename', 'join') AND l.at > ? ORDER BY l.log_id DESC");
        while (lines.step()) {
            const std::string before = lines.string(3), after = lines.string(4);
            if (lines.text(0) == "rename")
                undo_rename(lines.number(1), before, after);
            else
                undo_join(lines.number(1), lines.number(2), before);
        }
    }

    /// Restores the name of a player from a path in a log line.
    void give_name(std::int64_t player, const std::string& before, const std::string& path) {
        Query old(database_, fmt::format("SELECT json_extract(?1, '{0}.name'), json_extract(?1, "
                                         "'{0}.renamed'), json_extract(?1, '{0}.id')",
                                         path));
        old.with(std::string_view(before)).step();
        const std::string name = old.string(0), folded = fold(name);
        Query set(database_,
                  "UPDATE players SET name = ?, folded = ?, renamed = ?, stable_id = nullif(?, '') "
                  "WHERE player_id = ?");
        set.with(std::string_view(name), std::string_view(folded), old.number(1), old.text(2),
                 player)
            .run();
    }

    void undo_rename(std::int64_t player, const std::string& before, const std::string& after) {
        give_name(player, before, "$");
        Query(database_,
              "DELETE FROM known_as WHERE kind = 'name' AND player_id = ?1 AND written = "
              "json_extract(?3, '$.name') AND written NOT IN (SELECT value FROM json_each(?2, "
              "'$.names'))")
            .with(player, std::string_view(before), std::string_view(after))
            .run();
    }

    // The log has the ids and names of both players. With these, sheets name the right player
    // again.
    void undo_join(std::int64_t kept, std::int64_t gone, const std::string& before) {
        give_name(kept, before, "$[0]");
        Query(database_,
              "INSERT INTO players (player_id, name, folded, renamed) VALUES (?, '', '', 0)")
            .with(gone)
            .run();
        give_name(gone, before, "$[1]");
        Query(database_,
              "UPDATE known_as SET player_id = ?1 WHERE player_id = ?2 AND ((kind = 'id' AND "
              "written IN (SELECT value FROM json_each(?3, '$[1].ids'))) OR (kind = 'name' AND "
              "folded IN (SELECT k.folded FROM known_as k WHERE k.kind = 'name' AND k.written IN "
              "(SELECT value FROM json_each(?3, '$[1].names')))))")
            .with(gone, kept, std::string_view(before))
            .run();
        Query records(database_, "SELECT DISTINCT record_id FROM sitters WHERE player_id = ?");
        records.with(kept);
        while (records.step()) to_refer_anew_.insert(records.number(0));
    }

    void take_out() {
        Query people(database_,
                     "SELECT player_id FROM sitters WHERE record_id = ? AND player_id IS NOT NULL");
        Query gone(database_, "DELETE FROM records WHERE record_id = ?");
        for (const std::int64_t record : out_) {
            const Reset reset(people);
            people.with(record);
            while (people.step()) people_.insert(people.number(0));
            gone.with(record).run();
            to_refer_anew_.erase(record);
        }
    }

    void put_back(const OldText& old) {
        builder_.build_stored({old.text, 1, 1, old.cut}, old.arms, rows_);
        store_.put_back(old.record, old.import, rows_, "");
    }

    void refer_anew(std::int64_t record) {
        Query text(database_,
                   "SELECT text, cut, ifnull(arms, '') FROM records WHERE record_id = ?");
        text.with(record).step();
        const std::string written = text.string(0), arms = text.string(2);
        builder_.build_stored({written, 1, 1, text.number(1) != 0}, arms, rows_);
        text.reset();
        store_.judge_anew(record, rows_);
    }

    void forget_later_lines() {
        later(fmt::format("DELETE FROM log AS l WHERE {} > ?", came_at)).run();
    }

    // Removes people who were added later, and spellings that only later sheets have.
    void tidy() {
        Query better(
            database_,
            "SELECT s.name FROM sitters s JOIN players p USING (player_id) WHERE "
            "s.player_id = ?1 AND p.renamed = 0 AND s.name IS NOT NULL AND NOT EXISTS "
            "(SELECT 1 FROM sitters t WHERE t.player_id = ?1 AND t.name = p.name) ORDER BY "
            "length(CAST(s.name AS BLOB)) DESC, s.name LIMIT 1");
        Query set(database_, "UPDATE players SET name = ?, folded = ? WHERE player_id = ?");
        for (const std::int64_t person : people_) {
            const Reset reset(better);
            if (!better.with(person).step()) continue;
            const std::string name = better.string(0), folded = fold(name);
            better.reset();
            set.with(std::string_view(name), std::string_view(folded), person).run();
        }
        for (const char* table : {"known_as", "players"})
            for (const std::int64_t person : people_)
                Query(database_, fmt::format("DELETE FROM {} WHERE player_id = ?1 AND NOT EXISTS "
                                             "(SELECT 1 FROM sitters WHERE player_id = ?1)",
                                             table))
                    .with(person)
                    .run();
        if (!out_.empty())
            database_.run(
                "DELETE FROM events WHERE event_id NOT IN (SELECT event_id FROM records WHERE "
                "event_id IS NOT NULL)");
    }

    Database& database_;
    std::string moment_;
    Store store_;
    RowBuilder builder_;
    RecordRows rows_;
    std::vector<OldText> old_;
    Numbers out_, people_, to_refer_anew_;
};

void copy(Database& from, Database& to) {
    sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (backup == nullptr) to.fail(sqlite3_errcode(to.handle()));
    sqlite3_backup_step(backup, -1);
    const int code = sqlite3_backup_finish(backup);
    if (code != SQLITE_OK) to.fail(code);
}

}  // namespace

std::string moment_of(const std::string& written, MomentOf edge) {
    std::string date = written.substr(0, written.find('T'));
    std::string time = date.size() == written.size() ? "" : written.substr(date.size() + 1);
    if (time.ends_with('Z')) time.pop_back();
    while (date.size() == 4 || date.size() == 7) date += "-??";
    const bool short_time = is_time(time);
    const bool long_time = time.size() == 8 && is_time(time.substr(0, 5)) && time[5] == ':' &&
                           is_time("00:" + time.substr(6));
    const bool known = date.find('?') == std::string::npos;
    const bool whole = written.find('T') == std::string::npos;
    const bool in_time = short_time || long_time;
    if (!is_date(date) || (!whole && (!in_time || !known)) || written.find('?') != written.npos)
        throw UsageError(
            fmt::format("`{}` is not a time; write 2026-11-19 (its end), 2026-11-19T21:04 or "
                        "2026-11-19T21:04:05Z",
                        written));
    std::string first, last;
    day_range(date, first, last);
    if (whole && edge == MomentOf::begin) return first + "T00:00:00Z";
    return fmt::format("{}T{}{}Z", last, whole ? "23:59:59" : time, short_time ? ":59" : "");
}

Database open_as_of(const std::string& path, const std::string& moment) {
    Database archive = open_archive(path, Access::read);
    if (moment.empty()) return archive;
    const std::string then = moment_of(moment);
    Database copied("", Access::write);
    copied.speak_as(path);
    copy(archive, copied);
    Undoing(copied, then).run();
    return copied;
}

}  // namespace bones::inline store::archive
