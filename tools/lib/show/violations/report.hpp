// The violation report: a table of who broke what how often, and the cases behind it.
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
    bool open = false;               ///< list the open cases too
    bool cases = true;               ///< list cases at all
    bool archive = false;            ///< records are of an archive
    Style style;

    bool wants(std::string_view code) const;
};

/// What there is of one code in one group.
struct Row {
    std::int64_t proven = 0;    ///< always
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

/// Codes in the order of their names.
struct ByName {
    bool operator()(const Code* left, const Code* right) const { return left->name < right->name; }
};

/// One player, event, month …
struct Offenders {
    std::string name;
    std::map<const Code*, Row, ByName> rows;
    std::array<std::int64_t, chance_count> chances{};
    std::int64_t records = 0;
    bool one_of_several = false;  ///< of which the records do not show who: no chances, no rate

    /// Proven breaches of a code among its chances.
    stats::Sample rate(const Code& code) const;
};

/// The seats that are asked for in a hand.
using SeatsOfHand = std::function<SeatSet(std::uint32_t hand)>;

/// The table, gathered record by record.
class ViolationTable {
  public:
    /// Adds a judged record with its cases; `seats_of`: whose, in a hand.
    void add(const ReportView& view, const RecordChecker& judged, const std::vector<Case>& cases,
             const SeatsOfHand& seats_of, const archive::WhoIsWho& who);
    void add(const ViolationTable& other);
    /// Adds what was gathered elsewhere, later in the input.
    void add(const std::string& key, const Offenders& group);
    void clear() { groups_.clear(); }
    const std::map<std::string, Offenders>& by_key() const { return groups_; }
    /// Those with something to show, by name; people of one name keep apart from now on.
    std::vector<const Offenders*> ordered(const ReportView& view);

  private:
    /// The row of several players of which one broke a rule in a record.
    Offenders& of_several(const Record& record, const Case& found, const archive::WhoIsWho& who);

    std::map<std::string, Offenders> groups_;
};

/// Which row of a table a seat belongs to.
struct OffenderName {
    std::string key, name;
};
OffenderName group_of(Per per, const Record& record, Seat seat, std::uint32_t hand,
                      const archive::WhoIsWho& who);
/// The row of several players of which one broke a rule: `one of Ana, Bo`. Its key is theirs, with
/// line feeds between them, and has no other row's form.
OffenderName group_of_several(const Record& record, const Case& found,
                              const archive::WhoIsWho& who);
/// A text in Markdown as it is meant, as it may be shown.
std::string in_markdown(std::string_view text);
/// A case with all that is shown of it.
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
    std::vector<std::string> rests_on;  ///< what must be right for it to be proven; empty: always
    std::uint64_t explained_line = 0,
                  explained_column = 0;  ///< of the likely slip that takes it away
    std::int64_t points = 0;
    std::string message;
    std::vector<std::string> evidence;
};
CaseReport tell_case(const BatchRecord& item, const RecordChecker& judged, const Case& found);
/// The code of a breach by its name. Throws std::runtime_error if there is none.
const Code& breach_named(std::string_view name);
/// A case as it was printed as JSON Lines. Throws std::exception for what is none.
CaseReport read_case(const std::string& line);
/// Appends a case in the view's format.
void write_case(std::string& out, const ReportView& view, const CaseReport& report);
/// Writes all that goes before the cases: the table, unless `cases_only`, and headings. `any`:
/// there are cases.
void write_before_cases(const TextSink& sink, const ReportView& view, ViolationTable& table,
                        bool cases_only, bool any);
/// `24 records, 3 proven breaches, 2 proven if the sheet is right`
std::string closing_count(std::uint64_t records, std::uint64_t proven, std::uint64_t if_right);
/// `player`, `event` …
std::string_view name_of(Per per);
/// `player`, `event` … in the order of the enumeration.
const std::vector<std::string>& per_names();
Per per_named(std::string_view name);
/// `text`, `markdown` …
const std::vector<std::string>& report_format_names();
ReportFormat report_format_named(std::string_view name);

}  // namespace bones::inline show
