// Stores analyses in the archive.
#pragma once

#include <compare>
#include <map>
#include <optional>

#include "tools/lib/show/analysis/analysis.hpp"
#include "tools/lib/show/picture/shown_analysis.hpp"
#include "tools/lib/show/statistics/interval.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline show::analysis {

/// Replaces the stored analysis of a record. Call it within a Transaction. Returns false if the
/// record was removed or its text has changed.
bool store_analysis(archive::Database& database, std::int64_t number, std::string_view text_hash,
                    const RecordChecker& judged, const Analysis& analysis, const Request& request);

/// SQL condition: the analysis `a` belongs to the current text of the record `r`, and was made by
/// this version of the program.
std::string analysis_is_current();
/// The numbers of records without a current analysis for these budgets and this threshold. `among`
/// limits the records; empty: all.
std::vector<std::int64_t> records_to_analyze(archive::Database& database, const Request& request,
                                             const std::vector<std::int64_t>& among);

/// The current stored analysis of a record, with the names from `record`; none without one.
std::optional<picture::ShownAnalysis> stored_analysis(archive::Database& database,
                                                      std::int64_t number, const Record& record);

/// The stored sums of one seat in one hand, in 1/10,000 of a point.
struct SeatSums {
    stats::Sample loss;        ///< fair loss of each decision
    stats::Sample luck, play;  ///< of the hand
    std::uint64_t mistakes = 0;
};
struct SeatInHand {
    std::int64_t record = 0;  ///< its number
    std::int64_t hand = 0;    ///< index into Record::hands
    int seat = 0;

    friend auto operator<=>(const SeatInHand&, const SeatInHand&) = default;
};
/// Includes only current analyses.
using StoredSums = std::map<SeatInHand, SeatSums>;
StoredSums stored_sums(archive::Database& database);

}  // namespace bones::inline show::analysis
