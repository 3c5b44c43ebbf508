// Threads that help with one piece of work.
#pragma once

#include <system_error>
#include <thread>
#include <vector>

#include "tools/lib/io/exit_cleanup.hpp"

namespace bones::inline io {

/// As many threads as the system lets us have; they are waited for at the end, whatever happens.
class Helpers {
  public:
    Helpers() = default;
    ~Helpers() { join(); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    /// Starts one more. False if there is no more to be had: then the rest must do the work. The
    /// work may let no exception out.
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
