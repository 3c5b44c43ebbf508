#include "tools/query/time_limit.hpp"

#include <fmt/core.h>

#include <chrono>

#include "tools/lib/io/exit_cleanup.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones {

namespace {

constexpr std::chrono::milliseconds between_interrupts{100};  // after the limit
constexpr int most_interrupts = 10;                           // within one step of SQLite

std::atomic<bool> over = false, within_sql = false;
std::atomic<int> interrupts = 0;

}  // namespace

TimeLimit::TimeLimit(sqlite3* connection, int seconds) {
    over = false;
    within_sql = false;
    interrupts = 0;
    thread_ = std::thread([this, connection, seconds] { watch(connection, seconds); });
}

TimeLimit::~TimeLimit() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        done_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void TimeLimit::watch(sqlite3* connection, int seconds) {
    const std::string message = fmt::format("bones-query: {}\n", time_is_over(seconds));
    std::unique_lock<std::mutex> lock(mutex_);
    std::chrono::milliseconds time = std::chrono::seconds(seconds);
    while (!changed_.wait_for(lock, time, [this] { return done_; })) {
        time = between_interrupts;
        over = true;
        // The connection stays open while this thread waits for the lock.
        if (connection != nullptr) sqlite3_interrupt(connection);
        if (within_sql && ++interrupts > most_interrupts) leave(message.data(), message.size());
    }
}

bool TimeLimit::was_over() {
    return over;
}

std::string time_is_over(int seconds) {
    return fmt::format("stopped after {}; --time-limit allows more",
                       quantity(static_cast<std::uint64_t>(seconds), "second", "seconds"));
}

TimeLimit::WithinSql::WithinSql() {
    interrupts = 0;
    within_sql = true;
}

TimeLimit::WithinSql::~WithinSql() {
    within_sql = false;
}

}  // namespace bones
