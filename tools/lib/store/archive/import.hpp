// Imports files of records into an archive.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tools/lib/io/input.hpp"
#include "tools/lib/store/archive/report.hpp"
#include "tools/lib/store/archive/store.hpp"

namespace bones::inline store::archive {

struct ImportOptions {
    bool dry_run = false;       ///< report what would happen, and change nothing
    bool by_fast_check = true;  ///< see RowBuilder
    int threads = 1;
    bool progress = false;  ///< show progress on standard error
};

struct ImportCounts {
    std::uint64_t records = 0;
    std::uint64_t fresh = 0;       ///< stored records
    std::uint64_t likely = 0;      ///< of the stored ones: likely the same game as another record
    std::uint64_t same = 0;        ///< stored before, now or before an amendment
    std::uint64_t removed = 0;     ///< skipped, because they were removed from the archive
    std::uint64_t broken = 0;      ///< of the stored ones: those with errors or breaches
    std::uint64_t unreadable = 0;  ///< of these: those of which only the text could be stored
    /// Files that could not be read to their end. Nothing of them is stored.
    std::uint64_t undone_files = 0;
    std::uint64_t empty_files = 0;  ///< files without a record
    std::vector<std::string> near;  ///< see near_lines, for the new people
};

/// The result for one record.
struct ImportedRecord {
    InputFileRef file;
    std::uint64_t line = 0;  ///< the record's line in the file; 0: the file has no record
    Match match;
    std::int64_t stored_as = 0;  ///< the record's number; 0: not stored
};

/// Returns the message on a record.
using TextOfImported = std::function<std::string(const ImportedRecord&)>;

/// Imports files, each completely or not at all. It commits several times a second, after a whole
/// file; only then does the report list the file. False if an input could not be read; `complain`
/// reports it. Throws ArchiveError.
bool import_files(InputFiles& files, Database& database, const ImportOptions& options,
                  const Complain& complain, const TextOfImported& text, Report& report,
                  ImportCounts& counts);

}  // namespace bones::inline store::archive
