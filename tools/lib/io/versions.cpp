#include "tools/lib/io/versions.hpp"

#include <fmt/core.h>

#include "libnotation/versions.hpp"

namespace bones::inline io {

std::string versions_of_results() {
    return fmt::format("{} notation {} rules {} verdicts {} archive {}", BONES_VERSION,
                       notation_version, ruleset_version, judging_version, archive_version);
}

}  // namespace bones::inline io
