// An evening: the games of a folder, and its night file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/lib/show/night/sheet.hpp"

namespace bones::record {

using namespace entry;

struct SessionContext {
    std::vector<night::Sheet> games;  ///< of all records, in the order of their files
    std::optional<night::NightFile> night;
    std::vector<std::string> notes;  ///< about files that could not be read
};

/// The folder of a file.
std::string folder_of(const std::string& file);
/// The files in a folder (empty: the current one), sorted. Adds a note if it cannot be read.
std::vector<std::string> files_in_folder(const std::string& folder,
                                         std::vector<std::string>& notes);
/// Whether a file is a `*.bones` file, or a text file that begins with the game line of a known
/// game.
bool holds_records(const std::string& path);
/// Reads the records of a folder and all folders below it, and its night file. Unreadable files are
/// left out, with a note.
SessionContext read_evening(const std::string& folder);

}  // namespace bones::record
