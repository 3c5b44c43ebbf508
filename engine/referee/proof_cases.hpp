// Proofs by cases: where a sheet can be read in several ways, and not all prove a breach alike
// (G17).
#pragma once

#include <span>

#include "engine/referee/interpretations.hpp"

namespace bones {

/// Whether a finding is a breach at an action, with its proof.
bool is_proven(const Finding& finding);
/// Whether any of the findings listed since is one.
bool proves_any(const GameVerdict& verdict, std::size_t since);
/// Gives the proof of a finding a case for each way in which interpretations of the hand prove it:
/// for a joint breach, one of the breaches `joint`. `proven`: all that they prove, and `unlisted`
/// more. If all are alike, the proof stays as it is.
void add_cases(const Record& record, const Hand& hand, std::span<const ProvenBreach> proven,
               std::size_t unlisted, const BreachSet& joint, Finding& finding);

}  // namespace bones
