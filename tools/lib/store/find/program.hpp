// A pattern as a program of operations for a machine that reads a hand action by action.
#pragma once

#include <cstdint>
#include <vector>

#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

/// The greatest depth of nested repetitions: one for each bracket, and one for a step.
inline constexpr std::size_t most_loops = static_cast<std::size_t>(deepest_pattern) + 1;

struct Operation {
    enum class Does : std::uint8_t {
        step,    ///< takes an action that a step describes
        any,     ///< takes any action
        branch,  ///< continues here, or else at `other`
        jump,    ///< continues at `other`
        begin,   ///< begins a repetition
        again,   ///< continues with its body, or else after it, at `other`
        end,     ///< ends one turn of it and goes back to `other`
        accept,
    };

    Does does = Does::accept;
    std::uint32_t other = 0;
    int step = no_number;
    /// step, any: the repetitions around it, one bit per depth.
    std::uint64_t loops = 0;
    std::uint8_t loop = 0;      ///< begin, again, end: its depth
    bool may_be_empty = false;  ///< begin, again, end: a turn may take no action
    int least = 0, most = 0;    ///< begin, again, end; no_number: any number
};

std::vector<Operation> compile(const Pattern& pattern);

}  // namespace bones::inline store::find
