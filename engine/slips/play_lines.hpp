// The lines of play of a hand, and where something can be written between them.
#pragma once

#include <vector>

#include "bones/record.hpp"

namespace bones::slips {

/// A line of play with actions on it.
struct PlayLine {
    const Statement* line;

    std::uint32_t first() const { return line->first; }
    std::uint32_t end() const { return line->first + line->count; }
};

/// The lines of play of a hand, in order.
std::vector<PlayLine> play_lines(const Record& record, const Hand& hand);

/// Where the line of the text begins on which a statement stands, as an empty place.
Place line_begin(const Record& record, const Statement& statement);
/// Where it ends, with its comment and before its line feed.
Place line_end(const Record& record, const Statement& statement);
/// Where its words end, before its comment.
inline Place words_end(const Statement& statement) {
    return {statement.line.end(), 0};
}
/// Where an action's token begins.
inline Place token_begin(const Action& action) {
    return {static_cast<std::uint32_t>(action.offset), 0};
}

}  // namespace bones::slips
