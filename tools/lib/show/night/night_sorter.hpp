// Finds the night to which a sheet belongs.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tools/lib/show/night/night_file.hpp"
#include "tools/lib/show/night/sheet.hpp"

namespace bones::inline show::night {

/// One night's games and its night file, if it has one.
struct NightInput {
    std::deque<Sheet> sheets;
    std::optional<NightFile> file;
};

/// Assigns each sheet to its night. A night file gets the sheets of its folder and the folders
/// below; of several in one folder, a sheet gets the one with its date. Sheets without a night file
/// are grouped by date and event.
class NightSorter {
  public:
    /// Whether folders decide which sheets belong to a night file. If not, all sheets go by date.
    enum class Folders : bool { ignored, used };

    NightSorter(std::vector<NightFile> files, std::deque<NightInput>& nights, Folders folders);
    void add(Sheet sheet);

  private:
    std::optional<std::size_t> night_of_folder(const Sheet& sheet) const;
    std::optional<std::size_t> night_of_date(const Sheet& sheet) const;

    std::deque<NightInput>& nights_;
    std::vector<std::filesystem::path> folders_;  ///< of the first nights, which have night files
    std::map<std::pair<std::string, std::string>, std::size_t> by_date_;
};

}  // namespace bones::inline show::night
