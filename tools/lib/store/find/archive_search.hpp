// Finds the matches of a pattern in an archive. SQL selects the hands that can match; the matcher
// decides.
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

/// A statement and its values.
struct SearchStatement {
    std::string sql;
    archive::Parameters parameters;
};

/// The statements of a search. Both have all conditions of the pattern and the filters. The second
/// has the number of the record as parameter `record`.
struct SearchStatements {
    SearchStatement records;  ///< record_id, in order
    SearchStatement hands;    ///< position
    int record = 0;
};

/// `order` has terms on `records r LEFT JOIN events e`.
SearchStatements search_statements(const Pattern& pattern, const archive::Filters& filters,
                                   std::string_view order = archive::record_order);

class ArchiveSearch {
  public:
    /// All arguments must outlive the search. Throws ArchiveError, like its other functions.
    ArchiveSearch(archive::Database& database, const archive::Filters& filters,
                  const Pattern& pattern, RecordFinder::Options options,
                  std::string_view order = archive::record_order);

    /// Goes to the next record with a match. False at the end.
    bool next();
    std::int64_t record() const { return record_; }
    /// The record's text, valid until the next call of next().
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
    std::optional<archive::Query> met_;  ///< the actions of a record that the filters choose
    int met_record_ = 0;
    RecordFinder finder_;
    std::int64_t record_ = 0;
    std::vector<bool> wanted_;
    std::vector<RecordMatch> found_;
};

/// Reports the names in a pattern that an archive does not have, each with the nearest one.
void complain_of_names(const Complain& complain, archive::Database& database,
                       const Pattern& pattern);

}  // namespace bones::inline store::find
