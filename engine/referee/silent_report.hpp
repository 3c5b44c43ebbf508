// Judging with nobody listening: what comes of it is learnt, and not a word is said.
#pragma once

#include <vector>

#include "engine/referee/charge_judge.hpp"

namespace bones {

struct SilentReport {
    explicit SilentReport(const Record& record) { reporter.start(record, verdict); }
    SilentReport(const SilentReport&) = delete;
    SilentReport& operator=(const SilentReport&) = delete;

    /// For a referee who judges these hands so.
    HandContext context(const Hands& hands) {
        HandContext context{&reporter, &hands, nullptr, &open, false, &breaches};
        context.heard = false;
        return context;
    }

    bool is_empty() const {
        return verdict.findings.empty() && breaches.empty() && open.is_empty();
    }
    void clear() {
        verdict.findings.clear();
        breaches.clear();
        open.clear();
        reporter.start(reporter.record(), verdict);
    }

    /// Before the misfit at a ply, the action `index`, another judgement of the hand found this,
    /// and the misfit.
    void begin_with(const SilentReport& found, std::uint32_t index, std::uint32_t ply) {
        for (const Breach& breach : found.breaches)
            if (breach.ply <= ply) breaches.push_back(breach);
        for (const Finding& finding : found.verdict.findings)
            if (finding.ply < std::int64_t{ply}) verdict.findings.push_back(finding);
        open.add_until(index, found.open);
    }

    GameVerdict verdict;
    Reporter reporter;
    OpenVerdicts open;
    std::vector<Breach> breaches;
};

}  // namespace bones
