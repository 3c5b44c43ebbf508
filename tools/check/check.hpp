// The main function of bones-check.
#pragma once

#include <string>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/checking/filter.hpp"

namespace bones {

struct CheckOptions {
    std::string format = "text";  ///< text, jsonl or sarif
    bool strict = false;          ///< notes count for the exit status
    bool list_open = false;       ///< list possible breaches too
    bool deduce = false;          ///< list deductions about unseen tiles (text and jsonl)
    bool proof = false;           ///< prove each breach step by step (text)
    std::string slips = "on";     ///< on, list (all possible slips) or off
    bool fix = false;             ///< repair certain slips in the files
    bool names = false;           ///< report names that are almost the same
    CodeFilter filter{{}, {}};
};

/// Checks all inputs and prints the findings. Returns the exit status.
int check(const Tool& tool, const CheckOptions& options);

}  // namespace bones
