#include "tools/lib/store/archive/log.hpp"

#include <fmt/core.h>

#include <chrono>

namespace bones::inline store::archive {

std::int64_t write_log(Database& database, const LogLine& line) {
    Query query(database,
                "INSERT INTO log (at, what, why, record_id, player_id, gone_id, via_id, before, "
                "after, fingerprint, text_hash, arms, cut) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                "?, ?, ?) RETURNING log_id");
    const std::string now = line.at.empty() ? now_text() : std::string(line.at);
    query.with(std::string_view(now), line.what, line.why, line.record, line.player, line.gone,
               line.via, line.before, line.after, line.fingerprint, line.text_hash, line.arms,
               line.cut);
    query.step();
    return query.number(0);
}

std::string now_text() {
    using namespace std::chrono;
    const auto now = floor<seconds>(system_clock::now());
    const auto day = floor<days>(now);
    const year_month_day date(day);
    const hh_mm_ss time(now - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       time.hours().count(), time.minutes().count(), time.seconds().count());
}

}  // namespace bones::inline store::archive
