// Which records a statistic is about: those of files, or those of an archive that filters pick.
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
    std::string as_of;        ///< --as-of; empty: as it is
    bool in_cluster = false;  ///< the records are neither in files nor in an archive
    archive::Filters filters;
    std::string find;                      ///< --find
    std::optional<find::Pattern> pattern;  ///< that; records with a match are wanted
    bool reports_codes = false;      ///< --code says what is reported on, and picks no records
    std::vector<std::string> codes;  ///< then they are here

    /// Whether a record is of a game and a player that are asked for: the filters that files know.
    bool wants(const Record& record) const;
    /// Whether a record of a batch is the same game as one before, in which case it does not count.
    /// An archive has stored each game once.
    bool is_copy(const Batch& batch, const BatchRecord& item, const RecordChecker& judged,
                 BatchCopies& copies) const;
    /// The seats that a statistic is about in a hand: the player's, if one is asked for.
    SeatSet seats_of_player(const Record& record, std::uint32_t hand) const;

    /// Finds matches of the pattern in files; null: there is no pattern, or an archive picks. One
    /// for each thread.
    std::shared_ptr<find::RecordFinder> finder(const Tool& tool) const;
    /// To see whether files have the names asked for; it asks for none where an archive is read,
    /// which tells that beforehand.
    NamesMet names_asked() const;

    std::shared_ptr<archive::Database> archive = {};  ///< if it is one
    archive::WhoIsWho who = {};                       ///< by the archive, if it is one
    std::set<std::string> people = {};  ///< keys of the player asked for, in an archive
};

/// Adds FILE|DIR|-…, -j and --db.
void add_source_options(Tool& tool, Choice& choice);
/// The same and the filters.
void add_choice_options(Tool& tool, Choice& choice);
/// Checks them after parsing. Without files and without --db, BONES_DB names an archive. Throws
/// UsageError.
void settle(const Tool& tool, Choice& choice);

/// Where the records of an archive come from.
class ArchiveRecords {
  public:
    /// Throws ArchiveError.
    ArchiveRecords(const Tool& tool, const Choice& choice);
    ~ArchiveRecords();
    /// A file that stands for the archive.
    const InputFileRef& origin() const { return origin_; }
    /// The next record in the order of export: `index` is its number.
    bool next(RawRecord& raw);

  private:
    struct Reading;

    InputFileRef origin_;
    std::unique_ptr<Reading> reading_;
};

/// Runs all chosen records through workers (see Pipeline). False if something could not be read.
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
