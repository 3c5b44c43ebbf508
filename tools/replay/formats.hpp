// The output formats of bones-replay, one function each.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "tools/replay/options.hpp"

namespace bones {

/// Called after each position; it may use `out` and clear it.
using AfterPosition = std::function<void()>;

/// Appends the wanted positions of a record as text, each after a blank line. Returns false if the
/// record has none of them.
bool replay_text(std::string& out, std::string_view file, const RecordChecker& judged,
                 const ReplayOptions& options, const AfterPosition& after_position);
/// Appends a record as JSON Lines (schemas/replay.schema.json): the game and the wanted positions,
/// by default all. Returns false if the record has none of them.
bool replay_json(std::string& out, std::string_view file, const RecordChecker& judged,
                 const ReplayOptions& options, const AfterPosition& after_position);
/// Appends an SVG document: the first wanted position, or one picture with the end of each hand (on
/// request of every position). Returns false if there is nothing to show.
bool replay_svg(std::string& out, const RecordChecker& judged, const ReplayOptions& options);

}  // namespace bones
