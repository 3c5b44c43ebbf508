// How long a question may take.
#pragma once

#include <sqlite3.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace bones {

/// Interrupts a connection when its time is over, and then ten times a second. SQLite does not stop
/// within one function, which can take minutes: after a second of that the whole tool ends, with a
/// message and exit status 2. There is one at a time.
class TimeLimit {
  public:
    /// Without a connection only is_over() reports the end.
    TimeLimit(sqlite3* connection, int seconds);
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;

    bool is_over() const { return was_over(); }
    /// Whether the time of the last limit was over.
    static bool was_over();

    /// While one exists, SQLite is at work: the tool does not wait for a reader of its output.
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
    bool done_ = false;  ///< under mutex_
    std::thread thread_;
};

/// `stopped after 10 seconds; --time-limit allows more`
std::string time_is_over(int seconds);

}  // namespace bones
