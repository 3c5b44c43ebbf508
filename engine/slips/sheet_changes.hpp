// Slips that run through a sheet: the same mistake on line after line, or one line above the play.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"

namespace bones::slips {

/// What would undo such a slip: replacements in the order of the text.
struct SheetChange {
    std::vector<Replacement> replacements;
    std::string message;  ///< `exchange B and D from hand 2 on`
};

/// Calls `use` for each change that the record may need, the likeliest first, until it returns
/// false. `first`: the first finding that says that something is wrong. `one_finding`: it
/// is the only one, so that only seats and hands are changed. Linear in the record for
/// each change: some hundred at most.
void for_each_sheet_change(const Record& record, const Finding& first, bool one_finding,
                           const std::function<bool(const SheetChange&)>& use);

/// The tricks of a record whose lines all begin with the same seat, each written from its leader
/// on. `judge` judges a text with its trace. No replacements: the lines do not look so.
SheetChange tricks_from_leader(
    const Record& record,
    const std::function<const GameVerdict&(const std::vector<Replacement>&)>& judge);

}  // namespace bones::slips
