// Record to canonical text.
#pragma once

#include <span>
#include <string>

#include "libnotation/record.hpp"

namespace bones {

/// Appends the record's canonical text (N9). `actions` are the record's actions as they are to be
/// written, one for each: arms, halves and suits resolved by the game's rules, or simply
/// `record.actions`. Writing what was read from canonical text gives the same bytes.
void write(const Record& record, std::span<const Action> actions, std::string& out);

}  // namespace bones
