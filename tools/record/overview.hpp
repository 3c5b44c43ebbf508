// An evening as far as it is entered: by round and table, and who has no game yet.
#pragma once

#include <string>

#include "tools/record/session_context.hpp"

namespace bones::record {

using namespace entry;

struct Overview {
    std::string text;
    bool all_in = true;  ///< no game is unfinished or in doubt, and nobody is without
};

/// As text, or as JSON Lines (schemas/entry.schema.json).
Overview overview_text(const SessionContext& evening);
Overview overview_json(const SessionContext& evening);

}  // namespace bones::record
