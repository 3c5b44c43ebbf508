// Finds records of the archive that are the same game as a new record.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones::inline store::archive {

/// How a record that comes in stands to the archive.
enum class Standing {
    fresh,       ///< nothing like it is there
    likely,      ///< likely the same game as one that is there; both count
    same,        ///< a copy is there, or this very sheet was read before; nothing is to be done
    superseded,  ///< it is what a record said before it was amended; nothing is to be done
    removed,     ///< it was removed, with a reason, and not restored; it stays out
    updated,     ///< in a merge: the other archive amended it, and the amendment is taken over
    conflict,    ///< in a merge: the same game in two wordings; a person must decide
};

struct Match {
    Standing standing = Standing::fresh;
    std::int64_t record = 0;  ///< the record that is there
    std::string reason;       ///< in a few words, for people
    std::string from;         ///< the file that it came from
    bool same_text = false;   ///< not even the text differs
};

/// Where records come from. Two equal texts without date, event, round and table may be two games,
/// unless they are read from the same place twice.
enum class Origin {
    file,     ///< a text was read before if a file of the same name had it
    archive,  ///< or if the archive has it at all: archives are merged again and again
};

class Finder {
  public:
    explicit Finder(Database& database);

    /// The records to come are of this file or archive, and stored with this import.
    void begin(Origin origin, std::string_view file, MaybeNumber import);
    Match find(const RecordRows& rows);
    /// Why a record that is there is still likely the same game; empty: it is not.
    std::string likeness_of(const RecordRows& rows, std::int64_t record);
    /// The record whose text has this hash now, or, with `old`, had it before an amendment; 0:
    /// none.
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
    /// By the hash of a text of this file: the last record that it was compared with.
    std::unordered_map<std::string, std::int64_t> read_until_;
    Record record_;
};

}  // namespace bones::inline store::archive
