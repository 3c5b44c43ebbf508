// What --help prints.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/cli/tree.hpp"

namespace bones::inline cli {

/// The help of a program, at most 80 columns wide where words allow it. Groups whose title begins
/// with `briefly` are listed by the names of their options; nothing is brief if it is empty.
std::string help_text(const CommandTree& tree, std::string_view briefly);

/// What --version prints: the version of the program, and those of what it reads and writes.
std::string version_text(std::string_view name);

}  // namespace bones::inline cli
