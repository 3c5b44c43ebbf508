// Analyses that an archive keeps.
#pragma once

#include <compare>
#include <map>
#include <optional>

#include "tools/lib/show/analysis/analysis.hpp"
#include "tools/lib/show/picture/shown_analysis.hpp"
#include "tools/lib/show/statistics/interval.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline show::analysis {

/// Puts the analysis of a record in the place of the one before. Use it within a Transaction. False
/// if the record is not there any more, or has another text by now.
bool store_analysis(archive::Database& database, std::int64_t number, std::string_view text_hash,
                    const RecordChecker& judged, const Analysis& analysis, const Request& request);

/// SQL: the analysis `a` is of the text of the record `r`, and by the program of today.
std::string analysis_is_current();
/// The numbers of records without a current analysis with these budgets and this threshold, of
/// those that a condition on `r` picks (empty: all).
std::vector<std::int64_t> records_to_analyze(archive::Database& database, const Request& request,
                                             const std::vector<std::int64_t>& among);

/// What is stored of a record, with the names that `record` has; nothing if there is no current
/// analysis.
std::optional<picture::ShownAnalysis> stored_analysis(archive::Database& database,
                                                      std::int64_t number, const Record& record);

/// What is stored of one seat in one hand, in 1/10,000 of a point.
struct SeatSums {
    stats::Sample loss;        ///< fair, of each decision
    stats::Sample luck, play;  ///< of the hand
    std::uint64_t mistakes = 0;
};
struct SeatInHand {
    std::int64_t record = 0;  ///< its number
    std::int64_t hand = 0;    ///< index into Record::hands
    int seat = 0;

    friend auto operator<=>(const SeatInHand&, const SeatInHand&) = default;
};
/// Current analyses only.
using StoredSums = std::map<SeatInHand, SeatSums>;
StoredSums stored_sums(archive::Database& database);

}  // namespace bones::inline show::analysis
