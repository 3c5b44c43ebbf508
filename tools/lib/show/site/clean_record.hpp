// The text of a record in its displayed form.
#pragma once

#include <string>

#include "bones/record.hpp"
#include "tools/lib/show/site/catalog.hpp"

namespace bones::inline show::site {

/// A record with displayed names in place of real ones, and without hidden names. Its meaning does
/// not change. Each line keeps its number, and stays readable or unreadable. Lines of play, rules
/// and results keep all words of the notation.
///
/// `listed`: its players and number. `all`: includes comments, recorder, ids and x- lines, which
/// are otherwise left out.
std::string clean_record(const Record& record, const ListedRecord& listed, const ShownNames& names,
                         bool all);

}  // namespace bones::inline show::site
