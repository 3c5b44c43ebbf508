// Reads records from text and writes judgements as text, for the tests of this folder.
#pragma once

#include <functional>
#include <string>

#include "tests/second/referee/second.hpp"

namespace bones::second {

/// Calls `visit` with each record of a text.
void each_record(const std::string& text, const std::function<void(const Record&)>& visit);
/// Judges the first record of a text.
Judged judge_text(const std::string& text);
std::string to_text(const Item& item);
std::string to_text(const Judged& judged);
std::string name_of(EndKind kind);

}  // namespace bones::second
