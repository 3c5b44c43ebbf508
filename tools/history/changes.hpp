// What imports, amendments and removals moved between two times.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones {

/// Lists the records of an archive that came, went, or say or give something else since: `range` is
/// FROM..TO, each a time, TO may be left out. Returns how many. Throws ArchiveError, UsageError.
std::uint64_t list_changes(const std::string& path, const std::string& range,
                           std::string_view format, Style style, Output& output);

}  // namespace bones
