// How many games a test plays: BONES_EFFORT per cent of the usual number (1-100,000; 100 if unset
// or not a number). The sanitizer presets use less, the soak test more.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace bones {

/// Returns this share of `usual`, at least 1.
inline long by_effort(long usual) {
    const char* set = std::getenv("BONES_EFFORT");
    const long asked = set ? std::atol(set) : 100;
    const long per_cent = asked > 0 ? std::min(asked, 100'000L) : 100;
    return std::max(1L, usual * per_cent / 100);
}

}  // namespace bones
