// Answers and prompts as the screen shows them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tools/lib/io/text/styled.hpp"
#include "tools/lib/show/entry/answer.hpp"
#include "tools/lib/show/entry/draft.hpp"

namespace bones::record {

using namespace entry;

/// The lines of an answer: the entry, the choices with one of them marked, and the findings. Each
/// is wrapped to `columns`.
std::vector<Line> answer_lines(const Answer& answer, std::size_t chosen, std::size_t columns);

/// The text before the entry: the seat to act, or the question.
std::string prompt_text(const Draft& draft, const Answer& standing);
/// What Enter alone enters; empty: nothing.
std::string offer_text(const Answer& standing);
/// The points of the game so far, after a hand is over; empty if unknown.
std::string totals_text(const Draft& draft);

/// The possible entries at this point, one line each: the games, the bids, the points.
std::vector<std::string> what_can_be_typed(const Draft& draft, const Answer& standing);

}  // namespace bones::record
