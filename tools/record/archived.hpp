// How a correction gets into the archive.
#pragma once

#include <cstddef>
#include <string>

namespace bones::record {

/// The command that carries a correction over, if the archive has the record as it was: the same
/// text, or the same play. Empty: it has not, or there is no archive. `before`: the record's text
/// before it was changed; `number` its place in the file.
std::string amend_command(const std::string& archive, const std::string& before,
                          const std::string& file, std::size_t number);

}  // namespace bones::record
