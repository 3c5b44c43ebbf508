// Finds out how to bring a correction into the archive.
#pragma once

#include <cstddef>
#include <string>

namespace bones::record {

/// The command that amends the archive with a correction. It exists only if the archive has the
/// original record, with the same text or the same play; otherwise empty. `before`: the record's
/// text before the change. `number`: its number in the file.
std::string amend_command(const std::string& archive, const std::string& before,
                          const std::string& file, std::size_t number);

}  // namespace bones::record
