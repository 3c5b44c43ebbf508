// What is to be analysed, and how it is written.
#pragma once

#include "tools/lib/analysis/analysis.hpp"
#include "tools/lib/choice/choice.hpp"
#include "tools/lib/columns.hpp"

namespace bones::analyze {

struct Options {
    Choice choice;
    analysis::Request request;
    std::string format = "text";
    bool annotate = false;
    std::uint32_t record = 0;  ///< 0: all; else only those with this number in their file
    Style style;

    bool wants(const RawRecord& raw) const { return record == 0 || raw.index == record; }
};

/// Reads the command line. False: help was asked for. Throws UsageError.
bool read_options(Tool& tool, int argc, const char* const* argv, Options& options);

}  // namespace bones::analyze
