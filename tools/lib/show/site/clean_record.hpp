// A record's text as it may be shown.
#pragma once

#include <string>

#include "bones/record.hpp"
#include "tools/lib/show/site/catalog.hpp"

namespace bones::inline show::site {

/// A record with its people called as they are shown, and without the names that are not. It reads
/// as it did. Each line stays on its row, and stays readable or not. No line of play, rules or
/// results loses a word of the notation.
///
/// `listed`: its players and number. `all`: with comments, recorder, ids and x- lines, which are
/// left out otherwise.
std::string clean_record(const Record& record, const ListedRecord& listed, const ShownNames& names,
                         bool all);

}  // namespace bones::inline show::site
