// What bones-check says, for tests of pages and samples.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bones::test {

/// Findings in the form `false-pass (hand 1, ply 2)`, `score-mismatch (hand 1)`, `unknown-rule`.
struct Findings {
    std::vector<std::string> codes;  ///< of errors, breaches and wrong claims, without their places
    std::vector<std::string> placed;  ///< the same with their places, sorted
    std::vector<std::string> notes;   ///< codes of notes
};

/// The findings in JSON Lines as bones-check writes them.
Findings findings_in(const std::string& json_lines);
/// What bones-check finds in a file.
Findings check(const std::filesystem::path& file);
/// The standard output of a shell command, with the tools in its PATH.
std::string output_of(const std::string& command);
/// A whole file. Throws if it cannot be read.
std::string contents_of(const std::filesystem::path& file);
/// The fenced blocks of a page in one language: ```bones … ```.
std::vector<std::string> blocks(const std::string& page, const std::string& language);
/// Writes a record into a file of the test's own, and returns where it is.
std::filesystem::path written(const std::string& name, const std::string& text);

}  // namespace bones::test
