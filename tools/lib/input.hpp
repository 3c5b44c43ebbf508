// What tools read: files, directories and standard input.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bones/reader.hpp"
#include "tools/lib/file_identity.hpp"

namespace bones {

/// How standard input is called in findings.
inline constexpr std::string_view standard_input = "<stdin>";

struct InputFile {
    std::string name;  ///< for people: the path, or `<stdin>`
    std::string path;  ///< empty: standard input
};
/// A file for as long as somebody speaks of it.
using InputFileRef = std::shared_ptr<const InputFile>;

/// Called with a message on an input that is left out; the rest is still done.
using Complain = std::function<void(std::string_view message)>;

/// The files that FILE|DIR|- arguments stand for, in the order given; none means standard input, a
/// directory every `*.bones` below it, sorted by path. A directory is read when its turn comes, so
/// that there may be any number of files.
class InputFiles {
  public:
    /// A directory that cannot be read, or holds no such file, is complained of. What lies in one
    /// under such a name but is no file (a FIFO, a device) is passed over with a note.
    InputFiles(const std::vector<std::string>& arguments, Complain complain, Complain note = {});
    /// This file alone.
    explicit InputFiles(const InputFile& file) : InputFiles({}, {}) { given_ = {file}; }

    /// Says that it waits for the keyboard when that is what is read next.
    void tell_of_waiting(bool wanted) { tells_of_waiting_ = wanted; }

    /// The next file; null if there are no more.
    InputFileRef next();
    /// How many there were so far.
    std::size_t count() const { return count_; }
    /// The bytes of all of them, as far as they are known. Nothing is complained of, and `next`
    /// goes on as if nobody had asked.
    std::uint64_t bytes() const;
    /// Whether one of them is this file. Likewise nobody notices.
    bool include(const FileIdentity& file) const;

  private:
    /// A directory being read: paths of records and, with a slash after them, of directories.
    struct Folder {
        std::vector<std::string> paths;
        std::size_t next = 0;
    };

    InputFileRef found(InputFile file);
    InputFiles unnoticed() const;
    void open_folder(const std::string& path);
    InputFileRef next_in_folders();

    std::vector<InputFile> given_;  ///< files, and directories as if they were such
    Complain complain_, note_;
    bool tells_of_waiting_ = false;
    std::size_t next_given_ = 0;
    std::vector<Folder> folders_;   ///< each within the one before
    std::size_t count_before_ = 0;  ///< when the outermost of them was opened
    std::size_t count_ = 0;
};

/// A file's bytes. Throws std::system_error.
class FileSource : public Source {
  public:
    explicit FileSource(const InputFile& file);
    ~FileSource() override;
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    std::size_t read(char* to, std::size_t size) override;

  private:
    int descriptor_ = -1;
};

}  // namespace bones
