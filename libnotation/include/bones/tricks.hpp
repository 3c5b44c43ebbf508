// Lines of play in games of tricks: how many words each has (N6).
#pragma once

#include "bones/record.hpp"

namespace bones {

/// Whether two actions come from the same word (`+?2`).
inline bool same_token(const Action& one, const Action& other) {
    return one.offset == other.offset;
}

/// Whether a word of a line takes a seat of its own. A tile that is shown or put back does not.
constexpr bool moves_on(const Action& action) {
    return action.kind != ActionKind::show && action.kind != ActionKind::bad_show &&
           !action.puts_back();
}

/// Whether an action counts as a tile laid to a trick, if its seat plays.
constexpr bool lays_in_trick(const Action& action) {
    return action.kind == ActionKind::play || action.kind == ActionKind::unknown_turn ||
           action.kind == ActionKind::bad_tile || action.kind == ActionKind::bad_token;
}

/// The number of words of a line that take a seat each.
inline int words_in_trick(const Record& record, const Statement& line) {
    int words = 0;
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        const bool further = i > line.first && same_token(record.actions[i], record.actions[i - 1]);
        words += !further && moves_on(record.actions[i]);
    }
    return words;
}

/// Whether the action is of a lone word that stands for a whole unknown trick (N6).
inline bool is_lost_trick(const Record& record, std::uint32_t action) {
    const Action& one = record.actions[action];
    const auto same = [&](std::uint32_t other) {
        return other < record.actions.size() && same_token(record.actions[other], one);
    };
    return lays_in_trick(one) && (same(action + 1) || (action > 0 && same(action - 1)));
}

}  // namespace bones
