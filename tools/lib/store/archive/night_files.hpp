// Stores night files in an archive: the last import for each date and title.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

struct StoredNightFile {
    std::string date, title;  ///< the title may be empty; one from an archive is folded
    std::string text;
};

/// The result of storing a night file.
enum class NightOutcome : std::uint8_t { fresh, same, changed };

/// The result that storing a night file would have.
NightOutcome compare_night_file(Database& database, const StoredNightFile& file);
void store_night_file(Database& database, const StoredNightFile& file);
/// All night files, by date and title.
std::vector<StoredNightFile> stored_night_files(Database& database);
/// `night file of 2026-11-19, "thursday club night"`
std::string named(const StoredNightFile& file);
/// Different file names for these files, in their order: `2026-11-19-thursday-club-night.night`.
std::vector<std::string> file_names(const std::vector<StoredNightFile>& files);

}  // namespace bones::inline store::archive
