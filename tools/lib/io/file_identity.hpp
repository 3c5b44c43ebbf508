// Identifies the file that a path leads to, under any of its names.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace bones::inline io {

/// Equal for two paths exactly if they lead to the same file. For an existing file: its device and
/// inode. For a missing file: those of its folder, and its name.
struct FileIdentity {
    std::uint64_t device = 0, inode = 0;
    std::string name;  ///< empty: the file exists

    bool operator==(const FileIdentity&) const = default;
};

/// The identity of the file at a path. None if it cannot be overwritten: a device, a FIFO, a
/// directory, or a path whose folder is missing.
std::optional<FileIdentity> file_identity(const std::string& path);
/// The identity of the file that a descriptor reads or writes.
std::optional<FileIdentity> file_identity(int descriptor);

}  // namespace bones::inline io
