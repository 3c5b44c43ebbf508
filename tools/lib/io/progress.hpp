// Shows the progress of a long job on a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace bones::inline io {

/// A progress line on standard error. It appears after the first second, and only on a terminal.
/// Use it from one thread at a time.
class Progress {
  public:
    /// `total` is the work in bytes; 0 if it is unknown.
    Progress(std::uint64_t total, bool quiet);
    ~Progress();

    void show(std::uint64_t bytes, std::uint64_t records);
    /// Removes the line, before other output or at the end.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    bool wanted_;
    bool shown_ = false;
    std::uint64_t total_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

/// The text of the line, at most 79 columns. `seconds` is the time since the start; `total` is as
/// for the constructor.
std::string progress_line(std::uint64_t bytes, std::uint64_t total, std::uint64_t records,
                          double seconds);

}  // namespace bones::inline io
