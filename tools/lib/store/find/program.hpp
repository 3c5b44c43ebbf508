// A pattern as a program: what a machine does that looks at a hand action by action.
#pragma once

#include <cstdint>
#include <vector>

#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

/// How deep repetitions can lie within each other: one for each bracket, and one of a step.
inline constexpr std::size_t most_loops = static_cast<std::size_t>(deepest_pattern) + 1;

struct Operation {
    enum class Does : std::uint8_t {
        step,    ///< takes an action that a step describes
        any,     ///< takes any action
        branch,  ///< goes on here, or else at `other`
        jump,    ///< goes on at `other`
        begin,   ///< begins a repetition
        again,   ///< goes on with its body, or else at `other`, after it
        end,     ///< ends one turn of it; goes back to `other`
        accept,
    };

    Does does = Does::accept;
    std::uint32_t other = 0;
    int step = no_number;
    std::uint64_t loops = 0;  ///< step, any: the repetitions that they are in, a bit for each depth
    std::uint8_t loop = 0;    ///< begin, again, end: its depth
    bool may_be_empty = false;  ///< begin, again, end: a turn may take no action
    int least = 0, most = 0;    ///< likewise; no_number: any number
};

std::vector<Operation> compile(const Pattern& pattern);

}  // namespace bones::inline store::find
