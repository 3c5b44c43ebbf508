// Writes the rows of an answer, given by their keys.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/show/tables/rows.hpp"
#include "tools/lib/store/archive/database.hpp"
#include "tools/query/columns.hpp"
#include "tools/query/options.hpp"

namespace bones {

/// The line of a count: `{"type":…,"level":…,"count":…}`.
std::string level_count(std::string_view type, std::string_view level, std::uint64_t count);

/// The place of a record that is in a file and not in an archive.
struct FilePlace {
    std::string file;
    std::int64_t record = 0;  ///< number in the file
};

class Answer {
  public:
    /// `of_files`: rows have a file, and the record's number in it.
    Answer(archive::Database& database, const QueryOptions& options, archive::Level level,
           Style style, Output& output, bool of_files = false);

    void add_all(archive::Query& keys);
    /// Adds a row by its keys: record, hand and ply, as far as the level has them. `points`: the
    /// points of the hand for each seat, if they should not be read from the archive.
    void add(std::span<const std::int64_t> keys, const FilePlace& place = {},
             const SeatPoints* points = nullptr);
    bool full() const {
        return options_.ordering.limit >= 0 &&
               writer_.rows() >= static_cast<std::uint64_t>(options_.ordering.limit);
    }
    std::uint64_t finish();

  private:
    std::vector<RowColumn> titles() const;

    const QueryOptions& options_;
    archive::Level level_;
    bool of_files_;
    Output& output_;
    std::vector<AnswerColumn> columns_;
    archive::Query row_;
    std::optional<SeatPointsReader> points_;  ///< none if no column shows points
    RowWriter writer_;
    std::vector<Cell> cells_;
};

}  // namespace bones
