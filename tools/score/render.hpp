// What bones-score says of one record to programs, besides JSON.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/night/sheet.hpp"
#include "tools/libbones/lines.hpp"

namespace bones {

/// A row for a game; false, and none, if its game is unknown or it has more than four sides.
bool score_csv(std::string& out, const RecordChecker& judged);
/// A row for each hand and each side.
void hands_csv(std::string& out, std::string_view file, const RecordChecker& judged);
/// The rows that go before all others.
std::string score_csv_header();
std::string_view hands_csv_header();

}  // namespace bones
