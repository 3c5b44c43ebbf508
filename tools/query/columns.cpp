#include "tools/query/columns.hpp"

#include <fmt/core.h>

namespace bones {

using namespace archive;

namespace {

using In = AnswerColumn::In;
using As = AnswerColumn::As;

constexpr AnswerColumn record_columns[] = {
    {"record", "r.record_id", As::number},
    {"date", "r.date"},
    {"time", "r.time", As::text, In::json},
    {"event", "e.name"},
    {"round", "r.round"},
    {"table", "r.table_name"},
    {"id", "r.sheet_id", As::text, In::csv},
    {"id", "r.sheet_id", As::text, In::json},
    {"game", "r.game"},
    {"players", "(SELECT players FROM games WHERE record = r.record_id)", As::text, In::tables},
    {"players",
     "(SELECT json_group_object(seat, player) FROM (SELECT seat, player FROM game_players WHERE "
     "record = r.record_id ORDER BY seat))",
     As::json, In::json},
    {"totals", "(SELECT totals FROM games WHERE record = r.record_id)", As::text, In::tables},
    {"totals",
     "CASE r.totals_known WHEN 1 THEN (SELECT json_group_object(seat, total) FROM (SELECT seat, "
     "total FROM seats WHERE record_id = r.record_id AND side = seat ORDER BY seat)) END",
     As::json, In::json},
    {"winners", "(SELECT winners FROM games WHERE record = r.record_id)", As::text, In::tables},
    {"winner",
     "(SELECT json_group_array(seat) FROM (SELECT seat FROM seats WHERE record_id = "
     "r.record_id AND won = 1 ORDER BY seat))",
     As::json, In::json},
    {"complete", "r.complete", As::flag, In::csv},
    {"complete", "r.complete", As::flag, In::json},
    {"hands", "r.hands", As::number},
    {"actions", "r.actions", As::number},
    {"findings", "r.errors + r.broken + r.claims", As::number, In::text},
    {"possible", "r.open", As::number, In::text},
    {"faults", "r.errors + r.broken + r.claims", As::number, In::csv},
    {"open", "r.open", As::number, In::csv},
    {"findings",
     "json_object('error', r.errors, 'broken', r.broken, 'claim', r.claims, 'note', r.notes, "
     "'open', r.open)",
     As::json, In::json},
    {"fingerprint", "r.fingerprint", As::text, In::json},
};

constexpr AnswerColumn hand_columns[] = {
    {"record", "r.record_id", As::number},
    {"date", "r.date"},
    {"id", "r.sheet_id", As::text, In::json},
    {"event", "e.name", As::text, In::csv},
    {"event", "e.name", As::text, In::json},
    {"game", "r.game"},
    {"hand", "h.number", As::number},
    {"leader", "h.leader", As::player, In::tables},
    {"leader", "h.leader", As::text, In::json},
    {"opening", "h.opening_tile"},
    {"end", "h.ended"},
    {"out", "h.out_seat", As::player, In::tables},
    {"out", "h.out_seat", As::text, In::json},
    {"scores", "1", As::scores, In::tables},
    {"scores", "h.score_known", As::scores, In::json},
    {"claimed", "1", As::claimed, In::json},
    {"as_written", "h.score_taken", As::flag, In::json},
    {"actions", "h.actions", As::number},
};

constexpr AnswerColumn action_columns[] = {
    {"record", "r.record_id", As::number},
    {"date", "r.date"},
    {"id", "r.sheet_id", As::text, In::json},
    {"game", "r.game"},
    {"hand", "h.number", As::number},
    {"ply", "a.ply", As::number},
    {"seat", "a.seat"},
    {"player", "a.seat", As::player},
    {"kind", "a.kind"},
    {"tile", "a.tile"},
    {"arm", "a.arm", As::number},
    {"written_arm", "a.written_arm", As::number, In::json},
    {"suit", "a.suit", As::number},
    {"manner", "a.manner", As::text, In::csv},
    {"manner", "a.manner", As::text, In::json},
    {"mark", "a.mark", As::text, In::csv},
    {"mark", "a.mark", As::text, In::json},
    {"ends_before", "a.ends_before"},
    {"ends_after", "a.ends_after"},
    {"choices", "a.choices", As::number},
    {"verdict",
     "CASE a.verdict WHEN 'kept' THEN 'legal' WHEN 'open' THEN 'possible' WHEN 'broken' THEN "
     "'proven' END",
     As::text, In::text},
    {"verdict", "a.verdict", As::text, In::csv},
    {"verdict", "a.verdict", As::text, In::json},
};

constexpr std::string_view is_called =
    "EXISTS (SELECT 1 FROM penalties c WHERE c.hand_id = f.hand_id AND c.seat = f.seat AND "
    "c.code = f.code)";

constexpr AnswerColumn finding_columns[] = {
    {"record", "r.record_id", As::number},
    {"date", "r.date"},
    {"id", "r.sheet_id", As::text, In::json},
    {"game", "r.game"},
    {"hand", "h.number", As::number},
    {"ply", "f.ply", As::number},
    {"seat", "f.seat", As::text, In::csv},
    {"seat", "f.seat", As::text, In::json},
    {"player", "f.seat", As::player},
    {"code", "f.code"},
    {"clause", "f.clause"},
    {"severity", "f.severity", As::text, In::csv},
    {"severity", "f.severity", As::text, In::json},
    {"verdict",
     "CASE WHEN f.explained_line IS NOT NULL THEN 'explained' WHEN f.verdict = 'open' THEN "
     "'possible' WHEN f.severity = 'note' THEN 'note' WHEN f.holds = 'if-sheet-right' THEN "
     "'if right' ELSE 'proven' END",
     As::text, In::text},
    {"verdict", "f.verdict", As::text, In::csv},
    {"verdict", "f.verdict", As::text, In::json},
    {"holds", "f.holds", As::text, In::csv},
    {"holds", "f.holds", As::text, In::json},
    {"if", "f.rests_on", As::text, In::csv},
    {"if",
     "CASE WHEN f.rests_on IS NOT NULL THEN '[' || replace(json_quote(f.rests_on), '; ', "
     "'\",\"') || ']' END",
     As::json, In::json},
    {"explained_line", "f.explained_line", As::number, In::csv},
    {"explained_by",
     "CASE WHEN f.explained_line IS NOT NULL THEN json_object('line', f.explained_line, 'column', "
     "f.explained_col) END",
     As::json, In::json},
    {"called", is_called, As::flag},
    {"line", "f.line", As::number, In::json},
    {"column", "f.col", As::number, In::json},
    {"end_column", "f.end_col", As::number, In::json},
    {"message", "f.message"},
    {"evidence",
     "(SELECT group_concat(n, '; ') FROM (SELECT v.message AS n FROM evidence v WHERE v.record_id "
     "= r.record_id AND v.finding = f.number ORDER BY v.number))",
     As::text, In::csv},
    {"evidence",
     "(SELECT json_group_array(json_object('line', line, 'column', col, 'message', message)) FROM "
     "(SELECT v.line, v.col, v.message FROM evidence v WHERE v.record_id = r.record_id AND "
     "v.finding = f.number ORDER BY v.number))",
     As::json, In::json},
};

std::span<const AnswerColumn> all_columns(Level level) {
    switch (level) {
        case Level::records:
            return record_columns;
        case Level::hands:
            return hand_columns;
        case Level::actions:
            return action_columns;
        case Level::findings:
            return finding_columns;
    }
    return {};
}

bool is_in(In in, RowFormat format) {
    switch (in) {
        case In::all:
            return true;
        case In::text:
            return format == RowFormat::text;
        case In::csv:
            return format == RowFormat::csv;
        case In::json:
            return format == RowFormat::jsonl;
        case In::tables:
            return format != RowFormat::jsonl;
    }
    return false;
}

/// The tables that the columns and the order of a level need, joined by its keys.
std::string_view tables_of(Level level) {
    constexpr std::string_view tables[] = {
        "records r LEFT JOIN events e USING (event_id)",
        "records r LEFT JOIN events e USING (event_id) JOIN hands h USING (record_id)",
        "records r LEFT JOIN events e USING (event_id) JOIN hands h USING (record_id) JOIN actions "
        "a USING (hand_id)",
        "records r LEFT JOIN events e USING (event_id) JOIN findings f USING (record_id) LEFT JOIN "
        "hands h ON h.hand_id = f.hand_id"};
    return tables[static_cast<std::size_t>(level)];
}

/// SQL: the substitute at a seat in the hand, or else the player at the start, or the seat's
/// letter.
std::string player_at(std::string_view seat) {
    return fmt::format(
        "coalesce((SELECT p.name FROM substitutes t JOIN players p USING (player_id) WHERE "
        "t.record_id = r.record_id AND t.position = h.position AND t.seat = {0}), (SELECT player "
        "FROM game_players WHERE record = r.record_id AND seat = {0}), {0})",
        seat);
}

}  // namespace

std::vector<AnswerColumn> columns_of(Level level, RowFormat format) {
    std::vector<AnswerColumn> columns;
    for (const AnswerColumn& column : all_columns(level))
        if (is_in(column.in, format)) columns.push_back(column);
    return columns;
}

std::string row_statement(Level level, std::span<const AnswerColumn> columns) {
    constexpr std::string_view keys[] = {"r.record_id = ?1", "r.record_id = ?1 AND h.hand_id = ?2",
                                         "r.record_id = ?1 AND h.hand_id = ?2 AND a.ply = ?3",
                                         "r.record_id = ?1 AND f.number = ?2"};
    std::string list;
    for (const AnswerColumn& column : columns)
        list +=
            fmt::format("{}{}", list.empty() ? "" : ", ",
                        column.as == As::player ? player_at(column.sql) : std::string(column.sql));
    return fmt::format("SELECT {} FROM {} WHERE {}", list, tables_of(level),
                       keys[static_cast<std::size_t>(level)]);
}

namespace {

/// A cell with points by the rules or as written. Tables leave it empty if nothing is known. JSON
/// always has an object for the points by the rules, even an empty one, but for written points only
/// if there are any.
Cell points_cell(const AnswerColumn& column, bool known, const SeatPoints& points) {
    const bool claimed = column.as == As::claimed;
    const auto which = claimed ? SeatPoints::Which::claimed : SeatPoints::Which::by_the_rules;
    const std::string list = points.list(which);
    if (!known || (list.empty() && (claimed || column.in == In::tables))) return Cell::none();
    return column.in == In::tables ? Cell::of(std::string_view(list))
                                   : Cell::raw(points.object(which));
}

}  // namespace

Cell cell_of(const Query& query, int index, const AnswerColumn& column, const SeatPoints* points) {
    if (query.is_null(index)) return Cell::none();
    switch (column.as) {
        case As::number:
            return Cell::of(query.number(index));
        case As::flag:
            return Cell::of(query.number(index) != 0);
        case As::json:
            return Cell::raw(query.text(index));
        case As::scores:
        case As::claimed:
            return points_cell(column, query.number(index) == 1, *points);
        case As::text:
        case As::player:
            break;
    }
    return Cell::of(query.text(index));
}

}  // namespace bones
