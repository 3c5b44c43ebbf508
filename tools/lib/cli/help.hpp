// Writes the text of --help and --version.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/cli/tree.hpp"

namespace bones::inline cli {

/// The help of a program, at most 80 columns wide if the words fit. Groups with a title that begins
/// with `briefly` only list the names of their options. If `briefly` is empty, every group is
/// complete.
std::string help_text(const CommandTree& tree, std::string_view briefly);

/// The text of --version: the version of the program, and those of the formats that it reads and
/// writes.
std::string version_text(std::string_view name);

}  // namespace bones::inline cli
