// Where results go: standard output, or a file that is written whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace bones {

/// Buffered output. Errors are never lost: a full disk is an OutputError, a closed pipe a
/// ClosedPipe.
class Output {
  public:
    /// Opens the output: standard output for an empty path or `-`. A regular file is written under
    /// another name in the same folder and takes its own in finish(); until then what was there
    /// stays. Throws OutputError.
    explicit Output(const std::string& path);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    Output& write(std::string_view text);
    /// Passes on what is buffered.
    void flush();
    /// Makes the output complete. Without it a file is left as it was.
    void finish();

  private:
    void open_beside(const std::string& path);
    void pass_on(std::string_view text);
    [[noreturn]] void fail(int error) const;

    std::string shown_;      ///< for messages
    std::string target_;     ///< the file to become, where one is written
    std::string temporary_;  ///< its name until then; empty: written directly
    std::string buffer_;
    int descriptor_ = -1;
    bool own_ = false;
};

/// Writes to standard error; that it is closed or full nobody could be told, and nothing stops for
/// it.
void tell(std::string_view text) noexcept;

}  // namespace bones
