// What callers within Bones ask of the referee beyond the public options.
#pragma once

#include "bones/referee.hpp"

namespace bones {

class PlyObserver;

/// The public options, and what only parts of Bones need.
struct JudgePlan {
    JudgeOptions options{};
    bool ends = true;  ///< with `trace`: fill in PlyTrace::after
    /// Stop at the first proven finding that is not a note. The findings then contain at least one
    /// such entry; nothing else in the verdict is valid. For callers that only ask whether a record
    /// has any. If they have none, breaches that hold only if the sheet notes all of a kind (G17)
    /// may have been overlooked.
    bool until_wrong = false;
    /// Do not follow the play. Fill in only `starts`, and the deductions that `held` and `absent`
    /// ask for. This is possible only if all deals of the game are alike and every line can be
    /// read.
    bool hands_alone = false;
    PlyObserver* observer = nullptr;  ///< receives the hands at each ply (engine/ply_observer.hpp)
    /// With `deduce`: if not empty, deduce only which seats certainly had these tiles. Ignored if
    /// house rules cannot be read.
    TileSet held{};
    /// With `deduce`: also deduce which seats certainly did not have these tiles.
    TileSet absent{};
    /// false: after an action that contradicts a fact (G5), skip what the hand proves beside it.
    /// Used where one sheet is judged in many interpretations.
    bool weigh_errors = true;
};

}  // namespace bones
