// What the sheet calls the arms that the referee keeps in canonical order.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bones/verdict.hpp"

namespace bones::inline io {

/// The numbers of a hand's arms on its sheet, by index into TableView::arms: 1 to 254, each
/// once.
using ArmNumbers = std::array<std::uint8_t, most_arms>;

/// An arm that was started without `@` has the lowest number that was not used yet, of its half
/// where that counts; arms that are never started have those that are left. `hand` is an index into
/// Record::hands; the record must have been judged with `trace`.
ArmNumbers sheet_arms(const Record& record, const GameVerdict& verdict, std::uint32_t hand);

/// A record's actions as they are to be written with the arm numbers of its sheet: those of the
/// verdict, but each arm as it was written, or as its number is where none was; and the opening
/// tile with the half in front that was in front, since in some games that half says which arms 1
/// and 2 are. Judged with `trace`.
std::vector<Action> actions_as_on_sheet(const Record& record, const GameVerdict& verdict);

}  // namespace bones::inline io
