// How much a test that plays many games plays: BONES_EFFORT per cent of the usual (1-100,000; 100
// if unset or no number). The sanitizers' presets take less, the soak runs more.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace bones {

/// This share of `usual`, at least 1.
inline long by_effort(long usual) {
    const char* set = std::getenv("BONES_EFFORT");
    const long asked = set ? std::atol(set) : 100;
    const long per_cent = asked > 0 ? std::min(asked, 100'000L) : 100;
    return std::max(1L, usual * per_cent / 100);
}

}  // namespace bones
