// The options of bones-analyze.
#pragma once

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/analysis/analysis.hpp"
#include "tools/lib/store/selection/choice.hpp"

namespace bones::analyze {

struct Options {
    bool explain = false;
    Choice choice;
    analysis::Request request;
    std::string format = "text";
    bool annotate = false;
    std::uint32_t record = 0;  ///< 0: all; else only those with this number in their file
    Style style;

    /// Whether only some records of each file are chosen.
    bool picks_records() const;
};

/// Decides which records of files are chosen. For an archive only `--record` limits them. Each
/// thread needs its own.
class ChosenRecords {
  public:
    /// The options must outlive it.
    ChosenRecords(const Tool& tool, const Options& options)
        : options_(&options), finder_(options.choice.finder(tool)) {}
    /// Adds the names in the record to `names`, whether the record is chosen or not.
    bool operator()(const RawRecord& raw, NamesMet& names) const;

  private:
    const Options* options_;
    std::shared_ptr<find::RecordFinder> finder_;
};

/// Reads the command line. Returns false if help was printed. Throws UsageError.
bool read_options(Tool& tool, int argc, const char* const* argv, Options& options);

}  // namespace bones::analyze
