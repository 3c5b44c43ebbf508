#include "engine/slips/sheet.hpp"

#include <fmt/format.h>

#include "engine/codes.hpp"
#include "engine/slips/trial.hpp"

namespace bones::slips {
namespace {

/// The last action of a hand whose change may take away what is wrong: where all tiles are known,
/// what an action breaks depends on nothing that comes after it.
std::uint32_t last_action(const Record& record, const GameVerdict& verdict, std::uint32_t hand,
                          const TileUses& uses) {
    std::int64_t first = -1;
    for (const Finding& finding : verdict.findings) {
        if (!is_wrong(finding) || hand_of(record, finding) != hand) continue;
        const bool of_action = finding.ply > 0 && finding.code != &code::joint_breach;
        if (of_action && (first < 0 || finding.ply < first)) first = finding.ply;
    }
    if (first < 0 || !uses.all_known()) return none_such - 1;
    return record.hands[hand].first_action + static_cast<std::uint32_t>(first) - 1;
}

}  // namespace

Sheet sheet_of(const Record& record, const GameVerdict& verdict, std::uint32_t hand,
               const TileUses& uses) {
    bool claims_only = true;
    for (const Finding& finding : verdict.findings)
        if (is_wrong(finding) && hand_of(record, finding) == hand)
            claims_only = claims_only && finding.severity == Severity::claim;
    return {record, verdict, hand, uses, last_action(record, verdict, hand, uses), claims_only};
}

std::vector<unsigned> arms_for_left_out(const Sheet& sheet) {
    return sheet.game().tricks ? std::vector<unsigned>() : possible_arms(sheet);
}

Change on_arm(Change change, unsigned arm) {
    change.play.front().arm = arm & 255u;
    std::string& text = change.replacements.front().text;
    text.insert(text.find_last_not_of(" \n") + 1, fmt::format("@{}", arm));
    return change;
}

}  // namespace bones::slips
