// Night files in an archive: one for each date and title, as they were last imported.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

struct StoredNightFile {
    std::string date, title;  ///< the title is folded if it comes from an archive; it may be empty
    std::string text;
};

/// What became of a night file.
enum class NightOutcome : std::uint8_t { fresh, same, changed };

/// What storing a night file would do.
NightOutcome compare_night_file(Database& database, const StoredNightFile& file);
void store_night_file(Database& database, const StoredNightFile& file);
/// All night files, by date and title.
std::vector<StoredNightFile> stored_night_files(Database& database);
/// `night file of 2026-11-19, "thursday club night"`
std::string named(const StoredNightFile& file);
/// Names for files, in the order of stored_night_files(): `2026-11-19-thursday-club-night.night`.
/// No two are alike.
std::vector<std::string> file_names(const std::vector<StoredNightFile>& files);

}  // namespace bones::inline store::archive
