// The origins of the words of a result: the sheets, or the rules.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/collate/collation.hpp"

namespace bones {

/// The part of an action that follows from the rules and is on no sheet: `arm` or `suit`; empty if
/// there is none.
std::string_view rules_part(const collate::CollatedGame& game, const collate::CollatedPlace& place);

/// Lists each line, action and comment of the result, and the sheets that have each word.
void report_origins(const collate::CollatedGame& game, std::string& out);

}  // namespace bones
