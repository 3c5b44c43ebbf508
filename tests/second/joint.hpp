// G10: open verdicts that cannot all be kept at once.
#pragma once

#include <optional>
#include <vector>

#include "tests/second/world.hpp"

namespace bones::second {

/// An open verdict: the action is kept if none of the edges holds.
struct OpenVerdict {
    int ply = 0;
    Seat seat;
    Edges edges;
};

/// The last action of the smallest group of verdicts that cannot all be kept, if there is one.
/// Verdicts come in the order of their plies.
std::optional<OpenVerdict> joint_breach(const World& world,
                                        const std::vector<OpenVerdict>& verdicts);

}  // namespace bones::second
