#include "libnotation/moved_passes.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/codes.hpp"
#include "libnotation/text/values.hpp"

namespace bones {
namespace {

/// The end index of the actions on the line that has this action.
std::uint32_t end_of_line(const Record& record, std::uint32_t action) {
    for (const Statement& line : record.statements) {
        const bool has_it = line.keyword == Keyword::actions && line.first <= action &&
                            action < line.first + line.count;
        if (has_it) return line.first + line.count;
    }
    return action + 1;
}

/// Turns the note on how a pass is read into an error.
void report_unread(Record& record, Place place) {
    for (Finding& finding : record.findings) {
        if (finding.code != &code::read_as || finding.place != place) continue;
        finding.set_code(code::bad_token);
        finding.message = fmt::format(
            "{} may be a pass of this seat or of {}; write it on a line of its own, with the seat",
            quoted(record.at(place)), player_name(record, finding.seat, hand_at(record, place)));
        finding.seat = {};
    }
}

}  // namespace

void leave_pass_unread(Record& record, std::uint32_t pass) {
    const std::uint32_t end = end_of_line(record, pass);
    for (std::uint32_t i = pass; i < end; ++i) {
        Action& action = record.actions[i];
        action.seat_index = most_seats;
        if (std::find(record.moved_passes.begin(), record.moved_passes.end(), i) ==
            record.moved_passes.end())
            continue;
        report_unread(record, record.place_of(action));
        action.kind = ActionKind::bad_token;
        action.mark = Mark::none;
    }
}

}  // namespace bones
