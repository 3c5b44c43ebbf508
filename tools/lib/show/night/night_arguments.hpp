// Finds the night files among the arguments of a command line.
#pragma once

#include <string>
#include <vector>

namespace bones::inline show::night {

/// The arguments, sorted by kind.
struct NightArguments {
    std::vector<std::string> records;  ///< includes the folders of night files that are given alone
    std::vector<std::string> night_files;  ///< each once, including those in folders
    bool only_night_files = false;         ///< no other arguments were given
};

NightArguments sort_arguments(const std::vector<std::string>& given);

/// The text of a night file. It is read only a little beyond the limit of length. Throws
/// std::system_error.
std::string text_of_night_file(const std::string& path);

}  // namespace bones::inline show::night
