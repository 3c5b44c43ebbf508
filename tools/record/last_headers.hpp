// The headers of the last records of a file.
#pragma once

#include <string>

#include "tools/lib/show/entry/game_header.hpp"

namespace bones::record {

using namespace entry;

/// Reads the headers of the last records of a file, at least one if it has any: some 64 KiB of it,
/// in which lines count from 1. Throws std::system_error.
void read_last_headers(const std::string& path, const UseHeader& use);

}  // namespace bones::record
