#include "tools/lib/show/night/night_sorter.hpp"

#include <algorithm>

#include "tools/lib/io/system/paths.hpp"

namespace bones::inline show::night {

namespace {

namespace fs = std::filesystem;

fs::path folder_of(const std::string& file) {
    return fs::absolute(system::path_of(file)).lexically_normal().parent_path();
}

/// Whether a folder is the same as another, or below it.
bool is_below(const fs::path& inner, const fs::path& outer) {
    const auto end = std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first;
    return end == outer.end();
}

}  // namespace

NightSorter::NightSorter(std::vector<NightFile> files, std::deque<NightInput>& nights,
                         Folders folders)
    : nights_(nights) {
    for (NightFile& file : files) {
        if (folders == Folders::used) folders_.push_back(folder_of(file.name));
        nights_.push_back({{}, std::move(file)});
    }
}

void NightSorter::add(Sheet sheet) {
    std::optional<std::size_t> night =
        folders_.empty() ? night_of_date(sheet) : night_of_folder(sheet);
    if (!night) {
        const auto [at, is_new] = by_date_.try_emplace({sheet.date, sheet.event}, nights_.size());
        if (is_new) nights_.emplace_back();
        night = at->second;
    }
    nights_[*night].sheets.push_back(std::move(sheet));
}

std::optional<std::size_t> NightSorter::night_of_date(const Sheet& sheet) const {
    for (std::size_t i = 0; i < nights_.size() && nights_[i].file; ++i)
        if (!sheet.date.empty() && nights_[i].file->date == sheet.date) return i;
    return std::nullopt;
}

/// The nearest night file in a folder above a sheet; of several in one folder, the one with the
/// sheet's date.
std::optional<std::size_t> NightSorter::night_of_folder(const Sheet& sheet) const {
    const fs::path folder = folder_of(sheet.file);
    std::vector<std::size_t> nearest;
    for (std::size_t i = 0; i < folders_.size(); ++i) {
        if (!is_below(folder, folders_[i])) continue;
        const auto deeper = [&](std::size_t other) {
            return folders_[other] != folders_[i] && is_below(folders_[other], folders_[i]);
        };
        if (!nearest.empty() && deeper(nearest.front())) continue;
        if (!nearest.empty() && folders_[nearest.front()] != folders_[i]) nearest.clear();
        nearest.push_back(i);
    }
    if (nearest.size() == 1) return nearest.front();
    for (const std::size_t i : nearest)
        if (!sheet.date.empty() && nights_[i].file->date == sheet.date) return i;
    return std::nullopt;
}

}  // namespace bones::inline show::night
