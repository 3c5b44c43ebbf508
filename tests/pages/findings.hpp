// The findings of bones-check, for tests of pages and samples.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bones::test {

/// Findings in the form `false-pass (hand 1, ply 2)`, `score-mismatch (hand 1)`, `unknown-rule`.
struct Findings {
    std::vector<std::string> codes;   ///< of errors, breaches and wrong claims, without places
    std::vector<std::string> placed;  ///< as `codes`, with places, sorted
    std::vector<std::string> notes;   ///< codes of notes
};

/// Parses findings from JSON Lines as bones-check writes them.
Findings findings_in(const std::string& json_lines);
/// Runs bones-check on a file.
Findings check(const std::filesystem::path& file);
/// Returns the standard output of a shell command, with the tools in its PATH.
std::string output_of(const std::string& command);
/// Returns the contents of a file. Throws if it cannot be read.
std::string contents_of(const std::filesystem::path& file);
/// Returns the fenced blocks of a page in one language: ```bones … ```.
std::vector<std::string> blocks(const std::string& page, const std::string& language);
/// Writes a record to a temporary file and returns its path.
std::filesystem::path written(const std::string& name, const std::string& text);

}  // namespace bones::test
