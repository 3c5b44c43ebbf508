// The records of a statistic: those of files, or those that filters choose from an archive.
#pragma once

#include <memory>
#include <optional>
#include <set>

#include "tools/lib/cli/records.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/find/record_finder.hpp"
#include "tools/lib/store/selection/names_met.hpp"

namespace bones::inline store {

struct Choice {
    std::string database;     ///< --db; empty: files
    std::string as_of;        ///< --as-of; empty: the current state
    bool in_cluster = false;  ///< the records are in a cluster, not in files or an archive
    archive::Filters filters;
    std::string find;                      ///< --find
    std::optional<find::Pattern> pattern;  ///< the parsed pattern; only records with a match count
    bool reports_codes = false;            ///< --code chooses the codes to report, not records
    std::vector<std::string> codes;        ///< the codes of --code in that case

    /// Whether a record has the chosen game and player: the filters that also work with files.
    bool wants(const Record& record) const;
    /// Whether a record of a batch is a copy of an earlier one and does not count. An archive has
    /// each game only once.
    bool is_copy(const Batch& batch, const BatchRecord& item, const RecordChecker& judged,
                 BatchCopies& copies) const;
    /// The seats in a hand that a statistic is about: those of the chosen player and seat, or all.
    SeatSet seats_of_player(const Record& record, std::uint32_t hand) const;

    /// A finder of the pattern's matches in files. Null without a pattern, or if an archive finds
    /// them. Use one per thread.
    std::shared_ptr<find::RecordFinder> finder(const Tool& tool) const;
    /// Collects names, to check whether files have the chosen ones. It has nothing to check for an
    /// archive, where names are checked beforehand.
    NamesMet names_asked() const;

    std::shared_ptr<archive::Database> archive = {};  ///< null without an archive
    archive::WhoIsWho who = {};                       ///< the people of the archive, if any
    std::set<std::string> people = {};                ///< keys of the chosen player in an archive
};

/// Adds FILE|DIR|-…, -j and --db.
void add_source_options(Tool& tool, Choice& choice);
/// Adds these options and those of the filters.
void add_choice_options(Tool& tool, Choice& choice);
/// Checks the options after parsing. Without files and without --db, BONES_DB names the archive.
/// Throws UsageError.
void settle(const Tool& tool, Choice& choice);

/// Reads the chosen records of an archive.
class ArchiveRecords {
  public:
    /// Throws ArchiveError.
    ArchiveRecords(const Tool& tool, const Choice& choice);
    ~ArchiveRecords();
    /// An input file that stands for the archive.
    const InputFileRef& origin() const { return origin_; }
    /// Reads the next record in the order of export. `index` is the record's number.
    bool next(RawRecord& raw);

  private:
    struct Reading;

    InputFileRef origin_;
    std::unique_ptr<Reading> reading_;
};

/// Runs all chosen records through workers (see Pipeline). False if an input could not be read.
template <class Result>
bool for_all_chosen(const Tool& tool, const Choice& choice,
                    typename Pipeline<Result>::MakeWorker make_worker,
                    typename Pipeline<Result>::Deliver deliver) {
    std::size_t files = 0;
    if (choice.database.empty())
        return for_all_inputs<Result>(tool, files, std::move(make_worker), std::move(deliver));
    ArchiveRecords records(tool, choice);
    RecordFeed feed(
        records.origin(), [&](RawRecord& raw) { return records.next(raw); },
        !tool.shows_progress());
    Pipeline<Result>(feed, std::move(make_worker), std::move(deliver)).run(tool.threads());
    return true;
}

}  // namespace bones::inline store
