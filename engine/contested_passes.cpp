#include "engine/contested_passes.hpp"

#include <algorithm>

#include "libnotation/moved_passes.hpp"

namespace bones {
namespace {

bool is_at(const Record& record, Place place, std::uint32_t action) {
    return action < record.actions.size() && !place.empty() &&
           place.offset == record.actions[action].offset;
}

/// Whether a finding is a proven breach that rests on a pass: at the pass, at the same seat's next
/// action, or with the pass in its evidence.
bool rests_on(const Finding& finding, const Record& record, std::uint32_t pass) {
    if (finding.severity != Severity::broken || finding.verdict != Verdict::broken) return false;
    const Seat seat = record.actions[pass].seat();
    return is_at(record, finding.place, pass) ||
           (is_at(record, finding.place, pass + 1) && finding.seat == seat) ||
           std::any_of(finding.evidence.begin(), finding.evidence.end(),
                       [&](const Evidence& seen) { return is_at(record, seen.place, pass); });
}

}  // namespace

bool leave_contested_passes_unread(Record& record, const GameVerdict& verdict) {
    bool any = false;
    for (const std::uint32_t pass : record.moved_passes) {
        const auto contests = [&](const Finding& one) { return rests_on(one, record, pass); };
        if (record.actions[pass].kind != ActionKind::pass ||
            std::none_of(verdict.findings.begin(), verdict.findings.end(), contests))
            continue;
        leave_pass_unread(record, pass);
        any = true;
    }
    return any;
}

bool has_contested_pass(const Record& record, std::uint32_t hand) {
    const Hand& h = record.hands[hand];
    return std::any_of(record.moved_passes.begin(), record.moved_passes.end(),
                       [&](std::uint32_t pass) {
                           return pass >= h.first_action && pass < h.end_action &&
                                  record.actions[pass].kind == ActionKind::bad_token;
                       });
}

}  // namespace bones
