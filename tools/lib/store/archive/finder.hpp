// Finds records of the archive that are the same game as a new record.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones::inline store::archive {

/// The relation of a new record to the archive.
enum class Standing {
    fresh,       ///< the archive has no record like it
    likely,      ///< likely the same game as a stored record; both count
    same,        ///< a copy is stored, or this sheet was read before; nothing to do
    superseded,  ///< an old text of a record that was amended; nothing to do
    removed,     ///< removed with a reason and not restored; it stays out
    updated,     ///< in a merge: the other archive amended it, and the amendment is adopted
    conflict,    ///< in a merge: the same game in two versions; a person must decide
};

struct Match {
    Standing standing = Standing::fresh;
    std::int64_t record = 0;  ///< the stored record
    std::string reason;       ///< in a few words, for people
    std::string from;         ///< the file that the stored record came from
    bool same_text = false;   ///< the texts are equal too
};

/// The kind of source of records. Two equal texts without date, event, round and table may be two
/// games, unless the same source is read twice.
enum class Origin {
    file,  ///< a text was read before if a file of the same name had it
    /// A text was read before if the archive has it, because archives are merged repeatedly.
    archive,
};

class Finder {
  public:
    explicit Finder(Database& database);

    /// The records that follow are from this file or archive and belong to this import.
    void begin(Origin origin, std::string_view file, MaybeNumber import);
    Match find(const RecordRows& rows);
    /// The reason why a stored record is still likely the same game. Empty if it is not.
    std::string likeness_of(const RecordRows& rows, std::int64_t record);
    /// The record whose text has this hash; with `old`, the record that had it before an amendment.
    /// 0 if none has.
    std::int64_t with_hash(std::string_view hash, bool old);

  private:
    bool is_read_again(std::string_view file) const;
    bool find_copy(const RecordRows& rows, Match& match);
    bool find_read_before(const RecordRows& rows, Match& match);
    bool find_removed(const RecordRows& rows, Match& match);
    bool find_superseded(const RecordRows& rows, Match& match);
    bool find_alike(Query& candidates, const RecordRows& rows, const std::string& reason,
                    Match& match);
    void find_likely(const RecordRows& rows, Match& match);
    bool find_place(const RecordRows& rows, Match& match);
    bool find_near(const RecordRows& rows, Match& match);
    GameIdentity identity_of_text(std::string_view text, std::string_view fingerprint);

    Query by_copy_, by_text_, by_play_, by_sheet_id_, by_place_, by_hash_, by_old_, by_removed_,
        by_key_, by_number_;
    Origin origin_ = Origin::file;
    std::string file_;
    MaybeNumber import_;
    /// By the hash of a text of this file: the last record compared with it.
    std::unordered_map<std::string, std::int64_t> read_until_;
    Record record_;
};

}  // namespace bones::inline store::archive
