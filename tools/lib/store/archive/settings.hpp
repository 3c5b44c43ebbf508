// The settings of a whole archive: the table `settings` (schemas/archive.sql).
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// The version of Unicode that folded the names.
inline constexpr std::string_view setting_unicode = "unicode";
/// The judging_version of all records. Empty in archives from before this setting.
inline constexpr std::string_view setting_judging = "judging";

/// The value of a setting. Empty if it was never set.
std::string setting(Database& database, std::string_view name);
void note_setting(Database& database, std::string_view name, std::string_view value);

}  // namespace bones::inline store::archive
