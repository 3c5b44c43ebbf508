// How tools stop: exit statuses, and the exceptions that lead to them.
#pragma once

#include <stdexcept>
#include <string>

namespace bones::inline io {

/// Exit statuses of every tool.
enum Status : int {
    status_clean = 0,     ///< nothing to report
    status_findings = 1,  ///< findings, differences, or no match
    status_failed = 2,    ///< the job was not possible: usage, input, output
};

/// The command line is not valid.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A text on the command line is not valid. The message has several lines that show the place.
struct UsageLines : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Something could not be written. Errors in reading are reported where they occur, and the tool
/// goes on.
struct OutputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The reader of the output has closed the pipe. run_tool ends the tool with noted_status().
struct ClosedPipe : std::exception {};

/// Raises the least exit status that the tool ends with. Call it before writing a result, because
/// the reader of the output may close the pipe at any time. Any thread may call this.
void note_status(Status status) noexcept;
/// The highest status noted so far.
Status noted_status() noexcept;
/// Resets the status to clean. For findings in records that were read but are not part of the
/// answer.
void forget_noted_status() noexcept;

}  // namespace bones::inline io
