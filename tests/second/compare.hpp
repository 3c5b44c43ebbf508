// Holds the engine's verdict on a record against the second referee's.
#pragma once

#include <string>
#include <vector>

#include "bones/verdict.hpp"
#include "tests/second/referee/second.hpp"

namespace bones::second {

/// The same values as a Judged, from what the engine says (open verdicts must be listed).
Judged from_engine(const GameVerdict& verdict);
/// What differs, one line each; nothing if the two agree.
std::vector<std::string> differences(const Judged& second, const Judged& engine);
/// Judges every record of a text by both. Returns all differences with the records' texts.
std::string compare(const std::string& text);

}  // namespace bones::second
