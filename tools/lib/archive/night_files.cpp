#include "tools/lib/archive/night_files.hpp"

#include <algorithm>

#include "tools/lib/archive/settings.hpp"
#include "tools/lib/fold.hpp"

namespace bones::archive {

namespace {

constexpr std::string_view prefix = "night/";

/// The name of the setting: `night/2026-11-19/thursday club night`. The text has the title.
std::string name_of(const StoredNightFile& file) {
    return std::string(prefix) + file.date + '/' + fold(file.title);
}

}  // namespace

NightOutcome compare_night_file(Database& database, const StoredNightFile& file) {
    Query query(database, "SELECT value FROM settings WHERE name = ?");
    const std::string name = name_of(file);
    if (!query.with(std::string_view(name)).step()) return NightOutcome::fresh;
    return query.text(0) == file.text ? NightOutcome::same : NightOutcome::changed;
}

void store_night_file(Database& database, const StoredNightFile& file) {
    note_setting(database, name_of(file), file.text);
}

std::vector<StoredNightFile> stored_night_files(Database& database) {
    std::vector<StoredNightFile> files;
    Query query(database,
                "SELECT name, value FROM settings WHERE name LIKE 'night/%' ORDER BY name");
    while (query.step()) {
        const std::string name = query.string(0).substr(prefix.size());
        const std::size_t slash = std::min(name.find('/'), name.size());
        files.push_back({name.substr(0, slash), name.substr(std::min(slash + 1, name.size())),
                         query.string(1)});
    }
    return files;
}

}  // namespace bones::archive
