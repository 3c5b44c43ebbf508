// The CSV output of bones-score.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/night/sheet.hpp"
#include "tools/libbones/lines.hpp"

namespace bones {

/// Appends a row for a game. Returns false without a row if its game is unknown or it has more than
/// four sides.
bool score_csv(std::string& out, const RecordChecker& judged);
/// Appends a row for each hand and each side.
void hands_csv(std::string& out, std::string_view file, const RecordChecker& judged);
/// The header rows.
std::string score_csv_header();
std::string_view hands_csv_header();

}  // namespace bones
