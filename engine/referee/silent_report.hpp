// Collects the result of a judgement without findings for the user.
#pragma once

#include <vector>

#include "engine/referee/charge_judge.hpp"

namespace bones {

struct SilentReport {
    explicit SilentReport(const Record& record) { reporter.start(record, verdict); }
    SilentReport(const SilentReport&) = delete;
    SilentReport& operator=(const SilentReport&) = delete;

    /// Returns the context for a referee that judges these hands.
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

    /// Copies what another judgement of the hand found before the misfit (action `index`, at
    /// `ply`), and the misfit itself.
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
