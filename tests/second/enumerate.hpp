// Brute force: every way of filling in the unknown tiles of a record, each judged with everything
// known.
#pragma once

#include <optional>
#include <string>

#include "tests/second/random_game.hpp"
#include "tests/second/referee/second.hpp"

namespace bones::second {

/// Tries every placing of the unknown tiles of a record that agrees with its facts, and holds each
/// verdict of `judged` against what they say. The record must have one hand only, but for Double
/// Takes, and no errors. Returns what is wrong with the verdicts, one line each; nothing at all if
/// there are more than `most` placings, or if play depends on what is not known (G11).
std::optional<std::string> check_by_fillings(const Draft& draft, const Judged& judged, long most,
                                             long& fillings);

}  // namespace bones::second
