// Which file a path means, whatever it is called.
#pragma once

#include <sys/stat.h>

#include <optional>
#include <string>

namespace bones {

/// Two paths mean the same file exactly if these are equal: of a file that is there its device and
/// inode; of one that is not, those of its folder, and its name.
struct FileIdentity {
    dev_t device = 0;
    ino_t inode = 0;
    std::string name;  ///< empty: the file is there

    bool operator==(const FileIdentity&) const = default;
};

/// Nothing for what cannot be overwritten: a device, a FIFO, a directory, what no folder holds.
std::optional<FileIdentity> file_identity(const std::string& path);
/// Of what a descriptor reads or writes.
std::optional<FileIdentity> file_identity(int descriptor);

/// A file at a moment: if it is written or replaced, it is another.
struct FileMoment {
    dev_t device = 0;
    ino_t inode = 0;
    off_t size = 0;
    timespec changed{};

    bool operator==(const FileMoment& other) const;
};

/// As it is now; nothing if it cannot be told.
std::optional<FileMoment> file_moment(const std::string& path);

}  // namespace bones
