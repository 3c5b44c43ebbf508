// How far a long piece of work has come, on a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace bones::inline io {

/// A line on standard error: nothing within the first second, nothing if that is no terminal. Not
/// for several threads at once.
class Progress {
  public:
    /// `total` bytes of work; 0 if that is unknown.
    Progress(std::uint64_t total, bool quiet);
    ~Progress();

    void show(std::uint64_t bytes, std::uint64_t records);
    /// Takes the line away, before other output or at the end.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    bool wanted_;
    bool shown_ = false;
    std::uint64_t total_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

/// The line itself, at most 79 columns. `seconds` have passed; `total` as above.
std::string progress_line(std::uint64_t bytes, std::uint64_t total, std::uint64_t records,
                          double seconds);

}  // namespace bones::inline io
