#include "tools/lib/archive/log.hpp"

#include <fmt/format.h>
#include <time.h>

namespace bones::archive {

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
    const time_t now = time(nullptr);
    tm parts{};
    gmtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", parts.tm_year + 1900,
                       parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

}  // namespace bones::archive
