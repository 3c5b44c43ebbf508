// Proves breaches that do not depend on unseen tiles; the proofs name what the record shows.
#pragma once

#include "bones/proof.hpp"
#include "engine/referee/accusation.hpp"

namespace bones {

/// Returns the condition that a legal action would have met, for a code that does not depend on a
/// hand.
ProofCondition plain_condition(const Record& record, std::uint32_t hand, const Code& code,
                               const ChargedAction& action);

}  // namespace bones
