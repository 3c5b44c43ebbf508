// Builds proofs by cases, for breaches that different interpretations of a sheet prove in different
// ways (G17).
#pragma once

#include <span>

#include "engine/referee/interpretations.hpp"

namespace bones {

/// Whether a finding is a proven breach at an action and has a proof.
bool is_proven(const Finding& finding);
/// Whether one of the findings listed since `since` is proven in that sense.
bool proves_any(const GameVerdict& verdict, std::size_t since);
/// Gives the proof of a finding one case for each way in which interpretations prove it. For a
/// joint breach, each case proves one of the breaches `joint`. `proven`: the breaches that
/// interpretations prove; `unlisted`: how many more there are. If all prove it alike, the proof
/// stays unchanged.
void add_cases(const Record& record, const Hand& hand, std::span<const ProvenBreach> proven,
               std::size_t unlisted, const BreachSet& joint, Finding& finding);

}  // namespace bones
