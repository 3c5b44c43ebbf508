// Tricks of Double Takes: how tiles rank in them, and who takes them (D3, D5).
#pragma once

#include "engine/games/double_takes.hpp"

namespace bones::takes {

/// A tile leads: its suit is the trick's.
void open_trick(DoubleTakes::State& state, const Move& lead);
/// A tile comes to the trick.
void join_trick(DoubleTakes::State& state, const DoubleTakes::Laid& laid);
/// The trick is whole. It goes to whoever played its best tile; with tiles that are not known it
/// stays undecided.
void close_trick(DoubleTakes::State& state);

}  // namespace bones::takes
