// Which file a path means, whatever it is called.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace bones::inline io {

/// Two paths mean the same file exactly if these are equal: of a file that is there its device and
/// inode; of one that is not, those of its folder, and its name.
struct FileIdentity {
    std::uint64_t device = 0, inode = 0;
    std::string name;  ///< empty: the file is there

    bool operator==(const FileIdentity&) const = default;
};

/// Nothing for what cannot be overwritten: a device, a FIFO, a directory, what no folder holds.
std::optional<FileIdentity> file_identity(const std::string& path);
/// Of what a descriptor reads or writes.
std::optional<FileIdentity> file_identity(int descriptor);

}  // namespace bones::inline io
