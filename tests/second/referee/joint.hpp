// G10: joint breaches, groups of open verdicts that cannot all be kept at once.
#pragma once

#include <string>
#include <vector>

#include "tests/second/referee/world.hpp"

namespace bones::second {

/// An open verdict: the action is kept if none of the edges holds.
struct OpenVerdict {
    int ply = 0;
    Seat seat;
    std::string code;
    Edges edges;
};

/// Returns the smallest group of verdicts that cannot all be kept; empty if there is none. Verdicts
/// are in the order of their plies, so the last action of the group is last.
std::vector<OpenVerdict> joint_breach(const World& world, const std::vector<OpenVerdict>& verdicts);

}  // namespace bones::second
