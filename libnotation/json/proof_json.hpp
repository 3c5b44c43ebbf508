// Proofs as JSON (schemas/PROOF.md).
#pragma once

#include "bones/proof.hpp"
#include "bones/record.hpp"
#include "libnotation/json/json_text.hpp"

namespace bones {

/// Appends `{"condition":…,"witness":…}`; `places` tells the lines of the record it is about.
void append_proof(JsonText& json, Locator& places, const Proof& proof);

}  // namespace bones
