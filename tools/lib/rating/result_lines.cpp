#include "tools/lib/rating/result_lines.hpp"

#include <algorithm>
#include <filesystem>

#include "tools/lib/fold.hpp"

namespace bones::rating {

namespace {

namespace fs = std::filesystem;

/// Whether a file lies in the folder of another one, or below it.
bool is_beside(const std::string& file, const std::string& other) {
    const auto folder = [](const std::string& path) {
        return fs::absolute(path).lexically_normal().parent_path();
    };
    const fs::path inner = folder(file), outer = folder(other);
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first ==
           outer.end();
}

}  // namespace

void ResultLines::add(const night::NightFile& file, const std::string& path) {
    for (const night::NightEntry& entry : file.entries)
        if (entry.kind == night::NightEntry::Kind::result_to)
            lines_.push_back({file.date, path, entry.round, entry.who.front()});
}

bool ResultLines::is_of(const Line& line, const night::Sheet& sheet) {
    if (line.round != sheet.round) return false;
    if (!line.date.empty() && !sheet.date.empty()) return line.date == sheet.date;
    return !line.path.empty() && is_beside(sheet.file, line.path);
}

bool ResultLines::give(const night::Sheet& sheet, const Person& person) const {
    return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) {
        const bool is_meant = line.who.id.empty() ? fold(line.who.name) == fold(person.name)
                                                  : line.who.id == person.stable_id;
        return is_meant && is_of(line, sheet);
    });
}

}  // namespace bones::rating
