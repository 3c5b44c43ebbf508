// What has been found, as it is asked for: matches, what has them, how many there are, by what.
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

/// A match as it is told.
struct FoundMatch {
    std::int64_t hand = 0;    ///< its position in the record, from 1
    std::int64_t number = 0;  ///< as it is written
    std::int64_t first = 0, last = 0;
    std::vector<std::string> bound;  ///< by variable; empty: not bound
    bones::Person person;            ///< whom the variable stands for that is counted by
    std::vector<std::uint32_t> steps;
};

/// The matches of one record, and where it stands: in an archive, or in a file.
struct FoundRecord {
    FilePlace place;          ///< of an archive: without a file, and its number
    std::int64_t number = 0;  ///< in the archive that rows come from
    std::string date, game, event;
    std::vector<FoundMatch> matches;
    std::string text;                             ///< canonical, if it is wanted
    std::unique_ptr<archive::RecordRows> rows{};  ///< of the hands that are told, if that is enough
    bool after_loss = false;                      ///< something before it could not be read
};

/// Fills in what is told of the record that was searched last, and whom the variable `per` stands
/// for.
FoundRecord found_record(const find::Pattern& pattern, const find::RecordFinder& finder,
                         const std::vector<find::RecordMatch>& found, const std::string& per);

/// What is listed for a record: nothing, hands, actions or matches, each by hand and ply, from 1.
struct FoundItem {
    std::int64_t hand = 0, ply = 0;
    std::size_t match = 0;  ///< of which it is; of several matches the first

    friend bool operator<(const FoundItem& a, const FoundItem& b) {
        return std::pair(a.hand, a.ply) < std::pair(b.hand, b.ply);
    }
};

class FindAnswer {
  public:
    /// `files`: records come from there.
    FindAnswer(const QueryOptions& options, const find::Pattern& pattern, bool files, Style style,
               Output& output);
    /// Rows of records, hands and actions come from an archive.
    void rows_from(archive::Database& database);

    /// False: there is enough.
    bool add(const FoundRecord& record);
    /// Returns how much was found.
    std::uint64_t finish();

    /// `matches`, or the level.
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
        bones::Person person;  ///< nobody is known: it is of something else
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
    int variable_ = find::no_number;  ///< --per one
    bool sorts_ = false;              ///< by what a record has not
    std::unique_ptr<RowWriter> matches_;
    archive::Database* database_ = nullptr;
    std::unique_ptr<Answer> answer_;
    std::unique_ptr<archive::Query> hand_query_, keep_query_;
    std::map<std::string, Group> groups_;  ///< by what tells them apart
    std::uint64_t count_ = 0;
    bool shown_ = false;  ///< the first that was found is on its way
};

}  // namespace bones
