// A record's text to the rows that the archive keeps of it.
#pragma once

#include <string>

#include "tools/lib/archive/rows.hpp"
#include "tools/lib/judged.hpp"

namespace bones::archive {

/// Reads and judges records for the archive, reusing its memory. One for each thread.
class Analyst {
  public:
    /// `by_lane`: records with which nothing is wrong take the quick way (engine/lane).
    explicit Analyst(bool by_lane = true)
        : judge_({.list_open = true, .deduce = false, .trace = true}), by_lane_(by_lane) {}

    /// Fills in everything about one record. What is kept is the canonical text and what the
    /// referee says of that, so the places of findings are places in it. `event_id` and `player_id`
    /// are left open.
    void analyse(const RawRecord& raw, RecordRows& rows);
    /// The same only for a record with which nothing is wrong and whose text is canonical, by the
    /// quick way (engine/lane). Others: false.
    bool analyse_clean(const RawRecord& raw, RecordRows& rows);
    /// What was analysed last. After analyse_clean() it has the place where it was read.
    Judge& judged() { return judge_; }
    /// The same of a text that an archive keeps, with what it keeps beside it (`arms` in
    /// `records`).
    void analyse_stored(const RawRecord& raw, std::string_view arms, RecordRows& rows);

  private:
    bool passes_lane(RawRecord raw, RecordRow& row);
    void judge_canonical(const RawRecord& raw, RecordRow& row);
    void fill(const RawRecord& raw, RecordRows& rows);
    void fill_record(const RawRecord& raw, RecordRow& row) const;
    void fill_header(RecordRow& row) const;
    void fill_seats(RecordRows& rows) const;
    void fill_house_rules(RecordRows& rows) const;
    void fill_hand(std::size_t hand, RecordRows& rows) const;
    void fill_hand_seats(std::size_t hand, RecordRows& rows) const;
    void fill_actions(std::size_t hand, RecordRows& rows) const;
    void fill_written_arms(RecordRows& rows) const;
    void fill_findings(RecordRows& rows) const;
    void fill_finding(const Finding& finding, RecordRows& rows) const;
    void fill_ledger(RecordRows& rows) const;
    void fill_penalties(std::size_t hand, RecordRows& rows) const;
    void fill_bids(std::size_t hand, RecordRows& rows) const;
    HandRef hand_of(const Finding& finding) const;
    bool has_play() const;

    Judge judge_;
    bool by_lane_;
    const Record& record_ = judge_.record;
    const GameVerdict& verdict_ = judge_.verdict;
};

/// The hash by which a text is known: XXH3 with 128 bits, in 32 hexadecimal digits.
std::string text_hash(std::string_view text);
/// The earliest and the latest day that a date with unknown parts can mean.
void day_range(std::string_view date, std::string& first, std::string& last);

}  // namespace bones::archive
