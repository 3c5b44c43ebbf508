// What bones-score says of one record, in each of its formats.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/columns.hpp"
#include "tools/lib/night/sheet.hpp"

namespace bones {

/// For people: a table of the hands, totals, winner, and what differs from what was written. With
/// `ledger` also where each point comes from.
void score_text(std::string& out, std::string_view file, const Judge& judged, bool ledger,
                Style style);
/// One JSON line (schemas/score.schema.json).
void score_json(std::string& out, std::string_view file, const Judge& judged);
/// A row for each hand and each seat with a score of its own, and one for the total.
void score_csv(std::string& out, std::string_view file, const Judge& judged);
/// The row that goes before all others.
std::string_view score_csv_header();

}  // namespace bones
