#include "tools/lib/io/progress.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>

#include "tools/lib/io/output.hpp"

namespace bones::inline io {

namespace {

/// A size in bytes with a short unit: 12.3 MB.
std::string size_text(double bytes) {
    constexpr const char* units[] = {"B", "kB", "MB", "GB", "TB"};
    int unit = 0;
    for (; bytes >= 1000 && unit < 4; ++unit) bytes /= 1000;
    return fmt::format("{:.{}f} {}", bytes, unit == 0 ? 0 : 1, units[unit]);
}

std::string time_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::min(seconds, 359999.0));
    if (whole >= 3600)
        return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

std::string progress_line(std::uint64_t bytes, std::uint64_t total, std::uint64_t records,
                          double seconds) {
    const double done = static_cast<double>(bytes);
    const double rate = done / std::max(seconds, 0.001);
    std::string common =
        fmt::format("{}, {} records, {}/s", size_text(done), records, size_text(rate));
    if (total == 0) return common;
    const double share = std::min(1.0, done / static_cast<double>(total));
    const auto filled = static_cast<int>(share * 20);
    const double left = share < 1.0 && rate > 0 ? (static_cast<double>(total) - done) / rate : 0;
    return fmt::format("[{:#<{}}{:.<{}}] {:3.0f}%  {}, {} left", "", filled, "", 20 - filled,
                       share * 100, common, time_text(left));
}

Progress::Progress(std::uint64_t total, bool quiet)
    : wanted_(!quiet && isatty(STDERR_FILENO) == 1), total_(total) {}

Progress::~Progress() {
    clear();
}

void Progress::show(std::uint64_t bytes, std::uint64_t records) {
    if (!wanted_) return;
    const Clock::time_point now = Clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::milliseconds(100);
    const std::chrono::duration<double> passed = now - start_;
    tell(fmt::format("\r{}\x1b[K", progress_line(bytes, total_, records, passed.count())));
    shown_ = true;
}

void Progress::clear() {
    if (shown_) tell("\r\x1b[K");
    shown_ = false;
}

}  // namespace bones::inline io
