// Compares the engine's verdict on a record with that of the second referee.
#pragma once

#include <string>
#include <vector>

#include "bones/verdict.hpp"
#include "tests/second/referee/second.hpp"

namespace bones::second {

/// Converts the engine's verdict to a Judged. The verdict must list its open verdicts.
Judged from_engine(const GameVerdict& verdict);
/// Returns one line for each difference; empty if the two agree.
std::vector<std::string> differences(const Judged& second, const Judged& engine);
/// Judges every record of a text with both referees. Returns all differences with the records'
/// texts.
std::string compare(const std::string& text);

}  // namespace bones::second
