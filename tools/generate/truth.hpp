// Writes the mistakes that were made on purpose, as JSON Lines (schemas/truth.schema.json).
#pragma once

#include <string>

#include "engine/play/sheet.hpp"

namespace bones {

/// Appends a line; `record` counts from 1.
void append_truth(std::string& out, std::uint64_t record, const play::Truth& truth);

}  // namespace bones
