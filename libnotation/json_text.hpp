// Strings in JSON that is written without a document: JSON Lines and SARIF.
#pragma once

#include <string>
#include <string_view>

namespace bones {

/// Appends a text as a JSON string, quotes included. Bytes that are no UTF-8 become U+FFFD, one
/// each.
void append_json_string(std::string& out, std::string_view text);

}  // namespace bones
