// How long a question of somebody's may take.
#pragma once

#include <sqlite3.h>

#include <string>

namespace bones {

/// Interrupts a connection when its time is over, and then again and again. What does not stop even
/// so (a single function can be at work for minutes, and looks at nothing) ends the whole tool,
/// with a message and exit status 2. There is one at a time; it takes SIGALRM.
class TimeLimit {
  public:
    /// No connection: is_over() tells.
    TimeLimit(sqlite3* connection, int seconds);
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;

    bool is_over() const { return was_over(); }
    /// Whether the time of the one that was there last was over.
    static bool was_over();

    /// While one is there SQLite is at work, and nobody waits for whoever reads the rows.
    class WithinSql {
      public:
        WithinSql();
        ~WithinSql();
        WithinSql(const WithinSql&) = delete;
        WithinSql& operator=(const WithinSql&) = delete;
    };
};

/// `stopped after 10 seconds; --time-limit allows more`
std::string time_is_over(int seconds);

}  // namespace bones
