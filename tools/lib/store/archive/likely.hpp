// Which records of an archive are likely the same game, for tools that count games.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// A line for each pair, the first few of them, and how many more there are.
std::vector<std::string> likely_lines(Database& database);

}  // namespace bones::inline store::archive
