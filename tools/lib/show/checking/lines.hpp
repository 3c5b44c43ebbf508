// The closing lines of bones-check.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tools/libbones/lines.hpp"

namespace bones::inline show {

/// Appends the last line, a summary of the whole run.
void append_check_summary(std::string& out, const FindingCounts& counts, std::uint64_t records,
                          std::uint64_t files, bool slips_searched = true);
/// The counts in a sentence: `24 records in 4 files: 2 errors, 3 breaches, no wrong claims …`.
std::string closing_count(const FindingCounts& counts, std::uint64_t records, std::uint64_t files,
                          bool slips_searched = true);

}  // namespace bones::inline show
