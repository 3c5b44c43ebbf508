// A record's text to the rows that the archive keeps of it.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones::inline store::archive {

/// Reads and judges records for the archive, reusing its memory. One for each thread.
class RowBuilder {
  public:
    /// `by_fast_check`: records with which nothing is wrong take the quick way
    /// (engine/fast_check).
    explicit RowBuilder(bool by_fast_check = true) : by_fast_check_(by_fast_check) {}

    /// Fills in everything about one record. What is kept is the canonical text and what the
    /// referee says of that, so the places of findings are places in it. `event_id` and `player_id`
    /// are left open.
    void build(const RawRecord& raw, RecordRows& rows);
    /// The same without actions. Use it with next_actions(), which fills in one hand at a time and
    /// so saves memory.
    void build_without_actions(const RawRecord& raw, RecordRows& rows);
    /// Replaces the actions by those of the next hand. Returns false after the last hand.
    bool next_actions(RecordRows& rows);
    /// The same of a text that an archive keeps, with what it keeps beside it (`arms` in
    /// `records`).
    void build_stored(const RawRecord& raw, std::string_view arms, RecordRows& rows);
    /// Fills in the header and some hands of a record that was judged with `trace`: only what rows
    /// of hands need. `judged` is used only during the call.
    void build_hands(const RecordChecker& judged, std::span<const std::size_t> hands,
                     RecordRows& rows);
    /// The last record, as it was written, with open verdicts listed.
    RecordChecker& as_written() { return as_written_; }
    /// Whether the rows come from the record as it was written, not from its canonical text.
    bool is_kept_as_judged() const { return kept_ == &as_written_; }

  private:
    void judge_canonical(const RawRecord& raw, RecordRow& row);
    bool passes_fast_check(RawRecord raw, RecordRow& row);
    bool keeps_hands(std::string_view canonical);
    void judge_again(RawRecord raw, std::string_view canonical);
    void fill(const RawRecord& raw, RecordRows& rows);
    void fill_actions(RecordRows& rows);
    void fill_record(const RawRecord& raw, RecordRows& rows) const;
    void fill_header(RecordRow& row) const;
    void fill_seats(RecordRows& rows) const;
    void fill_house_rules(RecordRows& rows) const;
    void fill_hand(std::size_t hand, RecordRows& rows) const;
    void fill_hand_row(std::size_t hand, RecordRows& rows) const;
    void fill_hand_seats(std::size_t hand, RecordRows& rows) const;
    void fill_substitutes(std::size_t hand, RecordRows& rows) const;
    void fill_actions(std::size_t hand, RecordRows& rows) const;
    void fill_written_arms(RecordRows& rows);
    void fill_findings(RecordRows& rows) const;
    void fill_finding(const Finding& finding, RecordRows& rows) const;
    void fill_ledger(RecordRows& rows) const;
    void fill_penalties(std::size_t hand, RecordRows& rows) const;
    void fill_bids(std::size_t hand, RecordRows& rows) const;
    std::int64_t line_in_record(const Position& position) const;
    std::optional<HandRef> hand_of(const Finding& finding) const;

    const Record& record() const { return kept_->record; }
    const GameVerdict& verdict() const { return kept_->verdict; }

    static constexpr JudgeOptions all_told{.list_open = true, .deduce = false, .trace = true};
    RecordChecker as_written_{all_told, RecordDetail::all, Slips::searched};
    std::optional<RecordChecker> canonical_;    ///< while records need it
    const RecordChecker* kept_ = &as_written_;  ///< what the rows are made of
    std::int64_t lines_moved_ = 0;  ///< by how many its hands stand lower in canonical text
    Record header_;
    std::size_t next_hand_ = 0;   ///< whose actions are filled in next
    std::string_view arms_left_;  ///< as written, of those actions and what follows them
    bool by_fast_check_;
};

/// The hash by which a text is known: XXH3 with 128 bits, in 32 hexadecimal digits.
std::string text_hash(std::string_view text);
/// The earliest and the latest day that a date with unknown parts can mean.
void day_range(std::string_view date, std::string& first, std::string& last);

}  // namespace bones::inline store::archive
