// Brute force: judges every way of filling in the unknown tiles of a record, with everything known.
#pragma once

#include <optional>
#include <string>

#include "tests/second/random_game.hpp"
#include "tests/second/referee/second.hpp"

namespace bones::second {

/// Judges every placing of the unknown tiles that agrees with the record's facts, and compares the
/// verdicts of `judged` with the results. The record must have no errors and, except in Double
/// Takes, only one hand. Returns one line for each wrong verdict. Returns nothing if there are more
/// than `most` placings, or if the play depends on unknown tiles (G11).
std::optional<std::string> check_by_fillings(const Draft& draft, const Judged& judged, long most,
                                             long& fillings);

}  // namespace bones::second
