// An end-to-end case in one file:
//
//     # what it shows
//     $ bones-check night.bones
//     == night.bones
//     game leyden
//     == stdout
//     night.bones:1:1: …
//     == stderr
//     == status 1
//
// `$` lines are the command, run by /bin/sh in a folder that contains the files. `== stdin` is its
// input. Empty sections may be left out. A line `\ no line end` marks a text whose last line has no
// line end.
#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace bones_cases {

struct Outcome {
    std::string standard_output;
    std::string standard_error;
    int status = 0;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Case {
    std::vector<std::string> comments;  ///< with their `#`
    std::string command;
    std::vector<std::pair<std::string, std::string>> files;  ///< name and contents
    Outcome expected;
};

/// Throws std::runtime_error if the file cannot be read or is malformed.
Case read_case(const std::filesystem::path& path);
/// Returns the text of the case file with this outcome.
std::string case_text(const Case& given, const Outcome& outcome);

}  // namespace bones_cases
