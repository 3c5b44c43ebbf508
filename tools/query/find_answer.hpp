// Prints the results of a search: matches, rows with matches, counts, or counts by group.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tools/lib/io/records/record_output.hpp"
#include "tools/lib/store/archive/rows.hpp"
#include "tools/lib/store/find/record_finder.hpp"
#include "tools/query/answer.hpp"

namespace bones {

/// A match, ready to print.
struct FoundMatch {
    std::int64_t hand = 0;    ///< index of the hand in the record, from 1
    std::int64_t number = 0;  ///< number of the hand as written
    std::int64_t first = 0, last = 0;
    std::vector<std::string> bound;  ///< by variable; empty: not bound
    bones::Person person;            ///< the person for the counting variable
    std::vector<std::uint32_t> steps;
};

/// The matches of one record, and its place in an archive or a file.
struct FoundRecord {
    FilePlace place;          ///< for an archive: no file, and its number
    std::int64_t number = 0;  ///< in the archive from which rows are read
    std::string date, game, event;
    std::vector<FoundMatch> matches;
    std::string text;                             ///< canonical; only on request
    std::unique_ptr<archive::RecordRows> rows{};  ///< of the hands to print, if they are enough
    bool after_loss = false;                      ///< an earlier record could not be read
};

/// Fills in the details of the record that was searched last. `per`: the variable by which matches
/// are counted.
FoundRecord found_record(const find::Pattern& pattern, const find::RecordFinder& finder,
                         const std::vector<find::RecordMatch>& found, const std::string& per);

/// An item that is listed for a record: the record, a hand, an action or a match, by hand and ply,
/// from 1.
struct FoundItem {
    std::int64_t hand = 0, ply = 0;
    std::size_t match = 0;  ///< the match; of several the first

    friend bool operator<(const FoundItem& a, const FoundItem& b) {
        return std::pair(a.hand, a.ply) < std::pair(b.hand, b.ply);
    }
};

class FindAnswer {
  public:
    /// `files`: the records are from files.
    FindAnswer(const QueryOptions& options, const find::Pattern& pattern, bool files, Style style,
               Output& output);
    /// Sets the archive from which rows of records, hands and actions are read.
    void rows_from(archive::Database& database);

    /// Adds the matches of a record. Returns false if the limit is reached.
    bool add(const FoundRecord& record);
    /// Ends the answer and returns the number of results.
    std::uint64_t finish();

    /// `matches`, or the name of the level.
    std::string_view level_name() const;

  private:
    bool lists_matches() const { return options_.level.empty(); }
    bool counts() const { return options_.count || !options_.per.empty(); }
    bool full() const;
    void write(const FoundRecord& record);
    std::vector<FoundItem> items_of(const FoundRecord& record) const;
    void count(const FoundRecord& record);
    struct Group {
        std::string name;
        bones::Person person;  ///< unknown: the group is not a person
        std::uint64_t count = 0;
    };
    std::string join_group(const FoundRecord& record, const FoundMatch& match);
    void write_match(const FoundRecord& record, const FoundMatch& match);
    void write_rows(const FoundRecord& record);
    std::int64_t hand_key(std::int64_t record, std::int64_t position);
    void keep_keys(std::span<const std::int64_t> keys);
    void write_sorted();
    void write_groups();
    std::vector<RowColumn> match_columns() const;

    const QueryOptions& options_;
    const find::Pattern& pattern_;
    bool files_;
    Style style_;
    Output& output_;
    RecordOutput records_{output_};
    int variable_ = find::no_number;  ///< the variable of --per
    bool sorts_ = false;              ///< sorts by a property that records do not have
    std::unique_ptr<RowWriter> matches_;
    archive::Database* database_ = nullptr;
    std::unique_ptr<Answer> answer_;
    std::unique_ptr<archive::Query> hand_query_, keep_query_;
    std::map<std::string, Group> groups_;  ///< keyed by join_group()
    std::uint64_t count_ = 0;
    bool shown_ = false;  ///< the first result has been written
};

}  // namespace bones
