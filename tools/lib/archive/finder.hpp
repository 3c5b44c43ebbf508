// What is there already of a record.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/archive/references.hpp"

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

class Finder {
  public:
    Finder(Database& database, References& references);

    Match find(const RecordRows& rows);
    /// The record whose text has this hash now, or, with `old`, had it before an amendment; 0:
    /// none.
    std::int64_t with_hash(std::string_view hash, bool old);

  private:
    bool find_play(const RecordRows& rows, Match& match);
    bool find_removed(const RecordRows& rows, Match& match);
    bool find_superseded(const RecordRows& rows, Match& match);
    bool find_sheet(const RecordRows& rows, Match& match);
    bool find_place(const RecordRows& rows, Match& match);
    bool same_people(const RecordRows& rows, std::int64_t record, bool all_named);

    References& references_;
    Query by_fingerprint_, by_hash_, by_old_, by_removed_, by_sheet_id_, by_place_, people_of_;
};

}  // namespace bones::archive
