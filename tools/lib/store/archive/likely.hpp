// Lists records of an archive that are likely the same game, for tools that count games.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// A line for each of the first pairs, and a line on how many more there are.
std::vector<std::string> likely_lines(Database& database);

}  // namespace bones::inline store::archive
