// What is done when a tool has to leave at once: it is told to go by a signal, or has no memory
// left.
#pragma once

#include <string>

namespace bones::inline io {

/// The name of a file that is not to stay: it goes with this, and also when the tool is ended by
/// SIGINT, SIGTERM or SIGHUP, or leaves for want of memory.
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

/// From now on, want of memory ends the tool with one line and exit status 2: in the first thread
/// at once, in others by the exception. `tool` is its name, a literal.
void leave_without_memory(const char* tool);
/// That name.
const char* running_tool();
/// Something that must be put in order before the tool leaves for want of memory. It may take no
/// memory. It is not called while helping threads run, for they might be at the same thing.
void call_before_leaving(void (*tidy)());
/// Writes the line on want of memory, without taking any.
void tell_no_memory() noexcept;
/// Ends the tool at once, with what is to be said last, and no temporary file left.
[[noreturn]] void leave(const char* message, std::size_t size) noexcept;

/// How many helping threads run (see Helpers).
void count_helpers(int more);

}  // namespace bones::inline io
