// The records of one archive into another.
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
    std::uint64_t fresh = 0;        ///< taken over
    std::uint64_t likely = 0;       ///< of those: likely the same game as another record
    std::uint64_t same = 0;         ///< there already
    std::uint64_t updated = 0;      ///< amended over there: the amendment is taken over
    std::uint64_t removed = 0;      ///< removed here, and left out
    std::vector<std::string> near;  ///< a line on new people who may be others
    std::uint64_t conflicts = 0;    ///< games in two wordings, either of which may be right
    std::uint64_t night_files = 0;  ///< taken over
    std::vector<StoredNightFile> other_night_files;  ///< with another text here, which stays
};

/// Told of every record that is not simply taken over: its number over there, and how it stands.
using TellMerged = std::function<void(std::int64_t other, const Match& match)>;

/// Takes over what `other` has, judging it anew, with what its records said before they were
/// amended. All in one transaction. The result does not depend on which archive is merged into
/// which, nor on the order of several. Throws ArchiveError.
void merge(Database& database, Database& other, Progress& progress, const TellMerged& tell,
           MergeCounts& counts);

}  // namespace bones::inline store::archive
