// Writes a record as canonical text.
#pragma once

#include <span>
#include <string>

#include "bones/record.hpp"

namespace bones {

/// Appends the record's canonical text (N9). `actions` has one entry for each of the record's
/// actions: with arms, halves and suits resolved by the game's rules, or simply `record.actions`.
/// Canonical text is written back with the same bytes. If the text would be too long to be read
/// again (N12), appends the record's own text and returns false.
bool write(const Record& record, std::span<const Action> actions, std::string& out);

/// Appends the token of an unreadable action (ActionKind::bad_tile and those after it) in canonical
/// text. That is the token as written; only `draw` and `back` change.
void append_bad_token(const Record& record, const Action& action, std::string& out);

}  // namespace bones
