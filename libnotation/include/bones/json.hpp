// Records as JSON, one document per line, in both directions (N10; schemas/record.schema.json).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bones/record.hpp"

namespace bones {

/// Appends the record as a line of JSON. `actions` are as for `write`. The JSON has the same
/// content as the canonical text.
void write_json(const Record& record, std::span<const Action> actions, std::string& out);

/// Appends the text of a record that is given as JSON. Parsing that text gives the record. If
/// `json` is not a record's document, returns false, puts the reason in `why` and appends nothing.
bool text_from_json(std::string_view json, std::string& text, std::string& why);

}  // namespace bones
