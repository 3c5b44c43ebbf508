// Judging with nobody listening: what comes of it is learnt, and not a word is said.
#pragma once

#include <vector>

#include "engine/referee/weighing.hpp"

namespace bones {

struct Unheard {
    explicit Unheard(const Record& record) { nobody.start(record, verdict); }
    Unheard(const Unheard&) = delete;
    Unheard& operator=(const Unheard&) = delete;

    /// For a referee who judges these hands so.
    HandContext context(const Hands& hands) {
        HandContext context{&nobody, &hands, nullptr, &open, false, &breaches};
        context.heard = false;
        return context;
    }

    GameVerdict verdict;
    Reporter nobody;
    OpenVerdicts open;
    std::vector<Breach> breaches;
};

}  // namespace bones
