#include "tools/lib/show/entry/next_turn.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "tools/lib/show/entry/trial_moves.hpp"

namespace bones::inline show::entry {

NextTurn::NextTurn(const Draft& draft)
    : before_(draft.stage() == Stage::play ? draft.text() : with_line(draft.text(), "hand")) {
    const Seat next = draft.next();
    if (next.exists())
        seats_ = {next};
    else if (draft.stage() != Stage::play || !draft.hand_has_begun())
        seats_ = leaders(draft);
}

bool NextTurn::fits(std::string_view token) const {
    return std::any_of(seats_.begin(), seats_.end(), [&](Seat seat) {
        return is_right(fmt::format("{} {}", seat.letter(), token));
    });
}

bool NextTurn::is_right(std::string_view line) const {
    const Draft after(with_line(before_.text(), line));
    const auto findings = after.new_findings(before_);
    return std::all_of(findings.begin(), findings.end(), [](const Finding* finding) {
        return finding->code == &code::undeclared_suit;
    });
}

}  // namespace bones::inline show::entry
