// An analysis as pages and pictures show it.
#pragma once

#include "tools/lib/show/analysis/analysis.hpp"
#include "tools/lib/show/picture/shown_analysis.hpp"

namespace bones::inline show::analysis {

picture::ShownAnalysis shown_analysis(const Record& record, const Analysis& analysis,
                                      const Request& request);
/// The page of a game with its analysis; empty: the record has no hand. `file` is shown in it.
std::string analysis_page(const RawRecord& raw, const std::string& file, const Analysis& analysis,
                          const Request& request);
/// In what a record's values are counted, and what makes a mistake of it.
void tell_scale(picture::ShownAnalysis& shown, const Record& record, const Request& request);

}  // namespace bones::inline show::analysis
