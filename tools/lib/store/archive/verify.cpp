#include "tools/lib/store/archive/verify.hpp"

#include <algorithm>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/versions.hpp"
#include "tools/lib/store/archive/columns.hpp"
#include "tools/lib/store/archive/judging.hpp"
#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/archive/references.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/settings.hpp"

namespace bones::inline store::archive {

namespace {

/// Compares the stored rows of one table with the expected ones.
template <class Row>
class TableComparison {
  public:
    explicit TableComparison(Database& database) : stored_(database, sql()) {}

    /// The first difference. Empty if all rows are equal.
    std::string compare(const std::vector<Row>& due, std::int64_t record, std::int64_t first_hand,
                        std::int64_t hands) {
        const Reset reset(stored_);
        if (of_record())
            stored_.with(record);
        else
            stored_.with(first_hand, first_hand + hands - 1);
        std::size_t row = 0;
        for (; stored_.step(); ++row) {
            if (row == due.size())
                return fmt::format("{}: more than the {} rows expected", Row::table, due.size());
            Comparer comparer(stored_, first_hand);
            Row::columns(due[row], comparer);
            if (!comparer.differing().empty())
                return fmt::format("{}, row {}: `{}` differs", Row::table, row + 1,
                                   comparer.differing());
        }
        if (row == due.size()) return {};
        return fmt::format("{}: {} rows, but {} are expected", Row::table, row, due.size());
    }

  private:
    static bool of_record() { return !Row::parent.empty(); }

    /// Rows are sorted by their first columns; the first two or three are the key.
    static std::string sql() {
        std::string names;
        int count = 0;
        std::string order;
        Row row;
        Row::columns(row, [&](std::string_view name, const auto&) {
            names += fmt::format("{}{}", count == 0 ? "" : ", ", name);
            if (count < 2) order += fmt::format("{}{}", count == 0 ? "" : ", ", name);
            ++count;
        });
        return fmt::format("SELECT {} FROM {} WHERE {} ORDER BY {}", names, Row::table,
                           of_record() ? "record_id = ?" : "hand_id BETWEEN ? AND ?", order);
    }

    Query stored_;
};

class Verifier {
  public:
    Verifier(Database& database, const std::function<void(const Difference&)>& tell)
        : database_(database),
          tell_(tell),
          references_(database),
          record_(database,
                  "SELECT record_id, text, text_hash, cut, ifnull(arms, '') FROM records WHERE "
                  "record_id > ? ORDER BY record_id LIMIT 1"),
          columns_(database, fmt::format("SELECT {} FROM records WHERE record_id = ?",
                                         column_list<RecordRow>())),
          first_hand_(database, "SELECT min(hand_id) FROM hands WHERE record_id = ?"),
          seats_(database),
          house_rules_(database),
          hands_(database),
          hand_seats_(database),
          substitutes_(database),
          actions_(database),
          findings_(database),
          evidence_(database),
          ledger_(database),
          penalties_(database),
          bids_(database),
          trumps_(database) {}

    VerifyCounts run(Progress& progress) {
        check_structure();
        check_judging();
        database_.run("BEGIN");
        std::uint64_t bytes = 0;
        std::int64_t last = 0;
        while (record_.with(last).step()) {
            if (record_.number(0) <= last) {  // a damaged index can return a row again and again
                tell(0, fmt::format("damaged: the records after {} cannot be read", last));
                break;
            }
            last = record_.number(0);
            bytes += record_.text(1).size();
            check_record(last);
            record_.reset();
            progress.show(bytes, ++counts_.records);
        }
        record_.reset();
        check_names();
        check_log();
        check_analyses();
        database_.run("COMMIT");
        progress.clear();
        return counts_;
    }

  private:
    void tell(std::int64_t record, std::string message) {
        ++counts_.differences;
        tell_({record, std::move(message)});
    }

    void check_structure() {
        Query integrity(database_, "PRAGMA integrity_check");
        while (integrity.step())
            if (integrity.text(0) != "ok") tell(0, integrity.string(0));
        Query keys(database_, "PRAGMA foreign_key_check");
        while (keys.step())
            tell(0, fmt::format("a row of {} refers to a missing row of {}", keys.text(0),
                                keys.text(2)));
    }

    /// Checks whether the stored judgements can be compared with today's.
    void check_judging() {
        as_today_ = is_judged_as_today(database_);
        if (!as_today_)
            tell(0,
                 "the records were judged by an earlier version of Bones; `upgrade` judges them "
                 "again");
    }

    /// Checks that names are folded with this program's version of Unicode.
    void check_names() {
        if (setting(database_, setting_unicode) != unicode_version()) {
            tell(0, fmt::format(
                        "names are folded by Unicode {}, not by {}; `upgrade` folds them again",
                        setting(database_, setting_unicode), unicode_version()));
            return;
        }
        Query names(database_,
                    "SELECT name, folded FROM players UNION ALL SELECT name, folded FROM events "
                    "UNION ALL SELECT written, folded FROM known_as WHERE kind = 'name'");
        while (names.step())
            if (fold(names.text(0)) != names.text(1))
                tell(0, fmt::format("`{}` is folded to `{}`", names.text(0), names.text(1)));
    }

    /// Checks that the texts in the log are unchanged.
    void check_log() {
        Query texts(database_,
                    "SELECT log_id, before, text_hash FROM log WHERE text_hash IS NOT NULL");
        while (texts.step())
            if (text_hash(texts.text(1)) != texts.text(2))
                tell(0, fmt::format(
                            "line {} of the log: the text was changed, because its hash differs",
                            texts.number(0)));
    }

    /// Checks that analyses are of today's text and program, and that their sums are exact.
    void check_analyses() {
        Query stale(database_,
                    "SELECT a.record_id, a.text_hash <> r.text_hash FROM analyses a JOIN records r "
                    "USING (record_id) WHERE a.text_hash <> r.text_hash OR a.version <> ? OR "
                    "a.judging <> ? ORDER BY 1");
        stale.with(std::int64_t{analysis_version}, std::int64_t{judging_version});
        while (stale.step())
            tell(stale.number(0),
                 stale.number(1) != 0
                     ? "the analysis is stale, because the text has changed; `analyze` repeats it"
                     : "the analysis is stale, because an earlier version of Bones made it; "
                       "`analyze` repeats it");
        Query sums(database_,
                   "SELECT record_id, position, seat FROM analyzed_hands WHERE unit < 1 OR result "
                   "<> deal + chance + play + others ORDER BY 1, 2, 3");
        while (sums.step())
            tell(sums.number(0), fmt::format("analyzed_hands: the parts of hand {}, seat {} do not "
                                             "add up to its result",
                                             sums.number(1), sums.text(2)));
    }

    void check_record(std::int64_t record) {
        const std::string text = record_.string(1);
        if (text_hash(text) != record_.text(2))
            return tell(record, "the text was changed, because its hash differs");
        if (!as_today_) return;
        builder_.build_stored({text, 1, 1, record_.number(3) != 0}, record_.text(4), rows_);
        references_.refer(rows_, false);
        compare_columns(record);
        const std::int64_t first = first_hand(record);
        const auto hands = static_cast<std::int64_t>(rows_.hands.size());
        const auto compare = [&](auto& table, const auto& due) {
            std::string difference = table.compare(due, record, first, hands);
            if (!difference.empty()) tell(record, std::move(difference));
        };
        compare(seats_, rows_.seats);
        compare(house_rules_, rows_.house_rules);
        compare(hands_, rows_.hands);
        compare(hand_seats_, rows_.hand_seats);
        compare(substitutes_, rows_.substitutes);
        compare(actions_, rows_.actions);
        compare(findings_, rows_.findings);
        compare(evidence_, rows_.evidence);
        compare(ledger_, rows_.ledger);
        compare(penalties_, rows_.penalties);
        compare(bids_, rows_.bids);
        compare(trumps_, rows_.trumps);
    }

    /// The hand_id of a record's first hand; 0 if it has none.
    std::int64_t first_hand(std::int64_t record) {
        const Reset reset(first_hand_);
        return first_hand_.with(record).step() ? first_hand_.number(0) : 0;
    }

    void compare_columns(std::int64_t record) {
        const Reset reset(columns_);
        columns_.with(record).step();
        Comparer comparer(columns_, 0);
        RecordRow::columns(rows_.record, comparer);
        if (!comparer.differing().empty())
            tell(record, fmt::format("records: `{}` differs", comparer.differing()));
    }

    Database& database_;
    const std::function<void(const Difference&)>& tell_;
    VerifyCounts counts_;
    bool as_today_ = true;
    RowBuilder builder_{false};  // without the fast check, so that import is verified too
    RecordRows rows_;
    References references_;
    Query record_, columns_, first_hand_;
    TableComparison<SeatRow> seats_;
    TableComparison<HouseRuleRow> house_rules_;
    TableComparison<HandRow> hands_;
    TableComparison<HandSeatRow> hand_seats_;
    TableComparison<SubstituteRow> substitutes_;
    TableComparison<ActionRow> actions_;
    TableComparison<FindingRow> findings_;
    TableComparison<EvidenceRow> evidence_;
    TableComparison<LedgerRow> ledger_;
    TableComparison<PenaltyRow> penalties_;
    TableComparison<BidRow> bids_;
    TableComparison<TrumpRow> trumps_;
};

}  // namespace

VerifyCounts verify(Database& database, Progress& progress,
                    const std::function<void(const Difference&)>& tell) {
    return Verifier(database, tell).run(progress);
}

}  // namespace bones::inline store::archive
