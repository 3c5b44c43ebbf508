// Where results go: standard output, or a file that is written whole or not at all.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tools/lib/io/exit_cleanup.hpp"
#include "tools/lib/io/system/system.hpp"

namespace bones::inline io {

/// Buffered output. Errors are never lost: a full disk is an OutputError, a closed pipe a
/// ClosedPipe.
class Output {
  public:
    /// Opens the output: standard output for an empty path or `-`. A regular file is written under
    /// another name in the same folder and takes its own in finish(); until then what was there
    /// stays. Throws OutputError, also for a file that refuse_to_replace_archive() protects.
    explicit Output(const std::string& path);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// There is more to do than to write this: when the reader has gone nothing is thrown, and what
    /// is still written goes nowhere.
    void outlives_reader() { outlives_reader_ = true; }
    /// This output only reports on work that goes on to its end, even if the output fails. Then
    /// finish() reports the error.
    void only_tells() { outlives_reader_ = only_tells_ = true; }
    /// The file that is written is one that was read, as it was then: finish() throws an
    /// OutputError, and replaces nothing, if it was changed meanwhile or its owner cannot be kept.
    void replaces(const system::FileState& read) { read_ = read; }

    Output& write(std::string_view text);
    /// What is written from now on is for people: it goes out as it may be shown
    /// (libnotation/text/shown.hpp), in lines, with our own colours.
    void write_for_people() { for_people_ = true; }
    /// Passes on what is buffered.
    void flush();
    /// Makes the output complete. If it is not all that was wanted, as something could not be read,
    /// a file is left as it was; so it is without this call.
    void finish(bool whole = true);

  private:
    void open_beside(const std::string& path);
    void pass_on(std::string_view text);
    void stop(int error);
    void take_name();
    [[noreturn]] void fail(int error) const;

    std::string shown_;                       ///< for messages
    std::string target_;                      ///< the file to become, where one is written
    std::optional<TemporaryName> temporary_;  ///< its name until then; none: written directly
    std::optional<system::FileState> read_;
    std::string buffer_;
    int descriptor_ = -1;
    int error_ = 0;  ///< that stopped the writing
    bool own_ = false;
    bool outlives_reader_ = false;
    bool only_tells_ = false;
    bool keeps_owner_ = true;
    bool for_people_ = false;
};

/// Throws OutputError if a path means a file that nothing may replace, also through links: one that
/// begins with SQLite's header, or has a write-ahead log beside it, or lies beside such a file as
/// its `-wal`, `-shm` or `-journal`. An empty file may be replaced. Tools ask before they start;
/// Output asks when it opens the file and when it replaces it.
void refuse_to_replace_archive(const std::string& path);

/// Writes to standard error. It ignores that standard error is closed or full, because no other
/// place is left to report that.
void tell(std::string_view text) noexcept;

}  // namespace bones::inline io
