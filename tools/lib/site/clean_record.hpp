// A record's text as it may be shown.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bones/record.hpp"
#include "tools/lib/site/shown_names.hpp"

namespace bones::site {

/// A record with its people called as they are shown, and without the names that are not. It reads
/// as it did. Each line stays on its row, and stays readable or not. No line of play, rules or
/// results loses a word of the notation.
///
/// `players`: their numbers by seat, 0 for none. `number`: of the record in the archive. `all`:
/// with comments, recorder, ids and x- lines, which are left out otherwise.
std::string clean_record(const Record& record, const std::vector<std::int64_t>& players,
                         const ShownNames& names, std::int64_t number, bool all);

}  // namespace bones::site
