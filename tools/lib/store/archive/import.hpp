// Files of records into an archive.
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
    bool dry_run = false;       ///< say what would happen, and change nothing
    bool by_fast_check = true;  ///< see RowBuilder
    int threads = 1;
    bool progress = false;  ///< show it on standard error
};

struct ImportCounts {
    std::uint64_t records = 0;
    std::uint64_t fresh = 0;       ///< stored
    std::uint64_t likely = 0;      ///< of those: likely the same game as another record
    std::uint64_t same = 0;        ///< there already, now or before an amendment
    std::uint64_t removed = 0;     ///< removed from the archive: left out
    std::uint64_t broken = 0;      ///< of the stored ones, those with errors or broken rules
    std::uint64_t unreadable = 0;  ///< of those, the ones of which only the text could be kept
    std::uint64_t undone_files =
        0;  ///< files that could not be read to their end: nothing of them is stored
    std::uint64_t empty_files = 0;  ///< files without a record
    std::vector<std::string> near;  ///< a line on new people who may be others
};

/// What became of one record.
struct ImportedRecord {
    InputFileRef file;
    std::uint64_t line = 0;  ///< where it stands in the file; 0: the file has no record
    Match match;
    std::int64_t stored_as = 0;  ///< 0: it is not stored
};

/// What is to be said of a record.
using TextOfImported = std::function<std::string(const ImportedRecord&)>;

/// Imports files: each whole or not at all. Work is committed several times a second, after a
/// whole file, and only then does the report tell of it. False if something could not be read,
/// which was complained of. Throws ArchiveError.
bool import_files(InputFiles& files, Database& database, const ImportOptions& options,
                  const Complain& complain, const TextOfImported& text, Report& report,
                  ImportCounts& counts);

}  // namespace bones::inline store::archive
