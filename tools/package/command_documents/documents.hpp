// Manual pages and the completion of shells, made of what the tools say of their command lines
// (tools/lib/cli/tree.hpp), so that neither tells of an option that a tool does not take.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace bones::documents {

using Json = nlohmann::ordered_json;

/// The source of a command's manual page, for scdoc. `see_also` is scdoc already.
std::string manual_page(const Json& tree, const std::string& version, const std::string& see_also);

/// Completion of all commands; throws std::invalid_argument for a shell other than bash, zsh and
/// fish.
std::string completion(const std::string& shell, const std::vector<Json>& trees);

}  // namespace bones::documents
