// Corrections of earlier actions of the record.
#include "tools/lib/show/entry/session.hpp"

#include <fmt/core.h>

#include "libnotation/text/lexer.hpp"
#include "tools/lib/show/entry/edits.hpp"
#include "tools/lib/show/entry/lookups.hpp"

namespace bones::inline show::entry {

Answer Session::go_to_action(const TypedWord& typed) {
    if (typed.ply == 0) {
        cursor_.reset();
        for (Past& past : before_) past.cursor.reset();
    } else {
        const std::uint32_t action = action_at(*draft_, typed.hand, typed.ply);
        if (action == none_such) return refusal(typed.line, "this action does not exist");
        cursor_ = action;
    }
    Answer answer = standing();
    answer.taken = typed.line;
    return answer;
}

Answer Session::correct(const TypedWord& typed) {
    if (!cursor_) return refusal(typed.line, "first go to an action: at 1.17");
    const std::uint32_t action = *cursor_;
    if (typed.kind == Kind::remove) return take(without_token(*draft_, action), "x");
    if (typed.tokens.size() != 1) return refusal(typed.line, "write one action at a time");
    const std::string& token = typed.tokens.front();
    const bool change = typed.kind == Kind::change;
    const Seat seat = change ? draft_->record().actions[action].seat() : mover_at(*draft_, action);
    const Draft before(text_before(*draft_, action));
    const Draft after(with_line(before.text(), fmt::format("{} {}", seat.letter(), token)));
    Answer answer = standing();
    answer.taken = typed.line;
    if (!can_take(before, after, seat, token, answer)) return answer;
    const bool round = plays_tricks(draft_->record().game);
    std::string text = change ? with_other_token(*draft_, action, token)
                              : with_token(*draft_, action, round ? Seat() : seat, token);
    return take_at(std::move(text), fmt::format("{} {}", seat.letter(), token), action + 1);
}

// Accepts an action with its seat. Other lines can only be added at the end of the record.
Answer Session::correct_line(const std::string& line) {
    std::string_view rest = line;
    const Seat seat = seat_named(take_word(rest));
    if (!seat.exists())
        return refusal(line, "only actions are allowed here; write at end to leave");
    return take_at(with_token(*draft_, *cursor_, seat, rest), line, *cursor_ + 1);
}

Answer Session::take_at(std::string text, std::string taken, std::uint32_t cursor) {
    Answer answer = take(std::move(text), std::move(taken));
    if (!cursor_) return answer;
    const Hand& hand = hand_of(draft_->record(), *cursor_);
    answer.hand = hand.number;
    answer.ply = *cursor_ - hand.first_action + 1;
    if (cursor < draft_->record().actions.size())
        cursor_ = cursor;
    else
        cursor_.reset();
    answer.next = standing().next;
    return answer;
}

}  // namespace bones::inline show::entry
