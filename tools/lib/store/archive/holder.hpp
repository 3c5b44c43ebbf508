// Waits for other programs that write an archive, and names them.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// How long a reader waits without a message, in milliseconds. Writers lock readers out only
/// for a short time.
inline constexpr int usual_patience = 5000;

/// Waits for another program that is writing an archive. Reports it once on standard error.
class Patience {
  public:
    explicit Patience(std::string path) : path_(std::move(path)) {}
    /// Waits for a moment. Returns false at once if the time of set_patience() is over.
    bool wait();

  private:
    using Clock = std::chrono::steady_clock;

    std::string path_;
    std::optional<Clock::time_point> deadline_;
    bool told_ = false;
};

/// Runs a statement that writes. Waits while another program is writing. Throws ArchiveError.
void run_patiently(Database& database, const char* sql);
/// Sets how many seconds to wait for another writer. The default is 60.
void set_patience(int seconds);

/// A command line from /proc, on one line and without the folder of the program. It is cut to 60
/// bytes. Empty if it cannot be read.
std::string command_in(const std::string& path);
/// A description of the process that has locked an archive: `bones-history import night.bones
/// (process 1234)`, or `another program`.
std::string holder_of(const std::string& path);

}  // namespace bones::inline store::archive
