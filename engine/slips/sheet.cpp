#include "engine/slips/sheet.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/slips/trial.hpp"

namespace bones::slips {
namespace {

/// Returns the last action whose change may remove the error. If all tiles are known, a breach does
/// not depend on later actions.
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
    change.play.back().arm = arm & 255u;
    std::string& text = change.replacements.front().text;
    text.insert(text.find_last_not_of(" \n") + 1, fmt::format("@{}", arm));
    return change;
}

std::string play_key(const Record& record, const PlayLine& line) {
    std::string key;
    for (std::uint32_t i = line.first(); i < line.end(); ++i) {
        const Action& action = record.actions[i];
        if (!action.is_readable()) key += record.at(record.place_of(action));
        key += fmt::format(" {}{}-{}", action.seat().letter(), static_cast<int>(action.kind),
                           action.names_tile() ? action.tile().number() : 0);
    }
    return key;
}

std::vector<PlayLine> play_lines(const Record& record, const Hand& hand) {
    std::vector<PlayLine> lines;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword == Keyword::actions && line.counts && line.count > 0)
            lines.push_back({&line});
    }
    return lines;
}

Place line_begin(const Record& record, const Statement& statement) {
    const std::size_t feed = record.text.substr(0, statement.line.offset).rfind('\n');
    return {static_cast<std::uint32_t>(feed + 1), 0};
}

bool begins_text_line(const Record& record, const Statement& statement) {
    const std::uint32_t begin = line_begin(record, statement).offset;
    const std::string_view before =
        record.text.substr(begin, place_of_seat(statement).offset - begin);
    return before.find_first_not_of(" \t") == std::string_view::npos;
}

Place line_end(const Record& record, const Statement& statement) {
    std::size_t end = std::min(record.text.find('\n', statement.line.end()), record.text.size());
    while (end > statement.line.end() && record.text[end - 1] == '\r') --end;
    return {static_cast<std::uint32_t>(end), 0};
}

}  // namespace bones::slips
