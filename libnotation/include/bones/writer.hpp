// Record to canonical text.
#pragma once

#include <span>
#include <string>

#include "bones/record.hpp"

namespace bones {

/// Appends the record's canonical text (N9). `actions` are the record's actions as they are to be
/// written, one for each: arms, halves and suits resolved by the game's rules, or simply
/// `record.actions`. Writing what was read from canonical text gives the same bytes. False if that
/// text would be too long to be read again (N12): then the record is appended as it stands.
bool write(const Record& record, std::span<const Action> actions, std::string& out);

/// Appends the token of an action that cannot be taken as it stands (ActionKind::bad_tile and those
/// after it) as canonical text has it: as it was, but for `draw` and `back`.
void append_bad_token(const Record& record, const Action& action, std::string& out);

}  // namespace bones
