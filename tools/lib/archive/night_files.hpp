// Night files in an archive: one for each date and title, as they were last imported.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/archive/database.hpp"

namespace bones::archive {

struct StoredNightFile {
    std::string date, title;  ///< the title may be empty
    std::string text;
};

/// What became of a night file.
enum class NightOutcome : std::uint8_t { fresh, same, changed };

/// What storing a night file would do.
NightOutcome compare_night_file(Database& database, const StoredNightFile& file);
void store_night_file(Database& database, const StoredNightFile& file);
/// All night files, by date and title.
std::vector<StoredNightFile> stored_night_files(Database& database);

}  // namespace bones::archive
