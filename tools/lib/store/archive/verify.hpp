// Whether an archive is whole, and whether its records are still judged as they were.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "tools/lib/io/progress.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// Something that is not as it should be. `record` 0: the archive as a whole.
struct Difference {
    std::int64_t record = 0;
    std::string message;
};

struct VerifyCounts {
    std::uint64_t records = 0;
    std::uint64_t differences = 0;
};

/// Checks SQLite's own structures, references between tables, the hash of each text, and everything
/// that is stored of each record against what the rules of today say of its text.
VerifyCounts verify(Database& database, Progress& progress,
                    const std::function<void(const Difference&)>& tell);

}  // namespace bones::inline store::archive
