// The main job of bones-check.
#pragma once

#include <string>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/checking/filter.hpp"

namespace bones {

struct CheckOptions {
    std::string format = "text";  ///< text, jsonl or sarif
    bool strict = false;          ///< notes count for the exit status
    bool list_open = false;       ///< list open verdicts too
    bool deduce = false;          ///< list what can be deduced of unseen tiles (text and jsonl)
    bool proof = false;           ///< prove each breach step by step (text)
    std::string slips = "on";     ///< on, list (all that would do) or off
    bool fix = false;             ///< mend what is certain, in the files
    bool names = false;           ///< tell names that are nearly others
    CodeFilter filter{{}, {}};
};

/// Checks all inputs and says what it found. Returns the exit status.
int check(const Tool& tool, const CheckOptions& options);

}  // namespace bones
