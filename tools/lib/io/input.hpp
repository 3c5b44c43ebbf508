// What tools read: files, directories and standard input.
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

/// How standard input is called in findings.
inline constexpr std::string_view standard_input = "<stdin>";

/// A part of a file: whole records, cut where the next one begins (see RecordReader).
struct FileRange {
    std::uint64_t offset = 0, size = 0;  ///< in bytes
    std::uint64_t first_line = 1;        ///< of the file, on which the range begins
    std::uint32_t first_record = 1;      ///< of the file
    std::uint64_t records = 0;           ///< in the range; 0: there is none in the whole file
    bool last = true;                    ///< goes on to the end of the file, however long that is
};

struct InputFile {
    std::string name;                                       ///< for people: the path, or `<stdin>`
    std::string path;                                       ///< empty: standard input
    std::optional<FileRange> range = {};                    ///< none: all of it
    std::function<void(std::string_view)> watch = nullptr;  ///< is shown each byte that is read
    bool after_loss = false;  ///< something before it on the command line could not be read
    bool is_found = false;    ///< in a directory: the command line does not name it

    /// Whether a tool may change the file: a text file only if it is named.
    bool may_be_changed() const;
};
/// A file for as long as somebody speaks of it.
using InputFileRef = std::shared_ptr<const InputFile>;

/// Called with a message on an input that is left out; the rest is still done.
using Complain = std::function<void(std::string_view message)>;

/// The files that FILE|DIR|- arguments stand for, in the order given. Without arguments, standard
/// input. A directory means every `*.bones` below it, and every `*.txt` that begins with the `game`
/// line of a known game, sorted by path. A directory is read when its turn comes, so that there may
/// be any number of files.
class InputFiles {
  public:
    /// Complains of a directory that cannot be read, or holds no such file. Skips with a note:
    /// FIFOs and devices in a directory, and text files that look like records and do not begin
    /// like one.
    InputFiles(const std::vector<std::string>& arguments, Complain complain, Complain note = {});
    /// This file alone.
    explicit InputFiles(const InputFile& file) : InputFiles(std::vector<InputFile>{file}) {}
    /// These files.
    explicit InputFiles(std::vector<InputFile> files) : InputFiles({}, {}) {
        given_ = std::move(files);
    }

    /// Says that it waits for the keyboard when that is what is read next.
    void tell_of_waiting(bool wanted) { tells_of_waiting_ = wanted; }

    /// The next file; null if there are no more.
    InputFileRef next();
    /// Tells that something of the last file could not be read: those that follow say so.
    void lose() { lost_ = true; }
    /// How many text files look like records and were passed over so far.
    std::size_t passed_over() const { return passed_over_; }
    /// How many there were so far.
    std::size_t count() const { return count_; }
    /// The bytes of all of them, as far as they are known. It reports no problems and does not
    /// change what `next` returns.
    std::uint64_t bytes() const;
    /// Whether one of them is this file. The same holds for it.
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

    std::vector<InputFile> given_;  ///< files, and directories as if they were such
    Complain complain_, note_;
    bool tells_of_waiting_ = false, lost_ = false;
    std::size_t next_given_ = 0;
    std::vector<Folder> folders_;   ///< each within the one before
    std::size_t count_before_ = 0;  ///< when the outermost of them was opened
    std::size_t count_ = 0;
    std::size_t passed_over_ = 0;
};

/// How a file is read.
enum class ReadAs : std::uint8_t {
    text,   ///< as UTF-8, whatever its encoding
    bytes,  ///< as it is
};

/// The text of a file, or the bytes of a range of it and then a line that begins another record:
/// where the last one ends depends on what follows. Throws std::system_error, also for a file that
/// is shorter at its end than it was at the beginning.
class FileSource : public Source {
  public:
    explicit FileSource(const InputFile& file, ReadAs read_as = ReadAs::text);
    ~FileSource() override;
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    std::size_t read(char* to, std::size_t size) override;
    bool at_end() const { return at_end_; }
    /// As far as it is known. It is certain at the end.
    Encoding encoding() const { return decoder_ ? decoder_->encoding() : Encoding::utf8; }
    /// Whether the text so far differs from the bytes of the file.
    bool converts() const { return decoder_ && decoder_->converts(); }
    /// Reports once for each file that it is not UTF-8.
    void tell_encoding() const;
    /// Throws std::system_error if the end is reached and the last line has no line feed: what a
    /// program passes on may be only its beginning.
    void refuse_cut_line() const;

  private:
    std::size_t read_range(char* to, std::size_t size);
    std::size_t read_file(char* to, std::size_t size);
    void show_rest(const std::function<bool(std::string_view)>& use);
    void end();

    [[noreturn]] void fail(int error) const;

    std::string name_;
    int descriptor_ = -1;
    std::uint64_t expected_ = 0;  ///< bytes that there were to read at the beginning; 0: unknown
    std::uint64_t read_ = 0;
    char last_byte_ = '\n';
    bool at_end_ = false;
    bool ends_early_ = false;                  ///< before the end of the file
    std::uint64_t left_ = 0;                   ///< of a range that does
    std::string_view next_record_ = "game\n";  ///< what is left of the line after it
    std::function<void(std::string_view)> watch_;
    std::optional<TextDecoder> decoder_;
};

}  // namespace bones::inline io
