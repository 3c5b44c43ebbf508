// Shows the progress of analyses; any thread may report to it.
#pragma once

#include <mutex>

#include "tools/lib/io/progress.hpp"

namespace bones::inline show::analysis {

/// The work of a record is measured by the bytes of its text.
class Watch {
  public:
    /// `total` bytes of work; 0 if that is unknown.
    Watch(std::uint64_t total, bool quiet) : progress_(total, quiet) {}

    /// Reports that a record of `bytes` bytes advanced from the share `before` to `share`.
    void tell(std::size_t bytes, double before, double share) {
        const std::lock_guard lock(mutex_);
        done_ += static_cast<double>(bytes) * (share - before);
        progress_.show(static_cast<std::uint64_t>(done_), records_);
    }
    void end_record() {
        const std::lock_guard lock(mutex_);
        ++records_;
    }
    /// Removes the progress line before other output.
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
