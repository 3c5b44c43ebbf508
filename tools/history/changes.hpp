// Shows what imports, amendments and removals changed between two times.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones {

/// Lists the records of an archive that were added, removed or changed in `range`. The range is
/// FROM..TO with two times; TO may be omitted.
/// Returns the number of records. Throws ArchiveError, UsageError.
std::uint64_t list_changes(const std::string& path, const std::string& range,
                           std::string_view format, Style style, Output& output);

}  // namespace bones
