// Makes manual pages and shell completion from the command trees that the tools print
// (tools/lib/cli/tree.hpp). So they list exactly the options that exist.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace bones::documents {

using Json = nlohmann::ordered_json;

/// The manual page of a command in scdoc format. `see_also` is in scdoc format already.
std::string manual_page(const Json& tree, const std::string& version, const std::string& see_also);

/// The completion of all commands. Throws std::invalid_argument for a shell other than bash, zsh
/// and fish.
std::string completion(const std::string& shell, const std::vector<Json>& trees);

}  // namespace bones::documents
