#include "tools/lib/io/file_identity.hpp"

#include <filesystem>

#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"

namespace bones::inline io {

namespace {

namespace fs = std::filesystem;

constexpr int most_links = 40;  // the limit of Linux

/// The path that a chain of links leads to. The file at its end may be missing.
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
    if (const auto there = system::state_of(path)) {
        if (there->kind != system::FileKind::regular) return std::nullopt;
        return FileIdentity{there->device, there->number, {}};
    }
    const fs::path file = behind_links(system::path_of(path));
    const std::string folder = file.parent_path().string();
    const auto holder = system::state_of(folder.empty() ? "." : folder);
    if (!file.has_filename() || !holder) return std::nullopt;
    return FileIdentity{holder->device, holder->number, file.filename().string()};
}

std::optional<FileIdentity> file_identity(int descriptor) {
    const auto there = system::state_of(descriptor);
    if (!there || there->kind != system::FileKind::regular) return std::nullopt;
    return FileIdentity{there->device, there->number, {}};
}

}  // namespace bones::inline io
