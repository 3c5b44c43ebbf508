// Merges the records of one archive into another.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tools/lib/io/progress.hpp"
#include "tools/lib/store/archive/night_files.hpp"
#include "tools/lib/store/archive/store.hpp"

namespace bones::inline store::archive {

struct MergeCounts {
    std::uint64_t records = 0;
    std::uint64_t fresh = 0;        ///< added
    std::uint64_t likely = 0;       ///< of the added ones: likely the same game as another record
    std::uint64_t same = 0;         ///< stored already
    std::uint64_t updated = 0;      ///< amended in the other archive; the amendment is adopted
    std::uint64_t removed = 0;      ///< skipped, because they were removed here
    std::vector<std::string> near;  ///< see near_lines, for the new people
    std::uint64_t conflicts = 0;    ///< games in two versions, either of which may be right
    std::uint64_t night_files = 0;  ///< added
    std::vector<StoredNightFile> other_night_files;  ///< with another text here, which stays
};

/// Called for every record that is not simply added, with its number in the other archive and its
/// relation to this one.
using TellMerged = std::function<void(std::int64_t other, const Match& match)>;

/// Adds the records of `other`, judges them again, and adds their earlier texts. It all happens in
/// one transaction. The result does not depend on which archive is merged into which, nor on the
/// order of several merges. Throws ArchiveError.
void merge(Database& database, Database& other, Progress& progress, const TellMerged& tell,
           MergeCounts& counts);

}  // namespace bones::inline store::archive
