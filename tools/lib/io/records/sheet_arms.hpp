// The sheet's numbers for the arms that the referee keeps in canonical order.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bones/verdict.hpp"

namespace bones::inline io {

/// The numbers of a hand's arms on its sheet, by index into TableView::arms: 1 to 254, each
/// once.
using ArmNumbers = std::array<std::uint8_t, most_arms>;

/// An arm that was started without `@` gets the lowest unused number, of its half in games where
/// that matters. Arms that are never started get the remaining numbers. `hand` is an index into
/// Record::hands; the record must have been judged with `trace`.
ArmNumbers sheet_arms(const Record& record, const GameVerdict& verdict, std::uint32_t hand);

/// A record's actions with the arm numbers of its sheet. They are the verdict's actions with two
/// changes. Each arm is as written, or has the number of sheet_arms() if none was written. The
/// opening tile has the half first that is first on the sheet, because in some games that half
/// decides which arms are 1 and 2. The record must have been judged with `trace`.
std::vector<Action> actions_as_on_sheet(const Record& record, const GameVerdict& verdict);

}  // namespace bones::inline io
