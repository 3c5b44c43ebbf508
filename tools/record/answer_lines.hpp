// An answer, and what is waited for, as a screen shows them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tools/lib/io/text/styled.hpp"
#include "tools/lib/show/entry/answer.hpp"
#include "tools/lib/show/entry/draft.hpp"

namespace bones::record {

using namespace entry;

/// What was taken or not, the choices with one of them marked, and the findings, each wrapped to so
/// many columns.
std::vector<Line> answer_lines(const Answer& answer, std::size_t chosen, std::size_t columns);

/// What stands before the entry: who is to act, or what is asked for.
std::string prompt_text(const Draft& draft, const Answer& standing);
/// What Enter alone does; empty: nothing.
std::string offer_text(const Answer& standing);
/// The points of the game so far, where a hand is over; empty: they are not known.
std::string totals_text(const Draft& draft);

/// What can be typed where a record stands, a line each: the games, the bids, the points.
std::vector<std::string> what_can_be_typed(const Draft& draft, const Answer& standing);

}  // namespace bones::record
