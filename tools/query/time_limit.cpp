#include "tools/query/time_limit.hpp"

#include <fmt/format.h>
#include <signal.h>
#include <sys/time.h>

#include <charconv>
#include <cstring>

#include "tools/lib/leaving.hpp"

namespace bones {

namespace {

constexpr suseconds_t between_calls = 100'000;  // microseconds, once the time is over
constexpr int most_calls = 10;                  // of one step of SQLite's

sqlite3* running = nullptr;
volatile sig_atomic_t over = 0, within_sql = 0, calls = 0;
char message[128];
std::size_t message_size = 0;

/// SQLite allows an interrupt from a signal handler.
void stop(int) {
    over = 1;
    if (running != nullptr) sqlite3_interrupt(running);
    if (within_sql == 0) return;
    calls = calls + 1;
    if (calls > most_calls) leave(message, message_size);
}

/// Words the last message beforehand: in a signal handler there is no way to do that.
void word_message(int seconds) {
    char* at = message;
    const auto add = [&](const char* text) {
        std::memcpy(at, text, std::strlen(text));
        at += std::strlen(text);
    };
    add("bones-query: stopped after ");
    at = std::to_chars(at, at + 11, seconds).ptr;
    add(" seconds; --time-limit allows more\n");
    message_size = static_cast<std::size_t>(at - message);
}

}  // namespace

TimeLimit::TimeLimit(sqlite3* connection, int seconds) {
    running = connection;
    over = 0;
    within_sql = 0;
    calls = 0;
    word_message(seconds);
    struct sigaction action {};
    action.sa_handler = stop;
    action.sa_flags = SA_RESTART;
    sigaction(SIGALRM, &action, nullptr);
    const itimerval timer{{0, between_calls}, {seconds, 0}};
    setitimer(ITIMER_REAL, &timer, nullptr);
}

TimeLimit::~TimeLimit() {
    const itimerval none{};
    setitimer(ITIMER_REAL, &none, nullptr);
    signal(SIGALRM, SIG_IGN);
}

bool TimeLimit::was_over() {
    return over != 0;
}

std::string time_is_over(int seconds) {
    return fmt::format("stopped after {} seconds; --time-limit allows more", seconds);
}

TimeLimit::WithinSql::WithinSql() {
    calls = 0;
    within_sql = 1;
}

TimeLimit::WithinSql::~WithinSql() {
    within_sql = 0;
}

}  // namespace bones
