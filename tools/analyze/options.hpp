// What is to be analysed, and how it is written.
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

    /// Whether files may hold records that are not asked for.
    bool picks_records() const;
};

/// Which records of files are asked for; an archive gives no others but by `--record`. One for each
/// thread.
class ChosenRecords {
  public:
    /// The options must outlive it.
    ChosenRecords(const Tool& tool, const Options& options)
        : options_(&options), finder_(options.choice.finder(tool)) {}
    /// `names` takes note of who is in it, chosen or not.
    bool operator()(const RawRecord& raw, NamesMet& names) const;

  private:
    const Options* options_;
    std::shared_ptr<find::RecordFinder> finder_;
};

/// Reads the command line. False: help was asked for. Throws UsageError.
bool read_options(Tool& tool, int argc, const char* const* argv, Options& options);

}  // namespace bones::analyze
