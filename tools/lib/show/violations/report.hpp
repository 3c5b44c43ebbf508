// The violation report: a table of breaches by player or other group, and the cases behind it.
#pragma once

#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/text_sink.hpp"
#include "tools/lib/show/statistics/interval.hpp"
#include "tools/lib/show/violations/cases.hpp"
#include "tools/lib/show/violations/chances.hpp"
#include "tools/lib/store/archive/people.hpp"

namespace bones::inline show {

enum class Per { player, event, game, month, code };
enum class ReportFormat { text, markdown, csv, jsonl };

struct ReportView {
    Per per = Per::player;
    ReportFormat format = ReportFormat::text;
    std::vector<std::string> codes;  ///< empty: all
    bool open = false;               ///< list possible breaches too
    bool cases = true;               ///< list cases at all
    bool archive = false;            ///< the records are from an archive
    Style style;

    bool wants(std::string_view code) const;
};

/// The numbers for one code in one group.
struct Row {
    std::int64_t proven = 0;    ///< in all cases
    std::int64_t if_right = 0;  ///< only if the sheet is right
    std::int64_t open = 0, called = 0, points = 0;

    Row() = default;
    explicit Row(const Case& found)
        : proven(found.holds_always),
          if_right(found.if_right()),
          open(!found.proven),
          called(found.called),
          points(found.points) {}
    std::int64_t all() const { return proven + if_right + open; }
    void add(const Row& other) {
        proven += other.proven;
        if_right += other.if_right;
        open += other.open;
        called += other.called;
        points += other.points;
    }
};

/// Orders codes by name.
struct ByName {
    bool operator()(const Code* left, const Code* right) const { return left->name < right->name; }
};

/// A row of the table: one player, event, month …
struct Offenders {
    std::string name;
    std::map<const Code*, Row, ByName> rows;
    std::array<std::int64_t, chance_count> chances{};
    std::int64_t records = 0;
    bool one_of_several =
        false;  ///< the records do not show which of several players; without chances and rate

    /// Proven breaches of a code, as a share of its chances.
    stats::Sample rate(const Code& code) const;
};

/// Returns the selected seats of a hand.
using SeatsOfHand = std::function<SeatSet(std::uint32_t hand)>;

/// Gathers the table, record by record.
class ViolationTable {
  public:
    /// Adds a judged record with its cases; `seats_of`: the selected seats of a hand.
    void add(const ReportView& view, const RecordChecker& judged, const std::vector<Case>& cases,
             const SeatsOfHand& seats_of, const archive::WhoIsWho& who);
    void add(const ViolationTable& other);
    /// Adds sums that were gathered from a later part of the input.
    void add(const std::string& key, const Offenders& group);
    void clear() { groups_.clear(); }
    const std::map<std::string, Offenders>& by_key() const { return groups_; }
    /// The rows to show, ordered by name. People with the same name get distinct names from now on.
    std::vector<const Offenders*> ordered(const ReportView& view);

  private:
    /// The row of several players, one of whom broke a rule in a record.
    Offenders& of_several(const Record& record, const Case& found, const archive::WhoIsWho& who);

    std::map<std::string, Offenders> groups_;
};

/// The row of the table for a seat.
struct OffenderName {
    std::string key, name;
};
OffenderName group_of(Per per, const Record& record, Seat seat, std::uint32_t hand,
                      const archive::WhoIsWho& who);
/// The row of several players, one of whom broke a rule: `one of Ana, Bo`. Its key consists of
/// their keys with line feeds in between, so it differs from the keys of all other rows.
OffenderName group_of_several(const Record& record, const Case& found,
                              const archive::WhoIsWho& who);
/// A text for Markdown, escaped and safe to display.
std::string in_markdown(std::string_view text);
/// A case with all details to show.
struct CaseReport {
    std::string file;
    std::uint64_t line = 1, column = 1;
    std::uint32_t record = 1;
    std::string date, event;
    Game game = Game::unknown;
    std::int64_t hand = 0, ply = -1;
    Seat seat;
    std::string player;
    std::string code, clause;
    bool proven = false, called = false;
    std::vector<std::string> rests_on;  ///< conditions of the proof; empty: proven in all cases
    std::uint64_t explained_line = 0,
                  explained_column = 0;  ///< of a likely slip that would explain it
    std::int64_t points = 0;
    std::string message;
    std::vector<std::string> evidence;
};
CaseReport tell_case(const BatchRecord& item, const RecordChecker& judged, const Case& found);
/// The code of a breach with this name. Throws std::runtime_error if it does not exist.
const Code& breach_named(std::string_view name);
/// Reads a case from its JSON line. Throws std::exception for an invalid line.
CaseReport read_case(const std::string& line);
/// Appends a case in the view's format.
void write_case(std::string& out, const ReportView& view, const CaseReport& report);
/// Writes the part before the cases: the table, unless `cases_only`, and headings. `any`: whether
/// there are cases.
void write_before_cases(const TextSink& sink, const ReportView& view, ViolationTable& table,
                        bool cases_only, bool any);
/// The counts in a sentence: `24 records, 3 proven breaches, 2 proven if the sheet is right`.
std::string closing_count(std::uint64_t records, std::uint64_t proven, std::uint64_t if_right);
/// The name of a grouping: `player`, `event` …
std::string_view name_of(Per per);
/// The names of all groupings, `player`, `event` …, in the order of the enumeration.
const std::vector<std::string>& per_names();
Per per_named(std::string_view name);
/// The names of all formats: `text`, `markdown` …
const std::vector<std::string>& report_format_names();
ReportFormat report_format_named(std::string_view name);

}  // namespace bones::inline show
