// Functions that differ between POSIX and Windows; posix.cpp and windows.cpp define them. Paths are
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

/// The properties of a file.
struct FileState {
    FileKind kind = FileKind::regular;
    std::uint64_t device = 0, number = 0;  ///< the two together identify the file
    std::uint64_t size = 0;                ///< bytes
    std::int64_t changed = 0;              ///< time of the last write, in nanoseconds

    bool operator==(const FileState&) const = default;
};

/// The state of a file, through links. None if the file does not exist.
std::optional<FileState> state_of(const std::string& path);
std::optional<FileState> state_of(int descriptor);
bool exists(const std::string& path);

// Each returns a descriptor, or -1 and errno. Other programs may rename or remove the open file.
int open_to_read(const std::string& path);
/// Opens a file that may be a FIFO, without waiting for its writer.
int open_without_waiting(const std::string& path);
int open_to_write(const std::string& path);
/// Makes a new file that only its owner can read.
int create_private(const std::string& path);

/// Reads from an offset. Returns the number of bytes, or -1 and errno. On Windows the descriptor's
/// own position is undefined afterwards.
std::ptrdiff_t read_at(int descriptor, char* to, std::size_t size, std::uint64_t offset);
/// Announces that a file will be read from its beginning to its end, so that the system reads
/// ahead.
void expect_sequential_reading(int descriptor);
/// Writes a file to the disk, so that it survives a power cut. Returns an error number; 0 is
/// success.
int sync_file(int descriptor);
/// Writes the names in a folder to the disk (empty: the current folder). A folder that does not
/// support this is not an error. Returns an error number.
int sync_folder(const std::string& folder);
/// Gives a new file the owner and rights of another file, or the usual rights if that file does not
/// exist. False if the owner cannot be kept.
bool copy_rights(const std::string& from, int to);
/// Renames a file. A file with the new name is replaced in one step. Returns an error number.
int replace_file(const std::string& from, const std::string& to);
/// The reason why the disk is full, if an error means that; else null.
const char* why_full(int error);
/// Removes a file. It may be called by a signal handler.
void remove_file(const char* path) noexcept;

/// Opens a file that is removed when the program ends. Null and errno on failure.
std::FILE* temporary_file();
/// A path by which a temporary file can be opened again.
std::string path_of_temporary(std::FILE* file);

/// What a name in a folder stands for. Links are not followed.
enum class Entry : std::uint8_t { nothing, file, other };

/// An open folder. On POSIX it stays the same folder when its path is given to another one.
class Folder {
  public:
    Folder() = default;
    ~Folder();
    Folder(Folder&& other) noexcept;
    Folder& operator=(Folder&& other) noexcept;

    /// Opens a folder, but not through a link. On failure is_open() is false and errno is set.
    static Folder open(const std::string& path);
    Folder open_folder(const std::string& name) const;
    bool is_open() const;

    Entry entry(const std::string& name) const;
    /// The size of a file in bytes.
    std::optional<std::uint64_t> size(const std::string& name) const;
    /// Opens a file, but not through a link. Returns a descriptor, or -1 and errno.
    int open_to_read(const std::string& name) const;
    /// Makes a new file and opens it for appending. Returns a descriptor, or -1 and errno.
    int create(const std::string& name) const;
    // False and errno on failure.
    bool rename(const std::string& from, const std::string& to) const;
    bool make_folder(const std::string& name) const;
    bool remove(const std::string& name) const;
    /// Removes an empty folder.
    bool remove_folder(const std::string& name) const;
    /// Returns when everything written so far is on the disk and survives a power cut.
    void sync() const;

  private:
#ifdef _WIN32
    std::string path_;  ///< with a slash at its end; empty: not open
#else
    int number_ = -1;
#endif
};

/// Prepares standard input, output and error. They pass bytes unchanged. A closed stream is
/// blocked, so that no file takes its descriptor. A write error does not end the program.
void prepare_standard_streams();
/// Calls a function once when the program is asked to end (Ctrl-C, SIGTERM, SIGHUP). Signals that
/// are already handled or ignored stay as they are. The function may only do what a signal handler
/// may do.
void call_when_asked_to_end(void (*handler)(int signal));
/// Calls a function each time for Ctrl-C and SIGTERM, instead of any earlier handler.
void call_each_time_asked_to_end(void (*handler)(int signal));

/// The columns of the terminal that a descriptor writes to; 0: unknown.
int terminal_columns(int descriptor);
/// Whether that terminal shows colours. Prepares it for them.
bool terminal_has_colors(int descriptor);
/// Whether the terminal of the user's locale shows Unicode. Sets the program's character locale.
bool locale_is_unicode();

/// The suffix of a program's name.
#ifdef _WIN32
inline constexpr const char* program_suffix = ".exe";
#else
inline constexpr const char* program_suffix = "";
#endif
/// Whether a file is a program that this user may run.
bool is_program(const std::string& path);
/// The path of this program; empty: unknown.
std::string own_path();
/// Runs a program in place of this one. On systems where it must wait for the program, returns its
/// exit status. Returns -1 and errno on failure.
int run_instead(const std::string& path, const std::vector<std::string>& words);

}  // namespace bones::inline io::system
