// What --help prints.
#pragma once

#include <string>
#include <string_view>

namespace CLI {
class App;
}  // namespace CLI

namespace bones {

/// The group of the options that every tool has; they come last.
inline constexpr const char* common_group = "As in all tools";

/// The help of a tool, at most 80 columns wide where words allow it. Groups whose title begins with
/// `briefly` are listed by the names of their options; nothing is brief if it is empty.
std::string help_text(const CLI::App& app, std::string_view briefly);

/// What --version prints: the version of the program, and those of what it reads and writes.
std::string version_text(std::string_view name);

}  // namespace bones
