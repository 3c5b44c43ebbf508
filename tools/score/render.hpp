// What bones-score says of one record to programs.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/night/sheet.hpp"

namespace bones {

/// One JSON line (schemas/score.schema.json).
void score_json(std::string& out, std::string_view file, const Judge& judged);
/// A row for each hand and each seat with a score of its own, and one for the total.
void score_csv(std::string& out, std::string_view file, const Judge& judged);
/// The row that goes before all others.
std::string_view score_csv_header();

}  // namespace bones
