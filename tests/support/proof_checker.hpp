// Checks the evidence of a proven breach against the record alone: no matching, no engine, nothing
// but looking at the lines that the evidence points to and counting.
#pragma once

#include <string>

#include "libnotation/record.hpp"

namespace bones::test {

/// What is wrong with a finding's evidence; empty if it proves that the hand held one of the tiles
/// it is about when the finding's action was made. Findings without evidence of a kind need no
/// proof.
std::string flaw_in_proof(const Record& record, const Finding& finding);

/// Whether a finding brings a proof that the checker understands.
bool has_proof(const Finding& finding);

}  // namespace bones::test
