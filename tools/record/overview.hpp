// The state of an evening: the games by round and table, and the people without a game.
#pragma once

#include <string>

#include "tools/record/session_context.hpp"

namespace bones::record {

using namespace entry;

struct Overview {
    std::string text;
    bool all_in = true;  ///< all games are finished and without doubt, and all people have one
};

/// The overview as text, or as JSON Lines (schemas/entry.schema.json).
Overview overview_text(const SessionContext& evening);
Overview overview_json(const SessionContext& evening);

}  // namespace bones::record
