// The reports of bones-stats and bones-violations, computed from the sums of shards.
#pragma once

#include <string>
#include <vector>

#include "tools/batch/inspection.hpp"
#include "tools/lib/cli/tool.hpp"

namespace bones::inline io {
class Output;
}

namespace bones::batch {

struct ReportOptions {
    std::string kind = "check", per = "player", format;
    std::vector<std::string> only;
    bool one_table = false, open = false, no_cases = false, cases_only = false;
};

void add_report_options(Tool& tool, ReportOptions& options);
/// Fills in defaults. Throws UsageError if options contradict each other.
void settle(ReportOptions& options);

/// Print the report that the tool would print for all files. Return the exit status.
int gather_statistics(const Tool& tool, const Inspection& found, const ReportOptions& options);
int gather_violations(const Tool& tool, const Inspection& found, const ReportOptions& options);

/// Copies a file to the output. Throws OutputError, std::runtime_error.
void copy_file(const std::string& path, Output& output);

}  // namespace bones::batch
