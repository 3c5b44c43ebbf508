// Writes results to standard output or to a file. A file is written completely or not at all.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tools/lib/io/exit_cleanup.hpp"
#include "tools/lib/io/system/system.hpp"

namespace bones::inline io {

/// Buffered output. Every write error is reported: a full disk as an OutputError, a closed pipe as
/// a ClosedPipe.
class Output {
  public:
    /// Opens the output: standard output for an empty path or `-`. A regular file is written under
    /// a temporary name in the same folder and renamed in finish(); until then the old file stays.
    /// Throws OutputError, also for a file that refuse_to_replace_archive() protects.
    explicit Output(const std::string& path);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// For a tool that has other work to finish. If the reader has closed the pipe, no exception is
    /// thrown and further output is dropped.
    void outlives_reader() { outlives_reader_ = true; }
    /// For output that only reports on other work. That work goes on even if the output fails; then
    /// finish() reports the error.
    void only_tells() { outlives_reader_ = only_tells_ = true; }
    /// Says that the output replaces a file that was read in this state. If that file has changed
    /// or its owner cannot be kept, finish() throws an OutputError and replaces nothing.
    void replaces(const system::FileState& read) { read_ = read; }

    Output& write(std::string_view text);
    /// From now on the output is for people. Control characters are made visible
    /// (libnotation/text/shown.hpp), apart from line feeds, tabs and our own colours.
    void write_for_people() { for_people_ = true; }
    /// Writes the buffered output.
    void flush();
    /// Completes the output. If `whole` is false, because something could not be read, an old file
    /// stays unchanged. It also stays if this is never called.
    void finish(bool whole = true);

  private:
    void open_beside(const std::string& path);
    void pass_on(std::string_view text);
    void stop(int error);
    void take_name();
    [[noreturn]] void fail(int error) const;

    std::string shown_;                       ///< the path in messages
    std::string target_;                      ///< the final path of a file being written
    std::optional<TemporaryName> temporary_;  ///< its temporary name; none: written directly
    std::optional<system::FileState> read_;
    std::string buffer_;
    int descriptor_ = -1;
    int error_ = 0;  ///< the error that stopped the writing
    bool own_ = false;
    bool outlives_reader_ = false;
    bool only_tells_ = false;
    bool keeps_owner_ = true;
    bool for_people_ = false;
};

/// Throws OutputError if a path leads to a file that may not be replaced, also through links. Such
/// a file begins with SQLite's header or has a write-ahead log beside it. A `-wal`, `-shm` or
/// `-journal` beside such a file may not be replaced either. An empty file may be replaced. Tools
/// check before they start; Output checks when it opens the file and when it replaces it.
void refuse_to_replace_archive(const std::string& path);

/// Writes to standard error. It ignores that standard error is closed or full, because no other
/// place is left to report that.
void tell(std::string_view text) noexcept;

}  // namespace bones::inline io
