// Proofs as JSON (schemas/PROOF.md).
#pragma once

#include "libnotation/json_text.hpp"
#include "libnotation/proof.hpp"
#include "libnotation/record.hpp"

namespace bones {

/// Appends `{"condition":…,"witness":…}`; `places` tells the lines of the record it is about.
void append_proof(JsonText& json, Locator& places, const Proof& proof);

}  // namespace bones
