#include "tools/lib/show/night/night_arguments.hpp"

#include <algorithm>
#include <filesystem>

#include "tools/lib/io/input.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/text_files.hpp"
#include "tools/lib/show/night/night_file.hpp"

namespace bones::inline show::night {

namespace {

namespace fs = std::filesystem;

bool is_night_file(const fs::path& path) {
    return kind_of_file(path) == ".night";
}

void find_night_files(const fs::path& directory, std::vector<std::string>& paths) {
    std::error_code error;
    fs::recursive_directory_iterator entries(directory, error);
    std::vector<std::string> found;
    for (; !error && entries != fs::recursive_directory_iterator(); entries.increment(error))
        if (is_night_file(entries->path()) && entries->is_regular_file(error))
            found.push_back(entries->path().generic_string());
    std::sort(found.begin(), found.end());
    paths.insert(paths.end(), found.begin(), found.end());
}

}  // namespace

NightArguments sort_arguments(const std::vector<std::string>& given) {
    NightArguments arguments;
    for (const std::string& argument : given) {
        std::error_code unknown;
        const fs::path path = system::path_of(argument);
        const bool is_folder = fs::is_directory(path, unknown);
        if (is_folder) find_night_files(path, arguments.night_files);
        if (is_night_file(path) && !is_folder)
            arguments.night_files.push_back(argument);
        else
            arguments.records.push_back(argument);
    }
    arguments.only_night_files = arguments.records.empty() && !arguments.night_files.empty();
    if (arguments.records.empty())
        for (const std::string& file : arguments.night_files) {
            const std::string folder = system::path_of(file).parent_path().string();
            arguments.records.push_back(folder.empty() ? "." : folder);
        }
    std::vector<std::string>& files = arguments.night_files;
    std::vector<std::string> unique;
    for (std::string& file : files)
        if (std::none_of(unique.begin(), unique.end(), [&](const std::string& other) {
                return fs::absolute(system::path_of(other)).lexically_normal() ==
                       fs::absolute(system::path_of(file)).lexically_normal();
            }))
            unique.push_back(std::move(file));
    files = std::move(unique);
    return arguments;
}

std::string text_of_night_file(const std::string& path) {
    FileSource source({path, path});
    std::string text;
    char buffer[16384];
    while (text.size() <= longest_night_file) {
        const std::size_t size = source.read(buffer, sizeof buffer);
        if (size == 0) break;
        text.append(buffer, size);
    }
    source.tell_encoding();
    return text;
}

}  // namespace bones::inline show::night
