// The end of a tool that has to stop at once: a signal asks it to, or no memory is left.
#pragma once

#include <string>

namespace bones::inline io {

/// The name of a temporary file. The file is removed with this object, and also when SIGINT,
/// SIGTERM or SIGHUP ends the tool, or when memory runs out.
class TemporaryName {
  public:
    /// A new name in a folder (empty: the current one; else with a slash after it), under which
    /// nothing has been made yet.
    explicit TemporaryName(const std::string& folder);
    ~TemporaryName();
    TemporaryName(const TemporaryName&) = delete;
    TemporaryName& operator=(const TemporaryName&) = delete;

    const char* path() const;
    /// The file has another name now, and stays.
    void forget();

  private:
    int slot_;
};

/// From now on the tool ends with one line and exit status 2 when memory runs out: in the first
/// thread at once, in others by the exception. `tool` is its name, a literal.
void leave_without_memory(const char* tool);
/// That name.
const char* running_tool();
/// A function to call before the tool ends because memory ran out. It may allocate no memory. It is
/// not called while helping threads run, because they may be at work on the same data.
void call_before_leaving(void (*tidy)());
/// Writes `out of memory` to standard error, and allocates nothing.
void tell_no_memory() noexcept;
/// Prints a last message, removes temporary files, and ends the tool at once.
[[noreturn]] void leave(const char* message, std::size_t size) noexcept;

/// How many helping threads run (see Helpers).
void count_helpers(int more);

}  // namespace bones::inline io
