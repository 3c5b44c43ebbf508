// Compares the verdicts on two texts of one play, which formatting must not change.
#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bones/referee.hpp"
#include "libnotation/codes.hpp"

namespace bones::test {

/// Whether the list of findings is complete. A shortened list (N12) depends on the order of the
/// lines.
inline bool lists_all(const GameVerdict& verdict) {
    return std::none_of(verdict.findings.begin(), verdict.findings.end(),
                        [](const auto& finding) { return finding.code == &code::findings_cut; });
}

/// Returns, one per line, the parts of a verdict that do not depend on spelling: findings without
/// notes (if wanted), the number of open verdicts, ends, scores, totals and winners. Unreadable
/// lines may move to another hand, so a finding without a ply omits its hand.
inline std::vector<std::string> essence(const GameVerdict& verdict, bool with_findings) {
    std::vector<std::string> lines;
    for (const Finding& finding : verdict.findings)
        if (with_findings && finding.severity != Severity::note)
            lines.push_back(fmt::format("finding {} {} {} {} {}",
                                        finding.ply < 0 ? -1 : finding.hand, finding.ply,
                                        finding.seat.letter(), finding.code->name, finding.clause));
    std::sort(lines.begin(), lines.end());
    lines.push_back(fmt::format("open {}", verdict.counts.open));
    for (const HandVerdict& hand : verdict.hands) {
        std::string line = fmt::format("hand {} {} {} {} {}", hand.number, hand.leader.letter(),
                                       static_cast<int>(hand.end), hand.out.letter(), hand.scored);
        for (std::int32_t points : hand.scores) line += fmt::format(" {}", points);
        lines.push_back(std::move(line));
    }
    std::string line = fmt::format("game {} {} ", verdict.totals_known, verdict.complete);
    for (Seat seat : verdict.winners) line += seat.letter();
    if (verdict.totals_known)
        for (std::int32_t points : verdict.totals) line += fmt::format(" {}", points);
    lines.push_back(std::move(line));
    return lines;
}

}  // namespace bones::test
