// Ends a tool at once, after a signal or when memory has run out.
#pragma once

#include <string>

namespace bones::inline io {

/// The name of a temporary file. The file is removed with this object, and also when SIGINT,
/// SIGTERM or SIGHUP ends the tool, or when memory runs out.
class TemporaryName {
  public:
    /// Makes a new name in `folder`, which must end with a slash; empty means the current folder.
    /// No file with this name exists yet.
    explicit TemporaryName(const std::string& folder);
    ~TemporaryName();
    TemporaryName(const TemporaryName&) = delete;
    TemporaryName& operator=(const TemporaryName&) = delete;

    const char* path() const;
    /// Keeps the file, because it has been renamed.
    void forget();

  private:
    int slot_;
};

/// From now on, when memory runs out, the tool prints one line and ends with exit status 2. In the
/// first thread it ends at once, in others by the exception. `tool` is the tool's name, a string
/// literal.
void leave_without_memory(const char* tool);
/// The name given to leave_without_memory().
const char* running_tool();
/// A function to call before the tool ends because memory ran out. It may allocate no memory. It is
/// not called while helping threads run, because they may be at work on the same data.
void call_before_leaving(void (*tidy)());
/// Writes `out of memory` to standard error, and allocates nothing.
void tell_no_memory() noexcept;
/// Prints a last message, removes temporary files, and ends the tool at once.
[[noreturn]] void leave(const char* message, std::size_t size) noexcept;

/// Changes the number of helping threads that run (see Helpers) by `more`.
void count_helpers(int more);

}  // namespace bones::inline io
