#include "tools/query/file_search.hpp"

#include <fmt/core.h>

#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "libnotation/text/joined.hpp"
#include "tools/lib/cli/records.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/schema.hpp"
#include "tools/lib/store/archive/store.hpp"
#include "tools/lib/store/selection/names_met.hpp"
#include "tools/query/find_answer.hpp"
#include "tools/query/header_filters.hpp"
#include "tools/query/time_limit.hpp"

namespace bones {

using namespace archive;

namespace {

/// Thrown when the limit of matches is reached, to end the reading.
struct LimitReached : std::exception {
    explicit LimitReached(bool read_all) : complete(read_all) {}

    bool complete;  ///< all input before it was readable
};

/// An archive in memory that contains one record at a time. So filters and rows mean the same as in
/// an archive.
class OneRecord {
  public:
    /// `level`: the level of the rows to print; none if only the text is needed.
    OneRecord(const Filters& filters, std::optional<Level> level)
        : database_(archive_in_memory()), store_(database_), filters_(filters), level_(level) {
        spare_what_one_needs_not();
        for (const std::string_view table : tables)
            empty_.push_back(
                std::make_unique<Query>(database_, fmt::format("DELETE FROM {}", table)));
        const bool of_actions = filters.any_of_actions() || filters.any_of_findings();
        const Selection picked =
            select(filters, of_actions ? Level::actions : Level::hands, Purpose::one_record);
        met_.emplace(database_, fmt::format("SELECT h.position, {} {}", of_actions ? "a.ply" : "0",
                                            picked.sql));
        picked.parameters.bind(*met_);
        parameter_ = static_cast<int>(picked.parameters.values().size()) + 1;
        of_actions_ = of_actions;
        database_.run("BEGIN");
        store_.start();
    }

    Database& database() { return database_; }

    /// Stores a record, and removes the matches that the filters exclude.
    void read(FoundRecord& record) {
        if (record.rows) return store_hands(record, *record.rows);
        builder_.build({record.text, 1, 1, false}, rows_);
        record.text = rows_.record.text;
        if (!filters_.any() && !level_) return;
        if (!filters_.any()) keep_only_what_is_shown(record);
        store(record, rows_);
        if (filters_.any()) keep_what_is_met(record);
    }

  private:
    static constexpr std::string_view tables[] = {
        RecordRow::table,   SeatRow::table,       HouseRuleRow::table, HandRow::table,
        HandSeatRow::table, SubstituteRow::table, ActionRow::table,    FindingRow::table,
        EvidenceRow::table, LedgerRow::table,     PenaltyRow::table,   BidRow::table,
        TrumpRow::table};

    /// Removes indices and foreign keys, which are useless for the few rows of one record. Tables
    /// are then emptied as a whole, which is much faster.
    void spare_what_one_needs_not() {
        std::string script = "PRAGMA foreign_keys = OFF;";
        Query indices(database_, fmt::format("SELECT name FROM sqlite_master WHERE type = 'index' "
                                             "AND sql IS NOT NULL AND tbl_name IN ('{}')",
                                             joined(tables, "', '")));
        while (indices.step()) script += fmt::format("DROP INDEX {};", indices.text(0));
        indices.reset();
        database_.run(script);
    }

    void store(FoundRecord& record, RecordRows& rows) {
        if (record_ != 0)
            for (const auto& empty : empty_) empty->run();
        record.number = record_ = store_.add(rows);
    }

    /// Stores the hands, but keeps the points of seats in memory, because they are most of the
    /// rows.
    void store_hands(FoundRecord& record, RecordRows& rows) {
        std::vector<HandSeatRow> spared = std::exchange(rows.hand_seats, {});
        store(record, rows);
        rows.hand_seats = std::move(spared);
    }

    /// Drops the rows that are not printed, because storing rows takes the most time.
    void keep_only_what_is_shown(const FoundRecord& record) {
        keep_only_steps(record);
        rows_.findings.clear();
        rows_.evidence.clear();
        rows_.ledger.clear();
        rows_.penalties.clear();
        rows_.bids.clear();
        rows_.trumps.clear();
    }

    /// Keeps the actions of steps, and for each the last earlier action that shows the open ends.
    void keep_only_steps(const FoundRecord& record) {
        std::set<std::pair<std::int64_t, std::int64_t>> steps;
        for (const FoundMatch& match : record.matches)
            for (const std::uint32_t step : match.steps) steps.emplace(match.hand, step + 1);
        std::vector<ActionRow> left;
        const ActionRow* last_with_ends = nullptr;
        for (const ActionRow& row : rows_.actions) {
            if (last_with_ends != nullptr && last_with_ends->hand.index != row.hand.index)
                last_with_ends = nullptr;
            const bool is_step = steps.count({row.hand.index + 1, row.ply}) > 0;
            if (is_step && last_with_ends != nullptr) left.push_back(*last_with_ends);
            if (is_step) left.push_back(row);
            // One such row is enough until the ends change again.
            if (row.ends_changed)
                last_with_ends = is_step ? nullptr : &row;
            else if (is_step)
                last_with_ends = nullptr;
        }
        rows_.actions = std::move(left);
    }

    void keep_what_is_met(FoundRecord& record) {
        const Reset reset(*met_);
        met_->bind(parameter_, record_);
        std::set<std::pair<std::int64_t, std::int64_t>> met;
        while (met_->step()) met.emplace(met_->number(0), met_->number(1));
        std::erase_if(record.matches, [&](const FoundMatch& match) {
            const auto first = met.lower_bound({match.hand, of_actions_ ? match.first : 0});
            return first == met.end() ||
                   *first > std::pair(match.hand, of_actions_ ? match.last : 0);
        });
    }

    Database database_;
    Store store_;
    RowBuilder builder_;
    RecordRows rows_;
    const Filters& filters_;
    std::optional<Level> level_;
    std::optional<Query> met_;
    std::vector<std::unique_ptr<Query>> empty_;
    int parameter_ = 0;
    bool of_actions_ = false;
    std::int64_t record_ = 0;
};

/// The output of a batch of records.
struct Result {
    std::vector<FoundRecord> records;
    std::optional<NamesMet> names;

    void clear() { records.clear(), names.reset(); }
};

/// The data of a record with a match that is kept besides its place.
enum class Keeps { nothing, text, hands };

/// The rows of the hands with a match, from the finder's own verdict.
std::unique_ptr<RecordRows> rows_of_hands(RowBuilder& builder, const find::RecordFinder& finder,
                                          const std::vector<find::RecordMatch>& found) {
    std::vector<std::size_t> hands;
    for (const find::RecordMatch& one : found)
        if (hands.empty() || hands.back() != one.hand) hands.push_back(one.hand);
    auto rows = std::make_unique<RecordRows>();
    builder.build_hands(finder.judged(), hands, *rows);
    return rows;
}

Pipeline<Result>::Worker make_worker(const Tool& tool, const QueryOptions& options,
                                     const find::Pattern& pattern, Keeps keeps,
                                     const TimeLimit& limit) {
    find::RecordFinder::Options how;
    how.wanted.all = options.all;
    how.wanted.steps = options.level == "actions";
    how.wanted.over = [&limit] { return limit.is_over(); };
    how.no_fast_check = tool.no_fast_check;
    how.verdicts = keeps == Keeps::hands || options.filters.finished || options.filters.unfinished;
    const auto finder = std::make_shared<find::RecordFinder>(
        pattern, std::make_shared<const find::NamedPeople>(pattern), how);
    const auto builder = std::make_shared<RowBuilder>();
    return [&options, &pattern, finder, builder, keeps](const Batch& batch, Result& result) {
        result.names.emplace(options.filters, &pattern);
        for (const BatchRecord& item : batch.records) {
            if (!item.is_record()) continue;
            const std::vector<find::RecordMatch>& found = finder->find(item.raw);
            result.names->add(finder->record());
            if (found.empty() ||
                !header_meets(options.filters, finder->record(), finder->verdict()))
                continue;
            FoundRecord& record =
                result.records.emplace_back(found_record(pattern, *finder, found, options.per));
            record.place = {item.file->name, item.raw.index};
            record.after_loss = item.file->after_loss;
            if (keeps == Keeps::text) record.text = item.raw.text;
            if (keeps == Keeps::hands) record.rows = rows_of_hands(*builder, *finder, found);
        }
    };
}

/// Decides what to keep. Records are judged again in canonical form if the finder does not have
/// enough details.
Keeps what_is_kept(const QueryOptions& options, const Filters& rest) {
    const bool tells_rows = !options.level.empty() && !options.count && options.per.empty();
    if (rest.any() || options.format == "bones") return Keeps::text;
    if (!tells_rows) return Keeps::nothing;
    return options.level_asked() == Level::hands ? Keeps::hands : Keeps::text;
}

}  // namespace

std::uint64_t search_files(const Tool& tool, const QueryOptions& options,
                           const find::Pattern& pattern, Output& output, bool& complete) {
    if (tool.app.count("--sort") > 0 || options.ordering.reverse)
        throw UsageError("matches in files have the order of the files; omit --sort and --reverse");
    const Filters rest = beyond_header(options.filters);
    const Keeps keeps = what_is_kept(options, rest);
    const TimeLimit limit(nullptr, options.seconds);
    Style style;
    style.colored = tool.colored(1);
    FindAnswer answer(options, pattern, true, style, output);
    std::unique_ptr<OneRecord> one;
    std::optional<Level> level;
    if (!options.level.empty() && options.format != "bones") level = options.level_asked();
    if (keeps != Keeps::nothing) one = std::make_unique<OneRecord>(rest, level);
    if (one) answer.rows_from(one->database());
    std::size_t files = 0;
    NamesMet names(options.filters, &pattern);
    try {
        complete = for_all_inputs<Result>(
            tool, files, [&] { return make_worker(tool, options, pattern, keeps, limit); },
            [&](Result& result) {
                names.add(*result.names);
                for (FoundRecord& record : result.records) {
                    if (limit.is_over()) throw find::OutOfTime();
                    if (one) one->read(record);
                    if (!record.matches.empty() && !answer.add(record))
                        throw LimitReached(!record.after_loss);
                }
            });
        if (complete) names.complain_of_others([&](std::string_view text) { tool.say(text); });
    } catch (const LimitReached& enough) {
        complete = enough.complete;
        forget_noted_status();
    }
    return answer.finish();
}

}  // namespace bones
