// A time limit for a query.
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace bones {

/// Interrupts a connection at the end of its time, and then ten times a second. SQLite does not
/// stop within a single function, which can take minutes. If it has not stopped after a second, the
/// whole tool ends with a message and exit status 2. Only one limit may exist at a time.
class TimeLimit {
  public:
    /// Without a connection only is_over() reports the end.
    TimeLimit(sqlite3* connection, int seconds);
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;

    bool is_over() const { return was_over(); }
    /// Whether the last limit was exceeded.
    static bool was_over();

    /// Marks that SQLite is running, and the tool is not waiting for a reader of its output.
    class WithinSql {
      public:
        WithinSql();
        ~WithinSql();
        WithinSql(const WithinSql&) = delete;
        WithinSql& operator=(const WithinSql&) = delete;
    };

  private:
    void watch(sqlite3* connection, int seconds);

    std::mutex mutex_;
    std::condition_variable changed_;
    bool done_ = false;  ///< guarded by mutex_
    std::thread thread_;
};

/// The message: `stopped after 10 seconds; --time-limit allows more`.
std::string time_is_over(int seconds);

}  // namespace bones
