// A fingerprint of a game's content, independent of how it is written.
#pragma once

#include <string>

#include "bones/referee.hpp"

namespace bones {

/// Whether a record shows any play: an action, or a deal.
bool has_play(const Record& record);
/// The play fingerprint. For a record without play, a fingerprint of its result: points and
/// winners.
std::string content_fingerprint(const Record& record, const GameVerdict& verdict);

}  // namespace bones
