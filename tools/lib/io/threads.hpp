// Threads that help with one job.
#pragma once

#include <system_error>
#include <thread>
#include <vector>

#include "tools/lib/io/exit_cleanup.hpp"

namespace bones::inline io {

/// Threads that the system could start. The destructor waits for them, also after an exception.
class Helpers {
  public:
    Helpers() = default;
    ~Helpers() { join(); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    /// Starts one more thread. False if the system has none left; then the other threads do the
    /// work. The work must not throw an exception.
    template <class Work>
    bool start(Work work) {
        threads_.reserve(threads_.size() + 1);
        count_helpers(1);
        try {
            threads_.emplace_back(std::move(work));
            return true;
        } catch (const std::system_error&) {
            count_helpers(-1);
            return false;
        } catch (...) {
            count_helpers(-1);
            throw;
        }
    }
    void join() {
        for (std::thread& thread : threads_) thread.join();
        count_helpers(-static_cast<int>(threads_.size()));
        threads_.clear();
    }

  private:
    std::vector<std::thread> threads_;
};

}  // namespace bones::inline io
