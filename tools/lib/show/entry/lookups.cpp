#include "tools/lib/show/entry/lookups.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "bones/writer.hpp"
#include "engine/codes.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/io/records/sheet_arms.hpp"
#include "tools/lib/show/entry/edits.hpp"

namespace bones::inline show::entry {

std::string without_last(const Draft& draft) {
    const Record& record = draft.record();
    const Statement& last = record.statements.back();
    if (last.keyword != Keyword::actions || last.count == 0)
        return draft.text().substr(0, last.line.offset);
    return without_token(draft, static_cast<std::uint32_t>(record.actions.size() - 1));
}

const Finding* unreadable_in(const std::vector<const Finding*>& findings) {
    const auto found = std::find_if(findings.begin(), findings.end(), [](const Finding* finding) {
        for (const Code* code :
             {&code::unreadable, &code::bad_token, &code::bad_tile, &code::bad_value,
              &code::bad_seat, &code::unknown_game, &code::unknown_rule, &code::line_too_long,
              &code::no_such_action, &code::no_such_arm, &code::record_too_long})
            if (finding->code == code) return true;
        return false;
    });
    return found == findings.end() ? nullptr : *found;
}

bool says(const Draft& draft, const Code& code) {
    if (draft.record().hands.empty()) return false;
    const auto& findings = draft.verdict().findings;
    const auto ply = draft.record().hands.back().actions();
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.code == &code && finding.hand == draft.record().hands.back().number &&
               finding.ply == ply;
    });
}

std::string last_actions(const Draft& draft, std::size_t count) {
    std::string sheet;
    write(draft.record(), actions_as_on_sheet(draft.record(), draft.verdict()), sheet);
    const Draft written(std::move(sheet));
    const Record& record = written.record();
    std::string text;
    Seat seat;
    // A record at its limits drops actions, so it may have fewer than were typed.
    count = std::min(count, record.actions.size());
    for (std::size_t i = record.actions.size() - count; i < record.actions.size(); ++i) {
        const Action& action = record.actions[i];
        if (!text.empty()) text += ' ';
        const bool goes_on = plays_tricks(record.game) ? seat.exists() : action.seat() == seat;
        if (!goes_on) text += fmt::format("{} ", action.seat().letter());
        seat = action.seat();
        text += record.at(record.place_of(action));
    }
    return text;
}

const Hand& hand_of(const Record& record, std::uint32_t action) {
    const auto hand = std::find_if(record.hands.begin(), record.hands.end(),
                                   [&](const Hand& one) { return action < one.end_action; });
    return *hand;
}

Seat mover_at(const Draft& draft, std::uint32_t action) {
    const Seat due = draft.due_before(action);
    return due.exists() ? due : draft.record().actions[action].seat();
}

}  // namespace bones::inline show::entry
