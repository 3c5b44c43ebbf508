// Checks that an archive is not damaged, and that its records would be judged in the same way
// today.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "tools/lib/io/progress.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// A difference from the expected state. `record` 0: of the archive as a whole.
struct Difference {
    std::int64_t record = 0;
    std::string message;
};

struct VerifyCounts {
    std::uint64_t records = 0;
    std::uint64_t differences = 0;
};

/// Checks SQLite's own structures, references between tables and the hash of each text. Compares
/// all stored rows of each record with those that today's rules give for its text.
VerifyCounts verify(Database& database, Progress& progress,
                    const std::function<void(const Difference&)>& tell);

}  // namespace bones::inline store::archive
