// Reads the inputs of tools: files, directories and standard input.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bones/reader.hpp"
#include "tools/lib/io/file_identity.hpp"
#include "tools/lib/io/text/text_decoder.hpp"

namespace bones::inline io {

/// The name of standard input in findings.
inline constexpr std::string_view standard_input = "<stdin>";

/// A part of a file. It has whole records and ends where the next one begins (see RecordReader).
struct FileRange {
    std::uint64_t offset = 0, size = 0;  ///< in bytes
    std::uint64_t first_line = 1;        ///< the line of the file on which the range begins
    std::uint32_t first_record = 1;      ///< the number of its first record in the file
    std::uint64_t records = 0;           ///< records in the range; 0: the whole file has none
    bool last = true;                    ///< the range reaches to the end of the file
};

struct InputFile {
    std::string name;                     ///< for people: the path, or `<stdin>`
    std::string path;                     ///< empty: standard input
    std::optional<FileRange> range = {};  ///< none: the whole file
    /// Called with each piece of bytes that is read.
    std::function<void(std::string_view)> watch = nullptr;
    bool after_loss = false;  ///< an earlier input on the command line could not be read
    bool is_found = false;    ///< found in a directory, not named on the command line

    /// Whether a tool may change the file. A text file may be changed only if the command line
    /// names it.
    bool may_be_changed() const;
};
/// An input file, kept as long as it is referred to.
using InputFileRef = std::shared_ptr<const InputFile>;

/// Called with a message on an input that is left out. The other inputs are still read.
using Complain = std::function<void(std::string_view message)>;

/// The files that the arguments FILE|DIR|- name, in the order given. Without arguments, standard
/// input. A directory stands for every `*.bones` below it and every `*.txt` that begins with the
/// `game` line of a known game, sorted by path. A directory is read only when it is its turn, so
/// the number of files is not limited.
class InputFiles {
  public:
    /// Calls `complain` for a directory that cannot be read or has no such file. Calls `note` for
    /// what it skips: FIFOs and devices in a directory, and text files that look like records but
    /// do not begin like one.
    InputFiles(const std::vector<std::string>& arguments, Complain complain, Complain note = {});
    /// Only this file.
    explicit InputFiles(const InputFile& file) : InputFiles(std::vector<InputFile>{file}) {}
    /// Only these files.
    explicit InputFiles(std::vector<InputFile> files) : InputFiles({}, {}) {
        given_ = std::move(files);
    }

    /// Sets whether to print a message before it waits for input from the keyboard.
    void tell_of_waiting(bool wanted) { tells_of_waiting_ = wanted; }

    /// The next file; null if there are no more.
    InputFileRef next();
    /// Notes that a part of the last file could not be read. Sets InputFile::after_loss of the
    /// files after it.
    void lose() { lost_ = true; }
    /// The number of text files so far that look like records and were skipped.
    std::size_t passed_over() const { return passed_over_; }
    /// The number of files so far.
    std::size_t count() const { return count_; }
    /// The bytes of all files, as far as known. It reports no problems and does not change what
    /// `next` returns.
    std::uint64_t bytes() const;
    /// Whether the inputs include this file. It reports no problems and does not change what `next`
    /// returns.
    bool include(const FileIdentity& file) const;

  private:
    /// A directory being read: paths of records and, with a slash after them, of directories.
    struct Folder {
        std::vector<std::string> paths;
        std::size_t next = 0;
    };

    void complain(std::string_view message);
    InputFileRef found(InputFile file);
    InputFiles unnoticed() const;
    void open_folder(const std::string& path);
    InputFileRef next_in_folders();

    std::vector<InputFile> given_;  ///< files and directories as they were given
    Complain complain_, note_;
    bool tells_of_waiting_ = false, lost_ = false;
    std::size_t next_given_ = 0;
    std::vector<Folder> folders_;   ///< the open directories, each inside the one before
    std::size_t count_before_ = 0;  ///< count_ when the outermost of them was opened
    std::size_t count_ = 0;
    std::size_t passed_over_ = 0;
};

/// How a file is read.
enum class ReadAs : std::uint8_t {
    text,   ///< as text, converted to UTF-8
    bytes,  ///< unchanged
};

/// The text of a file. For a range it gives the bytes of the range and then a line that begins
/// another record, because the end of the last record depends on the next line. Throws
/// std::system_error, also if the file has become shorter while it was read.
class FileSource : public Source {
  public:
    explicit FileSource(const InputFile& file, ReadAs read_as = ReadAs::text);
    ~FileSource() override;
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    std::size_t read(char* to, std::size_t size) override;
    bool at_end() const { return at_end_; }
    /// The encoding, as far as known. It is certain at the end.
    Encoding encoding() const { return decoder_ ? decoder_->encoding() : Encoding::utf8; }
    /// Whether the text so far differs from the bytes of the file.
    bool converts() const { return decoder_ && decoder_->converts(); }
    /// Reports that a file is not UTF-8, once for each file.
    void tell_encoding() const;
    /// Throws std::system_error at the end of the input if the last line has no line feed. The
    /// output of a program may then be incomplete.
    void refuse_cut_line() const;

  private:
    std::size_t read_range(char* to, std::size_t size);
    std::size_t read_file(char* to, std::size_t size);
    void show_rest(const std::function<bool(std::string_view)>& use);
    void end();

    [[noreturn]] void fail(int error) const;

    std::string name_;
    int descriptor_ = -1;
    std::uint64_t expected_ = 0;  ///< bytes left to read when it was opened; 0: unknown
    std::uint64_t read_ = 0;
    char last_byte_ = '\n';
    bool at_end_ = false;
    bool ends_early_ = false;                  ///< the range ends before the end of the file
    std::uint64_t left_ = 0;                   ///< bytes left of such a range
    std::string_view next_record_ = "game\n";  ///< the rest of the line after the range
    std::function<void(std::string_view)> watch_;
    std::optional<TextDecoder> decoder_;
};

}  // namespace bones::inline io
