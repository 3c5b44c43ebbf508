// A record with what the referee says of it, and what JSON has of both.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "engine/fast_check.hpp"
#include "engine/slips/likely_slips.hpp"
#include "libnotation/json/json_text.hpp"

namespace bones {

/// What is looked at in a record with which nothing is wrong, and in its verdict, besides the lines
/// before the first hand. The less it is, the quicker it is found (engine/fast_check).
enum class RecordDetail : std::uint8_t {
    all,
    findings,  ///< nothing, since there are none
    scores,    ///< hands, points, and what was written of points
    play,      ///< that, deals and actions, and of the trace what PlayWitness enters
};

/// Whether slips of the pen are searched for and weighed against breaches.
enum class Slips : std::uint8_t { not_weighed, off, searched };

/// Parses and judges records one after the other, reusing its memory. One for each thread.
class RecordChecker {
  public:
    explicit RecordChecker(JudgeOptions options = {}, RecordDetail looked_at = RecordDetail::all,
                           Slips weighed = Slips::not_weighed)
        : referee_(options), looked_at_(looked_at), weighed_(weighed) {}
    /// Slips are searched only where a breach of this code is proven: nothing else is looked at.
    void weigh_only(const Code& code) { weighed_code_ = &code; }
    /// What the records from here on are judged for.
    void look_at(RecordDetail looked_at) { looked_at_ = looked_at; }
    void judge(const RawRecord& raw) {
        if (passes_fast_check(raw)) return;
        parse(raw, record);
        judge_parsed();
    }
    /// The two parts of that, for a caller that may stop after the first. The first returns
    /// whether the record was judged the quick way. The second judges what was parsed into
    /// `record`.
    bool passes_fast_check(const RawRecord& raw);
    void judge_parsed();

    /// Whether nothing is wrong with a record, and it is canonical text. Judges nothing else.
    bool passes_canonical(const RawRecord& raw) {
        return fast_check_.passes_canonical(raw, record, verdict, CanonicalWitness());
    }
    /// Whether nothing is wrong with a record, and it is canonical text from its first hand on.
    /// Then there is all that an archive has rows for (see RowsWitness); the record's text is what
    /// stands before that hand.
    bool passes_with_rows(const RawRecord& raw) {
        return fast_check_.passes_but_for_header(raw, record, verdict,
                                                 RowsWitness(record, verdict));
    }
    /// Whether that is canonical text, too.
    bool header_is_canonical() { return fast_check_.header_is_canonical(); }

    /// The slips of the record that was judged last, where they are searched.
    std::vector<HandSlips>& slips() { return slips_; }
    /// These, those of wrong claims, and pairs of slips, as far as the bound goes.
    std::vector<HandSlips> all_slips();
    /// What the search has cost, as its bounds count it.
    std::uint64_t slip_work() const { return search_.work(); }

    Record record;
    GameVerdict verdict;

  private:
    bool needs_slips() const;

    FastCheck fast_check_;

    Referee referee_;
    RecordDetail looked_at_;
    Slips weighed_;
    const Code* weighed_code_ = nullptr;  ///< null: of any
    SlipSearch search_;
    std::vector<HandSlips> slips_;
};

/// How many seats have a score of their own: where partners play, the first of each side.
int scoring_seats(const Record& record);
/// The seat at which a seat's points are written: its own, or the first of its side.
Seat scoring_seat_of(const Record& record, Seat seat);
/// Who has the score at a seat: the player, or both partners of a side.
std::string side_name(const Record& record, int seat, std::uint32_t hand = 0);
/// The amounts that a hand's `score` line or the record's `result` line names; empty if there is
/// none.
std::span<const Amount> claimed_score(const Record& record, const Hand& hand);
std::span<const Amount> claimed_result(const Record& record);
/// The reason of an entry of the ledger. For a bonus or penalty: with the words of its line.
std::string reason_in_words(const Record& record, const LedgerEntry& entry);
/// What a header line says; empty without such a line.
std::string header_text(const Record& record, Keyword keyword);

/// Appends fields of JSON objects, as schemas/check.schema.json has them:
/// `"file":…,"line":…,"record":…`
void append_identity(JsonText& json, std::string_view file, const Record& record);
/// `"game":…,"players":{…},"rules":{…}`
void append_game(JsonText& json, const Record& record, const GameVerdict& verdict);
/// `"hand":…,"leader":…,"end":…,"out":…,"scores":…,"claimed":…`
void append_hand(JsonText& json, const Record& record, const Hand& hand,
                 const HandVerdict& verdict);
/// `{"A":4,"B":0}`, or `null` if there are none.
void append_amounts(JsonText& json, std::span<const Amount> amounts);
/// The same of the points of each side; `null` if they are not known.
void append_points(JsonText& json, const Record& record, const Points& points, bool known);
/// `"totals":…,"winner":…,"complete":…`
void append_result(JsonText& json, const Record& record, const GameVerdict& verdict);
/// `"findings":{…}`
void append_counts(JsonText& json, const FindingCounts& counts);

}  // namespace bones
