// How tools stop: exit statuses, and the exceptions that lead to them.
#pragma once

#include <stdexcept>
#include <string>

namespace bones::inline io {

/// Exit statuses of every tool.
enum Status : int {
    status_clean = 0,     ///< nothing to report
    status_findings = 1,  ///< findings, differences, or no match
    status_failed = 2,    ///< could not do the job: usage, input, output
};

/// The command line makes no sense.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The same of a text on it: the message has several lines, which show where.
struct UsageLines : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Something could not be written. Reading failures are reported where they happen, and the rest is
/// still done.
struct OutputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The reader of the output has left. run_tool ends the tool with noted_status().
struct ClosedPipe : std::exception {};

/// Raises the exit status that the tool ends with at least. A tool notes what it has found before
/// it writes it: the reader of the output may leave at any time. Any thread may call this.
void note_status(Status status) noexcept;
/// The highest status noted so far.
Status noted_status() noexcept;
/// Forgets what was noted: it was found while more was read than the answer needs.
void forget_noted_status() noexcept;

}  // namespace bones::inline io
