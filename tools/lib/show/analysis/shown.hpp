// Shows an analysis on pages and pictures.
#pragma once

#include "tools/lib/show/analysis/analysis.hpp"
#include "tools/lib/show/picture/shown_analysis.hpp"

namespace bones::inline show::analysis {

picture::ShownAnalysis shown_analysis(const Record& record, const Analysis& analysis,
                                      const Request& request);
/// The page of a game with its analysis; empty if the record has no hand. `file`: the name that the
/// page shows.
std::string analysis_page(const RawRecord& raw, const std::string& file, const Analysis& analysis,
                          const Request& request);
/// Fills in the unit of a record's values and the threshold of mistakes.
void tell_scale(picture::ShownAnalysis& shown, const Record& record, const Request& request);

}  // namespace bones::inline show::analysis
