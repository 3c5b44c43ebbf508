// Handles tiles that go from a hand back into the boneyard (G6a).
#pragma once

#include <span>

#include "bones/record.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// Returns the actions of a hand before its first turn: tiles put back, and remarks.
std::span<const Action> before_first_turn(const Record& record, const Hand& hand);
/// Returns how many surplus tiles a seat was dealt: those it puts back before the first turn.
int surplus_of_deal(const Record& record, const Hand& hand, Seat seat);
/// Adds that surplus to the seats' hands at the start and takes it from the stock.
void deal_surplus(const Record& record, const Hand& hand, TableState& start);

}  // namespace bones
