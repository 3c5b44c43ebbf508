// The headers of the last records of a file.
#pragma once

#include <string>

#include "tools/lib/show/entry/game_header.hpp"

namespace bones::record {

using namespace entry;

/// Reads the headers of the last records of a file, at least one if it has any. It reads about 64
/// KiB, and line numbers count from the start of that part. Throws std::system_error.
void read_last_headers(const std::string& path, const UseHeader& use);

}  // namespace bones::record
