#include "tools/history/changes.hpp"

#include <fmt/core.h>

#include <optional>

#include "tools/lib/io/failure.hpp"
#include "tools/lib/show/tables/rows.hpp"
#include "tools/lib/store/archive/as_of.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view record_sql =
    "SELECT g.record, g.date, g.event, g.game, g.players, g.totals, g.winners, r.text_hash FROM "
    "records r JOIN games g ON g.record = r.record_id ORDER BY r.record_id";
constexpr int totals_column = 5, winners_column = 6, hash_column = 7;

Cell cell(const Query& query, int column) {
    return query.is_null(column) || query.text(column).empty() ? Cell::none()
                                                               : Cell::of(query.text(column));
}

bool differ(const Query& a, const Query& b) {
    for (int i = 1; i <= hash_column; ++i)
        if (a.is_null(i) != b.is_null(i) || a.text(i) != b.text(i)) return true;
    return false;
}

/// Compares two archives record by record.
class Comparison {
  public:
    Comparison(Database& before, Database& after, Database& now, const std::string& from,
               const std::string& to, RowWriter& writer)
        : before_(before, record_sql),
          after_(after, record_sql),
          why_(now,
               fmt::format(
                   "SELECT group_concat(t, '; ') FROM (SELECT l.what || ifnull(': ' || "
                   "nullif(l.why, ''), '') AS t FROM log l WHERE {0} > ?2 AND {0} <= ?3 AND "
                   "(l.record_id = ?1 OR (l.what = 'import' AND l.log_id = (SELECT r.import_id "
                   "FROM records r WHERE r.record_id = ?1)) OR (l.what IN ('rename', 'join') AND "
                   "l.player_id IN (SELECT s.player_id FROM sitters s WHERE s.record_id = ?1))) "
                   "ORDER BY l.log_id)",
                   archive::came_at)),
          from_(from),
          to_(to),
          writer_(writer) {}

    void run() {
        bool old = before_.step(), young = after_.step();
        while (old || young) {
            const bool gone = old && (!young || before_.number(0) < after_.number(0));
            const bool come = young && (!old || after_.number(0) < before_.number(0));
            if (gone)
                write("gone", &before_, nullptr);
            else if (come)
                write("new", nullptr, &after_);
            else if (differ(before_, after_))
                write("changed", &before_, &after_);
            if (!come) old = before_.step();
            if (!gone) young = after_.step();
        }
    }

  private:
    void write(std::string_view change, const Query* before, const Query* after) {
        const Query& told = after != nullptr ? *after : *before;
        std::vector<Cell> cells{Cell::of(told.number(0))};
        for (int i = 1; i < totals_column; ++i) cells.push_back(cell(told, i));
        cells.push_back(Cell::of(change));
        for (const int column : {totals_column, winners_column})
            for (const Query* one : {before, after})
                cells.push_back(one == nullptr ? Cell::none() : cell(*one, column));
        const Reset reset(why_);
        why_.with(told.number(0), std::string_view(from_), std::string_view(to_)).step();
        cells.push_back(cell(why_, 0));
        writer_.add(cells);
    }

    Query before_, after_, why_;
    std::string from_, to_;
    RowWriter& writer_;
};

}  // namespace

std::uint64_t list_changes(const std::string& path, const std::string& range,
                           std::string_view format, Style style, Output& output) {
    const std::size_t dots = range.find("..");
    if (dots == std::string::npos || dots == 0)
        throw UsageError(fmt::format(
            "--changes `{}` is not valid; write FROM..TO, such as 2026-11-01..2026-11-19", range));
    // The changes of the first day count too.
    const std::string first = range.substr(0, dots), till = range.substr(dots + 2);
    const std::string from = moment_of(first, MomentOf::begin);
    const std::string to = till.empty() ? "9999-12-31T23:59:59Z" : moment_of(till);
    if (to < from) throw UsageError(fmt::format("--changes `{}`: FROM is after TO", range));
    Database now = open_as_of(path, "");
    Database before = open_as_of(path, from), after = open_as_of(path, till);
    std::vector<RowColumn> columns{{"record", Align::right}};
    for (const char* name : {"date", "event", "game", "players", "change", "totals_before",
                             "totals", "winners_before", "winners", "why"})
        columns.push_back({name});
    RowWriter writer(output, row_format(format), columns, "change", style);
    Comparison(before, after, now, from, to, writer).run();
    writer.finish();
    return writer.rows();
}

}  // namespace bones
