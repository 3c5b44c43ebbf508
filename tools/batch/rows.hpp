// The rows of a shard: the archive's tables as its users see them, with joined columns included,
// and the rows from which reports are computed (schemas/clickhouse.sql, schemas/BATCH.md).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/batch/tables.hpp"
#include "tools/lib/io/records/feed.hpp"
#include "tools/lib/show/statistics/contributions.hpp"
#include "tools/lib/show/violations/report.hpp"
#include "tools/lib/store/archive/row_builder.hpp"

namespace bones::batch {

enum class RowTable {
    records,
    seats,
    hands,
    hand_seats,
    actions,
    findings,
    ledger,
    sums,
    chances,
    cases,
};
inline constexpr std::size_t row_table_count = static_cast<std::size_t>(RowTable::cases) + 1;

struct RowTableInfo {
    std::string_view name;
    std::string columns;  ///< separated by tabs
    std::string file() const { return std::string(name) + ".tsv"; }
    /// The header line of the file.
    std::string head() const { return columns + '\n'; }
};
/// All tables, in the order of the enumeration.
const std::vector<RowTableInfo>& row_tables();

/// Output of records as text: rows as tab-separated values for each table, and the lines of other
/// tools. The rows of a record can be much longer than the record, so `hand_on` may be called after
/// any row or line.
struct Texts {
    std::string lines;  ///< the JSON Lines of bones-check
    std::string games;  ///< lines of games_file
    std::string cases;  ///< the JSON Lines of bones-violations, with possible cases
    std::array<std::string, row_table_count> rows;
    std::function<void()> hand_on;  ///< may use the text so far, and clear it

    std::string& operator[](RowTable table) { return rows[static_cast<std::size_t>(table)]; }
    /// Called after a row was added to `text`.
    void hand_on_if_large(const std::string& text) const {
        if (text.size() >= large) hand_on();
    }
    void clear() {
        lines.clear(), games.clear(), cases.clear();
        for (std::string& text : rows) text.clear();
    }
    static constexpr std::size_t large = std::size_t{64} * 1024;
};

/// Writes rows with `write(row, out)`. Between two rows it hands on the text if it is large.
template <class Rows, class Write>
void write_rows(const Rows& rows, RowTable table, Texts& texts, Write&& write) {
    std::string& text = texts[table];
    for (auto row = rows.begin(); row != rows.end();) {
        const std::size_t enough = text.size() + Texts::large;  // the text so far may have to stay
        {
            TextWriter out(text);
            for (; row != rows.end() && out.size() < enough; ++row) write(*row, out);
        }
        texts.hand_on_if_large(text);
    }
}

/// The key of a record in all its rows, used in place of the archive's number. It is the XXH3 hash
/// of the file's name, the line on which the record begins, and its text.
/// It does not depend on how shards were cut.
std::uint64_t record_key(const BatchRecord& item);

/// Writes the rows of the archive's tables. Each thread needs its own.
class ArchiveRowWriter {
  public:
    void write(const BatchRecord& item, std::uint64_t key, Texts& out);
    /// The record that was written last, as it was judged, with possible verdicts listed.
    RecordChecker& judged() { return builder_.as_written(); }
    /// The fingerprint of that record; empty if it has none.
    std::string_view fingerprint() const {
        if (!builder_.is_kept_as_judged()) return {};
        return rows_.record.fingerprint ? std::string_view(*rows_.record.fingerprint)
                                        : std::string_view();
    }

  private:
    /// The columns of a hand that its rows repeat, as text.
    struct HandValues {
        std::string place, course;
    };

    void write_hand_values();
    const HandValues& values_of(archive::HandRef hand) const {
        return hands_[static_cast<std::size_t>(hand.index)];
    }
    void write_record(const BatchRecord& item, std::string& text);
    void write_seats(std::string& text);
    void write_hands(std::string& text);
    void write_hand_seats(Texts& texts);
    void write_actions(Texts& out);
    void write_findings(Texts& out);
    void write_finding(const archive::FindingRow& finding, std::string evidence, std::string& text);
    void write_ledger(Texts& texts);
    void find_people();
    std::string written_sitter(MaybeWord seat, std::int64_t position) const;
    WrittenTable<Sitter> sitter(std::string_view seat, std::int64_t position) const;
    const std::string* substitute(std::string_view seat, std::int64_t position) const;
    std::string with_substitutes(std::size_t seat) const;

    archive::RowBuilder builder_;
    archive::RecordRows rows_;
    std::uint64_t key_ = 0;
    std::string heading_;                   ///< as text
    std::vector<std::string> sitters_;      ///< by seat, as text
    std::vector<std::string> substitutes_;  ///< by row of substitutes, as text
    std::vector<std::string> names_;        ///< by seat
    std::vector<HandValues> hands_;
};

using TakeShare = std::function<void(stats::Grouping, const stats::Share&)>;
/// Appends a record's sums for the statistics, for each grouping, and passes them to `take`.
void share_sums(std::uint64_t key, const Record& record, stats::Sharer& sharer,
                const TakeShare& take, std::string& text);
/// Appends the chances and breaches of each seat.
void append_chances(std::uint64_t key, const RecordChecker& judged, const std::vector<Case>& cases,
                    std::string& text);
/// Appends a case; `line` is its JSON line from bones-violations.
void append_case(std::uint64_t key, const Record& record, const Case& found, std::string_view line,
                 std::string& text);

}  // namespace bones::batch
