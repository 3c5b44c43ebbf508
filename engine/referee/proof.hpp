// Why a hand must have held one of some tiles, as evidence that a player at the table can check.
#pragma once

#include "engine/holdings.hpp"
#include "engine/reporter.hpp"

namespace bones {

/// Adds the shortest convincing reason why a condition was broken:
/// - one of its tiles was seen in the hand before, or later without a draw in between that could
/// have
///   brought it (`dealt`, `drew`, `played`, `showed`, `left`);
/// - several of its tiles were seen later, but fewer were taken in between (`taken`);
/// - the hand held more unseen tiles than there are others that could have been among them
/// (`unseen` and
///   `others`: Hall's condition fails for these places).
/// `draws` says whether tiles are drawn in this game. The condition must be broken.
void add_proof(Finding& finding, const Reporter& reporter, const Holdings& holdings,
               const Condition& condition, bool draws);

/// Whether only later actions, and no deal, draw or earlier showing, tell of a tile of the
/// condition in the hand.
bool shown_in_hindsight(const Holdings& holdings, const Condition& condition);

}  // namespace bones
