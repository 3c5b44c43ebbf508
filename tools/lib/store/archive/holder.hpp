// Who else is writing an archive.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// How long a reader waits, in milliseconds, without a word: nobody locks it out for long.
inline constexpr int usual_patience = 5000;

/// Waiting for another program that is writing an archive, which is said once on standard error.
class Patience {
  public:
    explicit Patience(std::string path) : path_(std::move(path)) {}
    /// Waits for a moment; false, and at once, if that has gone on as long as set_patience says.
    bool wait();

  private:
    using Clock = std::chrono::steady_clock;

    std::string path_;
    std::optional<Clock::time_point> deadline_;
    bool told_ = false;
};

/// Runs a statement that writes; while another program is writing, waits. Throws ArchiveError.
void run_patiently(Database& database, const char* sql);
/// How many seconds to wait for another writer; 60 unless told.
void set_patience(int seconds);

/// A command line as /proc tells it, on one line and not too long; empty if it cannot be read.
std::string command_in(const std::string& path);
/// The process that holds a lock on an archive: `bones-history import night.bones (process 1234)`,
/// or `another program`.
std::string holder_of(const std::string& path);

}  // namespace bones::inline store::archive
