// What bones-replay writes, one function a format.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "tools/replay/options.hpp"

namespace bones {

/// Is called after each position: `out` may be passed on, and emptied.
using AfterPosition = std::function<void()>;

/// Appends the wanted positions of a record as text, each after a blank line. False if it has none
/// of them.
bool replay_text(std::string& out, std::string_view file, const RecordChecker& judged,
                 const ReplayOptions& options, const AfterPosition& after_position);
/// Appends a record as JSON Lines (schemas/replay.schema.json): the game, and the positions wanted,
/// or all. False if it has none of those wanted.
bool replay_json(std::string& out, std::string_view file, const RecordChecker& judged,
                 const ReplayOptions& options, const AfterPosition& after_position);
/// Appends an SVG document: the first position wanted, or a contact sheet of how each hand ended
/// (of every position, if that is wanted). False if there is nothing to show.
bool replay_svg(std::string& out, const RecordChecker& judged, const ReplayOptions& options);

}  // namespace bones
