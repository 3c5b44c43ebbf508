// How tools stop: exit statuses, and the exceptions that lead to them.
#pragma once

#include <stdexcept>
#include <string>

namespace bones {

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

/// Whoever was reading the output has gone: nothing to say about it.
struct ClosedPipe : std::exception {};

}  // namespace bones
