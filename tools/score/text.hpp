// What bones-score says of a record to people.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones {

/// A table of the hands, totals, winner, and what differs from what was written; one record after
/// the other, with the memory that it has. One for each thread.
class ScoreText {
  public:
    /// `ledger`: also where each point comes from.
    ScoreText(bool ledger, Style style) : ledger_(ledger), style_(style) {}
    void add(std::string& out, std::string_view file, const RecordChecker& judged);

  private:
    void fill_table(const Record& record, const GameVerdict& verdict);
    static void add_result(std::string& out, const Record& record, const GameVerdict& verdict);
    void add_ledger(const Record& record, const GameVerdict& verdict, std::size_t hand, int seats);
    void add_winner(std::string& out, const Record& record, const GameVerdict& verdict);
    void add_winners(std::string& out, const Record& record, SeatSet winners);
    void add_differences(std::string& out, std::string_view file, const Record& record,
                         const GameVerdict& verdict) const;
    /// Who sits at a seat in a hand. The name holds until the next call.
    std::string_view name_of(const Record& record, Seat seat, std::uint32_t hand = 0);

    bool ledger_;
    Style style_;
    std::vector<std::string> names_;  ///< of the first seats of the record, as far as asked for
    std::string in_hand_;             ///< the name last asked for, in a record with substitutes
    Table table_;
};

}  // namespace bones
