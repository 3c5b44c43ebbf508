// Writes records to the archive.
#pragma once

#include <string_view>
#include <vector>

#include "tools/lib/store/archive/columns.hpp"
#include "tools/lib/store/archive/finder.hpp"
#include "tools/lib/store/archive/log.hpp"
#include "tools/lib/store/archive/references.hpp"

namespace bones::inline store::archive {

/// Writes records. Use it inside a Transaction.
class Store {
  public:
    explicit Store(Database& database);

    /// Call it after a transaction has begun, and after a rollback to a savepoint.
    void start();
    /// The records that follow are from this file or archive.
    void begin_file(std::string_view file, Origin origin = Origin::file);

    Match find(const RecordRows& rows) { return finder_.find(rows); }
    /// Adds a record and returns its number.
    std::int64_t add(RecordRows& rows);
    /// Stores that a record is likely the same game as another.
    void note_likely(std::int64_t record, const Match& match);
    /// Removes a record; the log keeps its text. Throws ArchiveError if it does not exist.
    void remove(std::int64_t record, std::string_view reason);
    /// Restores a removed record under its old number. `import` is the import that first added it.
    void put_back(std::int64_t record, MaybeNumber import, RecordRows& rows,
                  std::string_view reason);
    /// Replaces the content of a record; the log keeps the old one.
    void replace(std::int64_t record, RecordRows& rows, std::string_view reason,
                 std::string_view when, bool merged = false);
    /// Replaces the judgement of a record without a log line.
    void judge_anew(std::int64_t record, RecordRows& rows);
    /// The record whose text has this hash; with `old`, the record that had it before an amendment.
    /// 0 if none has.
    std::int64_t with_hash(std::string_view hash, bool old) { return finder_.with_hash(hash, old); }
    /// Adds an earlier text of a record to the log, unless the log has it.
    void add_old_text(std::int64_t record, const LogLine& line);
    /// The people added since the first call of start().
    const std::vector<std::int64_t>& new_people() const { return references_.new_people(); }

  private:
    void insert_children(const RecordRows& rows, std::int64_t record);
    void insert_keys(const RecordRows& rows, std::int64_t record);
    void weigh_likely_anew(std::int64_t record, const RecordRows& rows);

    Database& database_;
    std::int64_t next_record_ = 1, next_hand_ = 1;
    MaybeNumber import_;
    References references_;
    Finder finder_;
    Query add_record_, update_record_, old_, add_key_, add_likely_;
    Inserter<SeatRow> seats_;
    Inserter<HouseRuleRow> house_rules_;
    Inserter<HandRow> hands_;
    Inserter<HandSeatRow> hand_seats_;
    Inserter<SubstituteRow> substitutes_;
    Inserter<ActionRow> actions_;
    Inserter<FindingRow> findings_;
    Inserter<EvidenceRow> evidence_;
    Inserter<LedgerRow> ledger_;
    Inserter<PenaltyRow> penalties_;
    Inserter<BidRow> bids_;
    Inserter<TrumpRow> trumps_;
};

}  // namespace bones::inline store::archive
