// Differences between two texts, line by line, as `diff -u` shows them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bones {

/// A hunk of a unified diff. Line numbers count from 1 within the two texts.
struct Hunk {
    std::uint64_t old_line = 1, old_count = 0;
    std::uint64_t new_line = 1, new_count = 0;
    std::string body;  ///< lines that begin with a blank, - or +
};

/// The hunks that turn `before` into `after`, with up to three lines of context. The number of
/// changes is minimal; very large differences are shown as one block.
std::vector<Hunk> difference(std::string_view before, std::string_view after);

/// Appends a hunk with its `@@` line. `old_start` and `new_start` are the line numbers of the first
/// lines of the two texts.
void append_hunk(std::string& out, const Hunk& hunk, std::uint64_t old_start,
                 std::uint64_t new_start);

}  // namespace bones
