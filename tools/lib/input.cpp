#include "tools/lib/input.hpp"

#include <errno.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace bones {

namespace {

namespace fs = std::filesystem;

InputFile file_at(const std::string& path) {
    struct stat state {};
    const bool regular = stat(path.c_str(), &state) == 0 && S_ISREG(state.st_mode);
    return {path, path, regular ? static_cast<std::uint64_t>(state.st_size) : 0};
}

/// Every `*.bones` below a directory, unsorted. Links to directories are not followed: they may
/// lead in circles.
void collect(const fs::path& directory, std::vector<std::string>& paths, const Complain& complain) {
    std::error_code error;
    fs::directory_iterator entries(directory, error);
    for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
        const fs::path& path = entries->path();
        std::error_code unknown;
        if (entries->symlink_status(unknown).type() == fs::file_type::directory)
            collect(path, paths, complain);
        else if (path.extension() == ".bones" && !entries->is_directory(unknown))
            paths.push_back(path.string());
    }
    if (error) complain(fmt::format("cannot read {}: {}", directory.string(), error.message()));
}

void add_directory(const std::string& directory, std::vector<InputFile>& files,
                   const Complain& complain) {
    std::vector<std::string> paths;
    collect(directory, paths, complain);
    if (paths.empty()) complain(fmt::format("no *.bones file below {}", directory));
    std::sort(paths.begin(), paths.end());
    for (const std::string& path : paths) files.push_back(file_at(path));
}

}  // namespace

std::vector<InputFile> find_inputs(const std::vector<std::string>& arguments,
                                   const Complain& complain) {
    std::vector<InputFile> files;
    if (arguments.empty()) files.push_back({std::string(standard_input), "", 0});
    for (const std::string& argument : arguments) {
        std::error_code unknown;
        if (argument == "-")
            files.push_back({std::string(standard_input), "", 0});
        else if (fs::is_directory(argument, unknown))
            add_directory(argument, files, complain);
        else
            files.push_back(file_at(argument));
    }
    return files;
}

FileSource::FileSource(const InputFile& file) {
    descriptor_ =
        file.path.empty() ? STDIN_FILENO : open(file.path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor_ < 0) throw std::system_error(errno, std::generic_category());
    posix_fadvise(descriptor_, 0, 0, POSIX_FADV_SEQUENTIAL);
}

FileSource::~FileSource() {
    if (descriptor_ != STDIN_FILENO) close(descriptor_);
}

std::size_t FileSource::read(char* to, std::size_t size) {
    while (true) {
        const ssize_t count = ::read(descriptor_, to, size);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno != EINTR) throw std::system_error(errno, std::generic_category());
    }
}

}  // namespace bones
