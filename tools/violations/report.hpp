// The violation report: a table of who broke what how often, and the cases behind it.
#pragma once

#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tools/lib/archive/people.hpp"
#include "tools/lib/columns.hpp"
#include "tools/lib/interval.hpp"
#include "tools/lib/output.hpp"
#include "tools/violations/cases.hpp"
#include "tools/violations/chances.hpp"

namespace bones {

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
    std::int64_t proven = 0, open = 0, called = 0, points = 0;

    void add(const Row& other) {
        proven += other.proven;
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

    /// Proven breaches of a code among its chances.
    stats::Sample rate(const Code& code) const;
};

/// The table, gathered record by record.
class ViolationTable {
  public:
    /// Adds a judged record; `seats`: whose, one bit each.
    void add(const ReportView& view, const Judge& judged, const std::vector<Case>& cases,
             SeatSet seats, const archive::WhoIsWho& who);
    void add(const ViolationTable& other);
    void clear() { groups_.clear(); }
    /// Those with something to show, by name.
    std::vector<const Offenders*> ordered(const ReportView& view) const;

  private:
    std::map<std::string, Offenders> groups_;
};

/// A text in Markdown as it is meant, as it may be shown.
std::string in_markdown(std::string_view text);
/// Appends a case in the view's format.
void write_case(std::string& out, const ReportView& view, const BatchRecord& item,
                const Judge& judged, const Case& found);
/// Appends the table.
void write_table(std::string& out, const ReportView& view,
                 const std::vector<const Offenders*>& groups);
/// What goes before the table, and before the cases.
std::string_view heading(const ReportView& view);
std::string_view case_heading(const ReportView& view);
/// `player`, `event` …
std::string_view name_of(Per per);

}  // namespace bones
