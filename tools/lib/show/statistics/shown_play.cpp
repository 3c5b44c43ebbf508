#include "tools/lib/show/statistics/shown_play.hpp"

#include <algorithm>

#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show::stats {

namespace {

/// Whether an action is a remark, which the rules ignore.
bool is_remark(const Action& action) {
    return action.kind == ActionKind::skip || action.kind == ActionKind::show ||
           action.kind == ActionKind::bad_show || action.kind == ActionKind::too_many ||
           action.puts_back();
}

}  // namespace

ShownPlay::ShownPlay(const Record& record, const GameVerdict& verdict, std::size_t hand)
    : record_(record), verdict_(verdict), index_(hand), hand_(record.hands[hand]) {
    to_its_end_ = hand_.actions() > 0 && ends() && is_readable();
    prizes_ = notes_prizes();
    if (!to_its_end_) return;
    placed_ = is_placed();
    passes_ = notes_passes();
    draws_ = seats_that_note_draws();
}

bool ShownPlay::ends() const {
    const HandVerdict& result = verdict_.hands[index_];
    if (result.end == EndKind::unfinished || result.end == EndKind::voided) return false;
    if (result.end != EndKind::out) return true;
    for (std::uint32_t i = hand_.end_action; i-- > hand_.first_action;)
        if (verdict_.actions[i].kind == ActionKind::play)
            return !result.out.exists() || verdict_.actions[i].seat() == result.out;
    return false;
}

bool ShownPlay::is_readable() const {
    const bool tricks = traits(record_.game).tricks;
    const auto is_read = [&](const Action& action) {
        return !action.is_unread() && action.kind != ActionKind::bad_draw &&
               action.seat().exists() && (tricks || action.kind != ActionKind::unknown_turn);
    };
    const auto is_lost_turn = [](const Statement& line) {
        return may_be_anything(line) || is_lost(line, Keyword::actions);
    };
    const auto actions = record_.actions.begin();
    const auto lines = record_.statements.begin();
    const auto is_of_hand = [&](const TornTrick& trick) {
        return trick.first >= hand_.first_action && trick.first < hand_.end_action;
    };
    return hand_.unread_line == none_such && hand_.anew == none_such &&
           std::none_of(record_.torn.begin(), record_.torn.end(), is_of_hand) &&
           std::all_of(actions + hand_.first_action, actions + hand_.end_action, is_read) &&
           std::none_of(lines + hand_.first_statement, lines + hand_.end_statement, is_lost_turn);
}

bool ShownPlay::is_placed() const {
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const PlyTrace& ply = verdict_.trace[i];
        if (!is_remark(verdict_.actions[i]) && (!ply.judged || ply.unsettled)) return false;
    }
    return true;
}

/// Whether passes are noted: the sheet says so, or each action is by the seat that was due.
bool ShownPlay::notes_passes() const {
    if (traits(record_.game).tricks || record_.written.contains(SheetNote::passes)) return true;
    if (record_.unwritten.contains(SheetNote::passes)) return false;
    Seat due;
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const PlyTrace& ply = verdict_.trace[i];
        if (is_remark(verdict_.actions[i])) continue;
        if (!ply.judged || (due.exists() && verdict_.actions[i].seat() != due)) return false;
        due = ply.next;
    }
    return verdict_.hands[index_].end != EndKind::blocked || !due.exists();
}

/// The seats whose draws are all written: those whose hand is known at all times, and all seats if
/// the sheet notes draws.
SeatSet ShownPlay::seats_that_note_draws() const {
    const SeatSet all = SeatSet::all(record_.players);
    if (!describe(record_.game).has_draws || record_.written.contains(SheetNote::draws)) return all;
    if (record_.unwritten.contains(SheetNote::draws)) return {};
    SeatSet unsure;
    const bool any = std::any_of(record_.actions.begin(), record_.actions.end(),
                                 [](const Action& action) { return action.draws(); });
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const Action& action = verdict_.actions[i];
        const bool known = verdict_.trace[i].moves.value_or(0) > 0;
        if (action.draws_some() || (!any && !is_remark(action) && !known)) unsure |= action.seat();
    }
    return all - unsure;
}

bool ShownPlay::notes_prizes() const {
    if (record_.unwritten.contains(SheetNote::prizes)) return false;
    const auto has_prize = [](const Hand& hand) { return hand.prize != none_such; };
    return record_.written.contains(SheetNote::prizes) ||
           std::any_of(record_.hands.begin(), record_.hands.end(), has_prize);
}

bool ShownPlay::with_all_left() const {
    for (int seat = 0; seat < record_.players; ++seat)
        if (!verdict_.left[index_][seat]) return false;
    return true;
}

}  // namespace bones::inline show::stats
