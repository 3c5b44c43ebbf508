// How far analyses have come, said from any thread.
#pragma once

#include <mutex>

#include "tools/lib/io/progress.hpp"

namespace bones::inline show::analysis {

/// A record's share of the work is the bytes of its text.
class Watch {
  public:
    /// `total` bytes of work; 0 if that is unknown.
    Watch(std::uint64_t total, bool quiet) : progress_(total, quiet) {}

    /// A record of so many bytes is done up to this share, after it was up to that one.
    void tell(std::size_t bytes, double before, double share) {
        const std::lock_guard lock(mutex_);
        done_ += static_cast<double>(bytes) * (share - before);
        progress_.show(static_cast<std::uint64_t>(done_), records_);
    }
    void end_record() {
        const std::lock_guard lock(mutex_);
        ++records_;
    }
    /// Takes the line away before other output.
    void clear() {
        const std::lock_guard lock(mutex_);
        progress_.clear();
    }

  private:
    std::mutex mutex_;
    Progress progress_;
    double done_ = 0;
    std::uint64_t records_ = 0;
};

}  // namespace bones::inline show::analysis
