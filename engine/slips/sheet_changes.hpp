// Lists slips that run through a sheet: the same mistake on line after line, or one line above the
// play.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"

namespace bones::slips {

/// A change that undoes such a slip, as replacements in text order.
struct SheetChange {
    std::vector<Replacement> replacements;
    std::string message;  ///< `exchange B and D from hand 2 on`
};

/// Calls `use` for each change that the record may need, the likeliest first, until it returns
/// false. `first`: the first error or breach. `one_finding`: it is the only one, so only seats and
/// hands are changed. Linear in the record for each of at most some hundred changes.
void for_each_sheet_change(const Record& record, const Finding& first, bool one_finding,
                           const std::function<bool(const SheetChange&)>& use);

/// Returns the change that writes each trick from its leader on, for a record whose lines all begin
/// with the same seat. `judge` judges a text with its trace. Without replacements, the lines do not
/// have this form.
SheetChange tricks_from_leader(
    const Record& record,
    const std::function<const GameVerdict&(const std::vector<Replacement>&)>& judge);

}  // namespace bones::slips
