#include "tools/lib/store/archive/night_files.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "libnotation/text/fold.hpp"
#include "tools/lib/store/archive/settings.hpp"

namespace bones::inline store::archive {

namespace {

constexpr std::string_view prefix = "night/";

/// The name of the file's setting: `night/2026-11-19/thursday club night`. The setting's text has
/// the title as written.
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

std::string named(const StoredNightFile& file) {
    return fmt::format("night file of {}{}", file.date,
                       file.title.empty() ? "" : fmt::format(", \"{}\"", file.title));
}

namespace {

/// A title as a part of a file's name: only letters, digits and hyphens.
std::string words_of(std::string_view title) {
    constexpr std::size_t longest = 100;
    std::string words;
    for (const char c : title) {
        const bool is_first_byte = (static_cast<unsigned char>(c) & 0xC0u) != 0x80;
        if (words.size() >= longest && is_first_byte) break;
        const bool is_word = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                             static_cast<unsigned char>(c) >= 0x80;
        if (is_word)
            words += c;
        else if (!words.empty() && words.back() != '-')
            words += '-';
    }
    while (words.ends_with('-')) words.pop_back();
    return words;
}

}  // namespace

std::vector<std::string> file_names(const std::vector<StoredNightFile>& files) {
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const StoredNightFile& file : files) {
        const std::string words = words_of(file.title);
        const std::string wanted = file.date + (words.empty() ? "" : "-") + words;
        std::string name = wanted;
        for (int again = 2; !taken.insert(name).second; ++again)
            name = fmt::format("{}-{}", wanted, again);
        names.push_back(name + ".night");
    }
    return names;
}

}  // namespace bones::inline store::archive
