// What bones-analyze writes besides JSON Lines, one function a format.
#pragma once

#include "tools/analyze/options.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/original.hpp"
#include "tools/lib/show/analysis/player_sums.hpp"

namespace bones::analyze {

/// A block a game: a line a mistake, a line a breach, what the hands came to; or the positions that
/// are asked for.
void record_text(std::string& out, std::string_view file, const RecordChecker& judged,
                 const analysis::Analysis& analysis, const Options& options);
/// The tables of players, and what their numbers mean.
void players_text(std::string& out, analysis::Players& players, const Options& options);

/// A line of a file that is to be another one, or has lines before it.
struct AnnotatedLine {
    std::uint64_t line = 1;  ///< of the file
    std::string text;        ///< whole lines, with their ends
};
/// What becomes of a record: the lines with mistakes get marks, and a comment before them on each.
struct AnnotatedRecord {
    InputFileRef file;
    std::vector<AnnotatedLine> lines;
    std::uint64_t first_line = 1, last_line = 1;  ///< of the record in the file
};
AnnotatedRecord annotate(const BatchRecord& item, const Record& record,
                         const analysis::Analysis& analysis, const analysis::Request& request);
/// The text of a record with its lines, where no file has it.
std::string annotated_text(const RawRecord& raw, const AnnotatedRecord& record);

/// The same files, each of which can be read twice; what cannot be read is complained of.
InputFiles read_twice(InputFiles& files, const Complain& complain);

/// Writes files, or of them only the records that are added, as they stand, but for the lines that
/// are others.
class AnnotatedFiles {
  public:
    AnnotatedFiles(Output& output, bool chosen_only) : copied_(output), chosen_only_(chosen_only) {}
    /// The next record, in the order of the input.
    void add(const AnnotatedRecord& record);
    void finish();

  private:
    CopiedFiles copied_;
    bool chosen_only_;
    InputFileRef file_;
};

}  // namespace bones::analyze
