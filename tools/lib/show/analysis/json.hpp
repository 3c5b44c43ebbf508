// The analysis as JSON Lines (schemas/analysis.schema.json).
#pragma once

#include "libnotation/json/json_text.hpp"
#include "tools/lib/show/analysis/player_sums.hpp"

namespace bones::inline show::analysis {

/// Appends the lines of one record: its decisions, its hands, and the record.
void record_json(std::string& out, std::string_view file, const RecordChecker& judged,
                 const Analysis& analysis);
/// Appends one line for each player.
void players_json(std::string& out, Players& players, const Request& request);

/// Appends a fraction rounded to four decimals, without trailing zeros: `1.4`, `-0.3333`. Zero has
/// no sign.
void append_fraction(JsonText& json, double number);
/// Appends the list of a decision's moves, best first.
void append_moves(JsonText& json, const AnalyzedDecision& one);
/// Appends `{"loss":…,"low":…,…}`, or null.
void append_fair(JsonText& json, const AnalyzedDecision& one);

}  // namespace bones::inline show::analysis
