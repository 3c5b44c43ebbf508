// Prints deductions about unseen tiles, as text and as JSON Lines.
#pragma once

#include <string>
#include <string_view>

#include "bones/verdict.hpp"

namespace bones {

/// Appends a line of text: the place, and what is certain there.
void render_deduction_text(std::string_view file, const Record& record, const Deduction& deduction,
                           std::string& out);
/// Appends a JSON line of type `deduction` (schemas/check.schema.json).
void render_deduction_json(std::string_view file, const Record& record, const Deduction& deduction,
                           std::string& out);

}  // namespace bones
