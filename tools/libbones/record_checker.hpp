// Parses and judges a record, and prints the common JSON fields of both.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bones/parser.hpp"
#include "engine/fast_check.hpp"
#include "engine/judge_plan.hpp"
#include "engine/slips/likely_slips.hpp"
#include "libnotation/json/json_text.hpp"

namespace bones {

/// The details of a record and its verdict that the caller needs if there are no findings. Lines
/// before the first hand are always included. Fewer details are faster (engine/fast_check).
enum class RecordDetail : std::uint8_t {
    all,
    scores,  ///< hands, actions as written, points, and claims of points
    play,    ///< in addition deals, resolved actions, and what PlayWitness fills of the trace
};

/// Whether slips of the pen are searched for and weighed against breaches.
enum class Slips : std::uint8_t { not_weighed, off, searched };

/// Parses and judges one record after the other, reusing its memory. Each thread needs its own.
class RecordChecker {
  public:
    explicit RecordChecker(JudgeOptions options = {}, RecordDetail looked_at = RecordDetail::all,
                           Slips weighed = Slips::not_weighed)
        : RecordChecker(JudgePlan{.options = options}, looked_at, weighed) {}
    explicit RecordChecker(const JudgePlan& plan, RecordDetail looked_at = RecordDetail::all,
                           Slips weighed = Slips::not_weighed)
        : referee_(plan),
          list_open_(plan.options.list_open),
          looked_at_(looked_at),
          weighed_(weighed) {}
    /// Searches for slips only where a breach of this code is proven.
    void weigh_only(const Code& code) { weighed_code_ = &code; }
    /// Sets the details that the following records need.
    void look_at(RecordDetail looked_at) { looked_at_ = looked_at; }
    void judge(const RawRecord& raw) {
        if (passes_fast_check(raw)) return;
        parse(raw, record);
        judge_parsed();
    }
    /// The two parts of judge(), for a caller that may stop after the first. passes_fast_check()
    /// returns whether the fast check was enough. judge_parsed() judges the record that was parsed
    /// into `record`.
    bool passes_fast_check(const RawRecord& raw);
    void judge_parsed();

    /// Whether a record has no findings and is canonical text. Other details are not available.
    bool passes_canonical(const RawRecord& raw) {
        return fast_check_.passes_canonical(raw, record, verdict, CanonicalWitness());
    }
    /// Whether a record has no findings and is canonical text from its first hand on. Then all
    /// details are available for the rows of an archive (see RowsWitness); `record.text` is the
    /// text before that hand.
    bool passes_with_rows(const RawRecord& raw) {
        return fast_check_.passes_but_for_header(raw, record, verdict,
                                                 RowsWitness(record, verdict));
    }
    /// Whether the header is canonical text too.
    bool header_is_canonical() { return fast_check_.header_is_canonical(); }

    /// The slips of the last record, if they are searched for.
    std::vector<HandSlips>& slips() { return slips_; }
    /// All slips, including those of wrong claims and pairs of slips, as far as the limit of work
    /// allows.
    std::vector<HandSlips> all_slips();
    /// The cost of the search so far, in the units of its limits.
    std::uint64_t slip_work() const { return search_.work(); }

    Record record;
    GameVerdict verdict;

  private:
    bool needs_slips() const;

    FastCheck fast_check_;

    Referee referee_;
    bool list_open_;  ///< open verdicts are listed, not only counted
    RecordDetail looked_at_;
    Slips weighed_;
    const Code* weighed_code_ = nullptr;  ///< null: any code
    SlipSearch search_;
    std::vector<HandSlips> slips_;
};

/// The number of seats with their own score. With partners only the first seat of each side has
/// one.
int scoring_seats(const Record& record);
/// The seat at which a seat's points are written: its own, or the first of its side.
Seat scoring_seat_of(const Record& record, Seat seat);
/// The name of the side at a scoring seat: the player, or both partners.
std::string side_name(const Record& record, int seat, std::uint32_t hand = 0);
/// The amounts on a hand's `score` line or on the record's `result` line; empty without such a
/// line.
std::span<const Amount> claimed_score(const Record& record, const Hand& hand);
std::span<const Amount> claimed_result(const Record& record);
/// The reason of an entry in the ledger; for a bonus or penalty, the words of its line.
std::string reason_in_words(const Record& record, const LedgerEntry& entry);
/// The value of a header line; empty without such a line.
std::string header_text(const Record& record, Keyword keyword);

/// The functions below append fields of JSON objects, as in schemas/check.schema.json. This one
/// appends `"file":…,"line":…,"record":…`.
void append_identity(JsonText& json, std::string_view file, const Record& record);
/// Appends `"game":…,"players":{…},"rules":{…}`.
void append_game(JsonText& json, const Record& record, const GameVerdict& verdict);
/// Appends `"hand":…,"leader":…,"end":…,"out":…,"scores":…,"claimed":…`.
void append_hand(JsonText& json, const Record& record, const Hand& hand,
                 const HandVerdict& verdict);
/// Appends `{"A":4,"B":0}`, or `null` if there are no amounts.
void append_amounts(JsonText& json, std::span<const Amount> amounts);
/// Appends the points of each side; `null` if they are unknown.
void append_points(JsonText& json, const Record& record, const Points& points, bool known);
/// Appends `"totals":…,"winner":…,"complete":…`.
void append_result(JsonText& json, const Record& record, const GameVerdict& verdict);
/// Appends `"findings":{…}`.
void append_counts(JsonText& json, const FindingCounts& counts);

}  // namespace bones
