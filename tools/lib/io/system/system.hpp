// What differs between POSIX and Windows: posix.cpp and windows.cpp have the bodies. Paths are
// UTF-8.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace bones::inline io::system {

enum class FileKind : std::uint8_t { regular, folder, fifo, socket, device };

/// What the system knows of a file.
struct FileState {
    FileKind kind = FileKind::regular;
    std::uint64_t device = 0, number = 0;  ///< together unlike those of all other files
    std::uint64_t size = 0;                ///< bytes
    std::int64_t changed = 0;              ///< when it was last written, in nanoseconds

    bool operator==(const FileState&) const = default;
};

/// Through links; nothing if there is no such file.
std::optional<FileState> state_of(const std::string& path);
std::optional<FileState> state_of(int descriptor);
bool exists(const std::string& path);

// Each returns a descriptor, or -1 and errno. Other programs may rename or remove the open file.
int open_to_read(const std::string& path);
/// The same for a file that may be a FIFO: does not wait for its writer.
int open_without_waiting(const std::string& path);
int open_to_write(const std::string& path);
/// A new file that only its owner can read.
int create_private(const std::string& path);

/// Reads from a place on. Returns the number of bytes, or -1 and errno. The descriptor's own place
/// is undefined afterwards on Windows.
std::ptrdiff_t read_at(int descriptor, char* to, std::size_t size, std::uint64_t offset);
/// Announces that a file will be read from its beginning to its end, so that the system reads
/// ahead.
void expect_sequential_reading(int descriptor);
/// Until this returns 0, a power cut may lose what was written. Returns an error number.
int sync_file(int descriptor);
/// The same for the names in a folder (empty: the current one). A folder that cannot be synced is
/// no error.
int sync_folder(const std::string& folder);
/// Gives a new file the owner and the rights of another one, or those of a usual new file if there
/// is no other one. False if the owner cannot be kept.
bool copy_rights(const std::string& from, int to);
/// Renames a file. A file that has the new name is replaced in one step. Returns an error number.
int replace_file(const std::string& from, const std::string& to);
/// Why nothing more fits on the disk, if an error of the system means that; else null.
const char* why_full(int error);
/// Removes a file. It may be called by a signal handler.
void remove_file(const char* path) noexcept;

/// A file that is removed when the program ends; null and errno.
std::FILE* temporary_file();
/// A path by which a temporary file can be opened again.
std::string path_of_temporary(std::FILE* file);

/// Whether something has a name in a folder. Links are not followed.
enum class Entry : std::uint8_t { nothing, file, other };

/// An open folder. On POSIX it stays the same folder when its path is given to another one.
class Folder {
  public:
    Folder() = default;
    ~Folder();
    Folder(Folder&& other) noexcept;
    Folder& operator=(Folder&& other) noexcept;

    /// Not through a link; is_open() is false, and errno says why, if it is not a folder.
    static Folder open(const std::string& path);
    Folder open_folder(const std::string& name) const;
    bool is_open() const;

    Entry entry(const std::string& name) const;
    /// The size of a file in bytes.
    std::optional<std::uint64_t> size(const std::string& name) const;
    /// A descriptor, or -1 and errno. Not through a link.
    int open_to_read(const std::string& name) const;
    /// A new file for writing at its end: a descriptor, or -1 and errno.
    int create(const std::string& name) const;
    // False and errno on failure.
    bool rename(const std::string& from, const std::string& to) const;
    bool make_folder(const std::string& name) const;
    bool remove(const std::string& name) const;
    /// Only an empty one.
    bool remove_folder(const std::string& name) const;
    /// Until this returns, a power cut may lose what was written.
    void sync() const;

  private:
#ifdef _WIN32
    std::string path_;  ///< with a slash at its end; empty: not open
#else
    int number_ = -1;
#endif
};

/// Prepares standard input, output and error: they pass bytes as they are. A closed one stays
/// unused, so that no file takes its place. A write error never ends the program.
void prepare_standard_streams();
/// Calls a function when the program is asked to end (Ctrl-C, SIGTERM, SIGHUP), once. Signals that
/// are handled or ignored already stay as they are. The function may only do what a signal handler
/// may do.
void call_when_asked_to_end(void (*handler)(int signal));
/// The same each time for Ctrl-C and SIGTERM, in place of what handled them before.
void call_each_time_asked_to_end(void (*handler)(int signal));

/// Columns of the terminal that a descriptor writes to; 0: unknown.
int terminal_columns(int descriptor);
/// Whether that terminal shows colours. It is prepared for them.
bool terminal_has_colors(int descriptor);
/// Whether the terminal of the user's locale shows Unicode. Sets the locale of characters.
bool locale_is_unicode();

/// What the name of a program ends with.
#ifdef _WIN32
inline constexpr const char* program_suffix = ".exe";
#else
inline constexpr const char* program_suffix = "";
#endif
/// Whether a file is a program that this user may run.
bool is_program(const std::string& path);
/// The path of this program; empty: unknown.
std::string own_path();
/// Runs a program in place of this one. Returns its exit status where that is done by waiting for
/// it, or -1 and errno.
int run_instead(const std::string& path, const std::vector<std::string>& words);

}  // namespace bones::inline io::system
