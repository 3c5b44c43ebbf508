// The output formats of bones-analyze besides JSON Lines, one function each.
#pragma once

#include "tools/analyze/options.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/original.hpp"
#include "tools/lib/show/analysis/player_sums.hpp"

namespace bones::analyze {

/// Appends one block for a game: a line for each mistake, a line for each breach, and the results
/// of the hands. With a chosen position it writes only the positions.
void record_text(std::string& out, std::string_view file, const RecordChecker& judged,
                 const analysis::Analysis& analysis, const Options& options);
/// Appends the tables of players, and an explanation of their numbers.
void players_text(std::string& out, analysis::Players& players, const Options& options);

/// A line of a file that is replaced, or that gets lines before it.
struct AnnotatedLine {
    std::uint64_t line = 1;  ///< number in the file
    std::string text;        ///< whole lines, with their line ends
};
/// The changed lines of a record: each line with mistakes gets marks, and one comment line before
/// it for each mistake.
struct AnnotatedRecord {
    InputFileRef file;
    std::vector<AnnotatedLine> lines;
    std::uint64_t first_line = 1, last_line = 1;  ///< of the record in the file
};
AnnotatedRecord annotate(const BatchRecord& item, const Record& record,
                         const analysis::Analysis& analysis, const analysis::Request& request);
/// The text of a record with its changed lines, for records that are in no file.
std::string annotated_text(const RawRecord& raw, const AnnotatedRecord& record);

/// The same files, made readable twice. Reports each file that cannot be read.
InputFiles read_twice(InputFiles& files, const Complain& complain);

/// Writes files, or only the added records of them. Unchanged lines are copied as they are.
class AnnotatedFiles {
  public:
    AnnotatedFiles(Output& output, bool chosen_only) : copied_(output), chosen_only_(chosen_only) {}
    /// Adds the next record, in the order of the input.
    void add(const AnnotatedRecord& record);
    void finish();

  private:
    CopiedFiles copied_;
    bool chosen_only_;
    InputFileRef file_;
};

}  // namespace bones::analyze
