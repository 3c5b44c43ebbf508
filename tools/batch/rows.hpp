// A shard's rows: the archive's tables as its users see them, each row with what joins would fetch,
// and what reports are made of (schemas/clickhouse.sql, schemas/BATCH.md).
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
    std::string columns;  ///< a tab between them
    std::string file() const { return std::string(name) + ".tsv"; }
    /// The first line of the file.
    std::string head() const { return columns + '\n'; }
};
/// In the order of the enumeration.
const std::vector<RowTableInfo>& row_tables();

/// What records give, as text: rows as tab-separated values, by table, and the lines of other
/// tools. The rows of a record can be much longer than the record, so they may be passed on after
/// any row or line.
struct Texts {
    std::string lines;  ///< as bones-check prints them as JSON Lines
    std::string games;  ///< lines of games_file
    std::string cases;  ///< as bones-violations prints them so, open ones too
    std::array<std::string, row_table_count> rows;
    std::function<void()> hand_on;  ///< may take what there is, and clear it

    std::string& operator[](RowTable table) { return rows[static_cast<std::size_t>(table)]; }
    /// Of a text to which a row was added.
    void hand_on_if_large(const std::string& text) const {
        if (text.size() >= large) hand_on();
    }
    void clear() {
        lines.clear(), games.clear(), cases.clear();
        for (std::string& text : rows) text.clear();
    }
    static constexpr std::size_t large = std::size_t{64} * 1024;
};

/// Writes rows one by one with `write(row, out)`, and hands on what there is between two wherever
/// it is large.
template <class Rows, class Write>
void write_rows(const Rows& rows, RowTable table, Texts& texts, Write&& write) {
    std::string& text = texts[table];
    for (auto row = rows.begin(); row != rows.end();) {
        const std::size_t enough = text.size() + Texts::large;  // what there is may have to stay
        {
            TextWriter out(text);
            for (; row != rows.end() && out.size() < enough; ++row) write(*row, out);
        }
        texts.hand_on_if_large(text);
    }
}

/// What stands for the archive's number of a record in all its rows: XXH3 of the file's name, the
/// line on which the record begins, which tells its offset, and its text. It does not depend on how
/// shards were cut.
std::uint64_t record_key(const BatchRecord& item);

/// Writes the rows of the archive's tables; one for each thread.
class ArchiveRowWriter {
  public:
    void write(const BatchRecord& item, std::uint64_t key, Texts& out);
    /// What was written last, as it was judged for that, with open verdicts listed.
    RecordChecker& judged() { return builder_.as_written(); }
    /// The fingerprint of that record; empty if there is none yet.
    std::string_view fingerprint() const {
        if (!builder_.is_kept_as_judged()) return {};
        return rows_.record.fingerprint ? std::string_view(*rows_.record.fingerprint)
                                        : std::string_view();
    }

  private:
    /// What rows repeat of a hand, written.
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
    std::string heading_;                   ///< written
    std::vector<std::string> sitters_;      ///< by seat, written
    std::vector<std::string> substitutes_;  ///< by row of substitutes, written
    std::vector<std::string> names_;        ///< by seat
    std::vector<HandValues> hands_;
};

using TakeShare = std::function<void(stats::Grouping, const stats::Share&)>;
/// Appends what a record gives to groups of statistics, by all groupings, and hands it to `take`.
void share_sums(std::uint64_t key, const Record& record, stats::Sharer& sharer,
                const TakeShare& take, std::string& text);
/// Appends the chances and breaches of each seat.
void append_chances(std::uint64_t key, const RecordChecker& judged, const std::vector<Case>& cases,
                    std::string& text);
/// Appends a case; `line` is what bones-violations prints of it as JSON Lines.
void append_case(std::uint64_t key, const Record& record, const Case& found, std::string_view line,
                 std::string& text);

}  // namespace bones::batch
