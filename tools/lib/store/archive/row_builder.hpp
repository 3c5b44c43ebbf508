// Builds the archive's rows from a record's text.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones::inline store::archive {

/// Reads and judges records for the archive, and reuses memory. Use one per thread.
class RowBuilder {
  public:
    /// With `by_fast_check`, records without any finding are judged by engine/fast_check.
    explicit RowBuilder(bool by_fast_check = true) : by_fast_check_(by_fast_check) {}

    /// Builds all rows of one record. They have the canonical text and the verdict on it, so the
    /// places of findings are in that text. `event_id` and `player_id` are not set.
    void build(const RawRecord& raw, RecordRows& rows);
    /// Builds all rows but those of actions. Use it with next_actions(), which builds one hand at a
    /// time and so saves memory.
    void build_without_actions(const RawRecord& raw, RecordRows& rows);
    /// Replaces the actions by those of the next hand. Returns false after the last hand.
    bool next_actions(RecordRows& rows);
    /// Builds all rows from a text that an archive has stored, with its `arms` (a column of
    /// `records`).
    void build_stored(const RawRecord& raw, std::string_view arms, RecordRows& rows);
    /// Builds the header and some hands of a record that was judged with `trace`: only the columns
    /// that rows of hands need. `judged` is used only during the call.
    void build_hands(const RecordChecker& judged, std::span<const std::size_t> hands,
                     RecordRows& rows);
    /// The last record as it was written, with its open verdicts listed.
    RecordChecker& as_written() { return as_written_; }
    /// Whether the rows come from the record as it was written, instead of its canonical text.
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
    std::optional<RecordChecker> canonical_;    ///< created when a record needs it
    const RecordChecker* kept_ = &as_written_;  ///< the source of the rows
    /// By how many lines its hands are further down in canonical text.
    std::int64_t lines_moved_ = 0;
    Record header_;
    std::size_t next_hand_ = 0;   ///< the next hand for next_actions()
    std::string_view arms_left_;  ///< the written arms of those actions and all later ones
    bool by_fast_check_;
};

/// The hash that identifies a text: XXH3 with 128 bits, as 32 hexadecimal digits.
std::string text_hash(std::string_view text);
/// The earliest and the latest day that a date with unknown parts can be.
void day_range(std::string_view date, std::string& first, std::string& last);

}  // namespace bones::inline store::archive
