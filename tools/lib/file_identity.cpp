#include "tools/lib/file_identity.hpp"

#include <filesystem>

namespace bones {

namespace {

namespace fs = std::filesystem;

constexpr int most_links = 40;  // as many as Linux follows

/// What a path leads to that may be a link to something that is not there.
fs::path behind_links(fs::path path) {
    std::error_code no_link;
    for (int i = 0; i < most_links; ++i) {
        const fs::path target = fs::read_symlink(path, no_link);
        if (no_link) break;
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    return path;
}

}  // namespace

std::optional<FileIdentity> file_identity(const std::string& path) {
    struct stat state {};
    if (stat(path.c_str(), &state) == 0) {
        if (!S_ISREG(state.st_mode)) return std::nullopt;
        return FileIdentity{state.st_dev, state.st_ino, {}};
    }
    const fs::path file = behind_links(path);
    const std::string folder = file.parent_path().string();
    if (!file.has_filename() || stat(folder.empty() ? "." : folder.c_str(), &state) != 0)
        return std::nullopt;
    return FileIdentity{state.st_dev, state.st_ino, file.filename().string()};
}

std::optional<FileIdentity> file_identity(int descriptor) {
    struct stat state {};
    if (fstat(descriptor, &state) != 0 || !S_ISREG(state.st_mode)) return std::nullopt;
    return FileIdentity{state.st_dev, state.st_ino, {}};
}

bool FileMoment::operator==(const FileMoment& other) const {
    return device == other.device && inode == other.inode && size == other.size &&
           changed.tv_sec == other.changed.tv_sec && changed.tv_nsec == other.changed.tv_nsec;
}

std::optional<FileMoment> file_moment(const std::string& path) {
    struct stat state {};
    if (stat(path.c_str(), &state) != 0) return std::nullopt;
    return FileMoment{state.st_dev, state.st_ino, state.st_size, state.st_mtim};
}

}  // namespace bones
