// Proofs of breaches that ask nothing of unseen tiles: they name what the record shows.
#pragma once

#include "bones/proof.hpp"
#include "engine/referee/accusation.hpp"

namespace bones {

/// What a code says would have been right of an action, where no hand decides it.
ProofCondition plain_condition(const Record& record, std::uint32_t hand, const Code& code,
                               const ChargedAction& action);

}  // namespace bones
