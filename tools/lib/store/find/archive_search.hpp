// The matches of a pattern in an archive: SQL picks the hands that can match, the matcher decides.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/selection.hpp"
#include "tools/lib/store/find/record_finder.hpp"

namespace bones::inline store::find {

/// A statement with its values.
struct SearchStatement {
    std::string sql;
    archive::Parameters parameters;
};

/// The statements of a search. Both give what must be asked of a pattern and filters; the second
/// has the number of the record as parameter `record`.
struct SearchStatements {
    SearchStatement records;  ///< record_id, in order
    SearchStatement hands;    ///< position
    int record = 0;
};

/// `order`: terms on `records r LEFT JOIN events e`.
SearchStatements search_statements(const Pattern& pattern, const archive::Filters& filters,
                                   std::string_view order = archive::record_order);

class ArchiveSearch {
  public:
    /// All must outlive the search. Throws ArchiveError, as do its other functions.
    ArchiveSearch(archive::Database& database, const archive::Filters& filters,
                  const Pattern& pattern, RecordFinder::Options options,
                  std::string_view order = archive::record_order);

    /// Goes on to the next record with a match.
    bool next();
    std::int64_t record() const { return record_; }
    /// Its text, until next() is called.
    std::string_view text() const { return text_query_.text(0); }
    bool is_cut() const { return text_query_.number(1) != 0; }
    const std::vector<RecordMatch>& found() const { return found_; }
    const RecordFinder& finder() const { return finder_; }

  private:
    bool read_hands();
    void keep_what_is_met();

    archive::Database& database_;
    SearchStatements statements_;
    archive::Query records_, hands_, text_query_;
    std::optional<archive::Query> met_;  ///< actions that filters ask for, in a record
    int met_record_ = 0;
    RecordFinder finder_;
    std::int64_t record_ = 0;
    std::vector<bool> wanted_;
    std::vector<RecordMatch> found_;
};

/// Complains of names in a pattern that an archive does not have, and tells the nearest.
void complain_of_names(const Complain& complain, archive::Database& database,
                       const Pattern& pattern);

}  // namespace bones::inline store::find
