// The text output of bones-score.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones {

/// Appends a table of the hands, totals, the winner, and differences from the sheet. It reuses its
/// memory from record to record. Each thread needs its own.
class ScoreText {
  public:
    /// `ledger`: also list the origin of each point.
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
    /// The player at a seat in a hand. The name is valid until the next call.
    std::string_view name_of(const Record& record, Seat seat, std::uint32_t hand = 0);

    bool ledger_;
    Style style_;
    std::vector<std::string> names_;  ///< by seat, filled on first use
    std::string in_hand_;             ///< the last name, in a record with substitutes
    Table table_;
};

}  // namespace bones
