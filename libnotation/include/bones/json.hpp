// Records as JSON, one document a line, both ways (N10; schemas/record.schema.json).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bones/record.hpp"

namespace bones {

/// Appends the record as a line of JSON. `actions` are as for `write`: the JSON says what canonical
/// text says.
void write_json(const Record& record, std::span<const Action> actions, std::string& out);

/// Appends the text of a record that is given as JSON; reading that text gives the record. False if
/// `json` is no such document: then `why` says so, and nothing is appended.
bool text_from_json(std::string_view json, std::string& text, std::string& why);

}  // namespace bones
