// Records into the archive, and what is there already of them.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tools/lib/archive/columns.hpp"

namespace bones::archive {

/// How a record that comes in stands to the archive.
enum class Standing {
    fresh,       ///< nothing like it is there
    same,        ///< the same play is there; nothing is to be done
    superseded,  ///< it is what a record said before it was amended; nothing is to be done
    removed,     ///< it was removed, with a reason, and not restored; it stays out
    updated,     ///< in a merge: the other archive amended it, and so is it here now
    amendment,   ///< the same sheet is there with other play: a person must decide
};

struct Match {
    Standing standing = Standing::fresh;
    std::int64_t record = 0;  ///< the record that is there
    std::string reason;       ///< in a few words, for people
    bool same_text = false;   ///< not even the text differs
};

/// Now, as the archive writes it: 2026-11-19T21:04:05Z.
std::string now_text();

/// A line of `log` (schemas/archive.sql). Views without data are NULL.
struct LogLine {
    std::string_view what = {}, why = {};
    std::int64_t record = absent, player = absent, gone = absent, via = absent;
    std::string_view before = {}, after = {}, fingerprint = {}, text_hash = {}, arms = {};
    std::int64_t cut = absent;
    std::string_view at = {};  ///< empty: now
};

/// Writes a line of the log and returns its number.
std::int64_t write_log(Database& database, const LogLine& line);

/// Writes records. Use it within a Transaction.
class Store {
  public:
    explicit Store(Database& database);

    /// Call it when a transaction has begun, and after a rollback to a savepoint.
    void start();
    /// The records to come are of this file.
    void begin_file(std::string_view file);

    Match find(const RecordRows& rows);
    /// Adds a record and returns its number.
    std::int64_t add(RecordRows& rows);
    /// Takes a record out; only the log has it then. Throws ArchiveError if it is not there.
    void remove(std::int64_t record, std::string_view reason);
    /// Puts back what was removed under this number. `import` is the one that it had come with.
    void put_back(std::int64_t record, std::int64_t import, RecordRows& rows,
                  std::string_view reason);
    /// Puts other content in a record's place and keeps what was there.
    void replace(std::int64_t record, RecordRows& rows, std::string_view reason,
                 std::string_view when, bool merged = false);
    /// Puts what is said of a record in the place of what was said of it; the log does not tell.
    void judge_anew(std::int64_t record, RecordRows& rows);
    /// The record whose text has this hash now, or, with `old`, had it before an amendment; 0:
    /// none.
    std::int64_t with_hash(std::string_view hash, bool old);
    /// Enters what a record said once, unless it is entered already.
    void add_old_text(std::int64_t record, const LogLine& line);
    /// Fills in what rows refer to, so far as it is there: nothing is added.
    void look_up(RecordRows& rows);
    /// The hand_id of a record's first hand; 0 if it has none.
    std::int64_t first_hand(std::int64_t record);
    /// The people who were not there when start() was called first.
    const std::vector<std::int64_t>& new_people() const { return new_people_; }

  private:
    struct Known {
        std::int64_t id = absent;
        std::string name;
        bool renamed = false;  ///< sheets do not change the name
    };

    bool find_play(const RecordRows& rows, Match& match);
    bool find_removed(const RecordRows& rows, Match& match);
    bool find_superseded(const RecordRows& rows, Match& match);
    bool find_sheet(const RecordRows& rows, Match& match);
    bool find_place(const RecordRows& rows, Match& match);
    bool same_people(const RecordRows& rows, std::int64_t record, bool all_named);
    void refer(RecordRows& rows, bool add);
    std::int64_t person(const SeatRow& seat, bool add);
    Known find_known(const SeatRow& seat, bool add);
    bool is_known(Query& query, std::string_view word, Known& known);
    std::int64_t add_player(std::string_view stable_id, std::string_view name);
    std::int64_t event(const std::string& name, bool add);
    void insert_children(const RecordRows& rows, std::int64_t record);

    Database& database_;
    std::int64_t next_record_ = 1, next_hand_ = 1, next_player_ = 1, import_ = absent;
    std::vector<std::int64_t> new_people_;
    std::unordered_map<std::string, Known> people_;  ///< by stable id, or by name after a blank,
                                                     ///< as written
    std::unordered_map<std::string, std::int64_t> events_;

    Query by_fingerprint_, by_hash_, by_old_, by_removed_, by_sheet_id_, by_place_, people_of_;
    Query find_id_, find_name_, find_folded_, add_person_, add_word_, rename_;
    Query find_event_, add_event_, add_record_, update_record_, old_, first_hand_;
    Inserter<SeatRow> seats_;
    Inserter<HouseRuleRow> house_rules_;
    Inserter<HandRow> hands_;
    Inserter<HandSeatRow> hand_seats_;
    Inserter<ActionRow> actions_;
    Inserter<FindingRow> findings_;
    Inserter<EvidenceRow> evidence_;
    Inserter<LedgerRow> ledger_;
    Inserter<PenaltyRow> penalties_;
};

}  // namespace bones::archive
