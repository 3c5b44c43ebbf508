// Where the words of a result come from: a sheet, or the rules.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/collate/collation.hpp"

namespace bones {

/// What of an action follows from the rules, as no sheet wrote it: `arm`, `suit`; empty: nothing.
std::string_view rules_part(const collate::CollatedGame& game, const collate::CollatedPlace& place);

/// Each line, action and comment of the result, with the sheets that have it, word for word.
void report_origins(const collate::CollatedGame& game, std::string& out);

}  // namespace bones
