// The cases of some records as one document: bones-check --case.
#pragma once

#include <cstdint>
#include <optional>

#include "tools/check/check.hpp"
#include "tools/lib/cli/wanted_stop.hpp"

namespace bones {

/// The chosen cases.
struct CaseOptions {
    std::uint32_t record =
        0;  ///< 0: all; otherwise only the records with this number in their file
    std::optional<WantedStop>
        at;  ///< none: every breach; otherwise the breaches at this place, possible ones too
};

/// Writes a page for each breach, in HTML. Returns the exit status.
int write_cases(const Tool& tool, const CheckOptions& checking, const CaseOptions& wanted);

}  // namespace bones
