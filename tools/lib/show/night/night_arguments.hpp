// The night files among the arguments of a command line.
#pragma once

#include <string>
#include <vector>

namespace bones::inline show::night {

/// The command line's arguments, sorted by what they are.
struct NightArguments {
    std::vector<std::string> records;      ///< with the folders of night files that are given alone
    std::vector<std::string> night_files;  ///< each once, also those in folders
    bool only_night_files = false;         ///< nothing else was given
};

NightArguments sort_arguments(const std::vector<std::string>& given);

/// A night file's text, a little longer than what is read of it. Throws std::system_error.
std::string text_of_night_file(const std::string& path);

}  // namespace bones::inline show::night
