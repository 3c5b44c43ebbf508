// A record's text as it may be judged and shown on pages for everybody.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/site/shown_names.hpp"

namespace bones::site {

/// A text in canonical form with each player called as they are shown, and without the names that
/// are not to be: judging it gives the same play. `players`: by seat, numbers of the archive's, 0
/// for nobody. Without `all` it has no comments, recorder, x- lines and identifiers either.
std::string clean_record(std::string_view text, const std::vector<std::int64_t>& players,
                         const ShownNames& names, bool all);

}  // namespace bones::site
