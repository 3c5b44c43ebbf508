#include "tools/lib/io/records/table_position.hpp"

#include <algorithm>

#include "engine/rules/description.hpp"

namespace bones::inline io {

void show_what_was_left(TablePosition& position, const GameVerdict& verdict, std::uint32_t hand) {
    position.next = {};
    for (std::size_t s = 0; s < position.seats.size(); ++s) {
        const std::optional<TileSet>& left = verdict.left[hand][s];
        if (!left) continue;
        SeatTiles& seat = position.seats[s];
        seat.known = *left;
        seat.deduced = {};
        seat.hidden = 0;
    }
}

bool may_lay(const Action& action, bool tricks) {
    const bool remark = action.kind == ActionKind::skip || action.kind == ActionKind::show ||
                        action.kind == ActionKind::bad_show ||
                        action.kind == ActionKind::too_many || action.puts_back();
    return !tricks && !remark && !action.draws() && action.kind != ActionKind::pass;
}

HandWalk::HandWalk(const Record& record, const GameVerdict& verdict, std::uint32_t hand)
    : record_(record), verdict_(verdict), hand_(hand) {
    const HandStart& start = verdict.starts[hand];
    position_.stock = start.stock;
    position_.next = verdict.hands[hand].leader;
    for (std::size_t s = 0; s < static_cast<std::size_t>(record.players); ++s) {
        SeatTiles& seat = position_.seats.emplace_back();
        seat.hidden = start.dealt[s];
        if (s < start.prizes.size()) seat.prizes = start.prizes[s];
    }
    changed_ = SeatSet::all(record.players);
    const Hand& lines = record.hands[hand];
    for (std::uint32_t i = lines.first_statement; i < lines.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.counts && line.keyword == Keyword::deal) read_deal(line);
        if (line.counts && line.keyword == Keyword::yard) read_yard(line);
    }
    for (const Deduction& deduction : verdict.deductions)
        if (deduction.kind == DeductionKind::held && deduction.hand == hand &&
            deduction.seat.index() < record.players)
            held_.push_back(&deduction);
    std::stable_sort(held_.begin(), held_.end(),
                     [](const Deduction* a, const Deduction* b) { return a->ply < b->ply; });
    deduce();
}

std::uint32_t HandWalk::plies() const {
    return record_.hands[hand_].actions();
}

void HandWalk::read_deal(const Statement& line) {
    if (line.seat.index() >= record_.players) return;
    SeatTiles& seat = position_.seats[line.seat.index()];
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        const TileToken& token = record_.tiles[i];
        if (token.unknown == 0 && !token.bad) seat.known.add(token.tile);
    }
    seat.hidden = std::max(0, seat.hidden - seat.known.size());
}

void HandWalk::read_yard(const Statement& line) {
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
        const TileToken& token = record_.tiles[i];
        if (token.unknown == 0 && !token.bad) position_.yard.push_back(token.tile);
    }
}

void HandWalk::deduce() {
    for (; next_held_ < held_.size() && held_[next_held_]->ply == position_.ply; ++next_held_) {
        const Deduction& deduction = *held_[next_held_];
        SeatTiles& seat = position_.seats[deduction.seat.index()];
        changed_ |= deduction.seat;
        for (Tile tile : deduction.tiles) {
            if (seat.hidden == 0 || seat.known.contains(tile)) continue;
            seat.deduced.add(tile);
            --seat.hidden;
        }
    }
}

void HandWalk::advance() {
    const std::uint32_t index = record_.hands[hand_].first_action + position_.ply;
    const Action& action = record_.actions[index];
    ++position_.ply;
    changed_ = {};
    if (action.seat().index() < record_.players) {
        changed_ |= action.seat();
        SeatTiles& seat = position_.seats[action.seat().index()];
        if (action.draws()) draw(seat, action);
        if (action.kind == ActionKind::play) play(seat, action);
        if (action.puts_back()) put_back(seat, action);
        if (action.kind == ActionKind::unknown_turn && traits(record_.game).tricks)
            seat.hidden = std::max(0, seat.hidden - 1);
        if (action.kind == ActionKind::show && !seat.known.contains(action.tile())) {
            take_away(seat, action.tile());
            seat.known.add(action.tile());
        }
    }
    follow(verdict_.trace[index], action);
    deduce();
}

/// Takes a tile away from a hand, after it was played or seen there.
void HandWalk::take_away(SeatTiles& seat, Tile tile) {
    if (seat.known.contains(tile))
        seat.known.remove(tile);
    else if (seat.deduced.contains(tile))
        seat.deduced.remove(tile);
    else if (seat.hidden > 0)
        --seat.hidden;
}

void HandWalk::draw(SeatTiles& seat, const Action& action) {
    if (!describe(record_.game).has_draws) return;
    if (position_.stock > 0) --position_.stock;
    if (action.kind != ActionKind::draw) {
        ++seat.hidden;
        if (!position_.yard.empty()) position_.yard.erase(position_.yard.begin());
        return;
    }
    seat.known.add(action.tile());
    const auto drawn = std::find(position_.yard.begin(), position_.yard.end(), action.tile());
    if (drawn != position_.yard.end()) position_.yard.erase(drawn);
}

// From here on the order of the tiles in the boneyard is unknown.
void HandWalk::put_back(SeatTiles& seat, const Action& action) {
    if (!describe(record_.game).has_draws) return;
    ++position_.stock;
    position_.yard.clear();
    if (action.kind == ActionKind::put_back)
        take_away(seat, action.tile());
    else if (seat.hidden > 0)
        --seat.hidden;
}

void HandWalk::play(SeatTiles& seat, const Action& action) {
    if (seat.prizes.contains(action.tile()))
        seat.prizes.remove(action.tile());
    else
        take_away(seat, action.tile());
}

void HandWalk::follow(const PlyTrace& trace, const Action& action) {
    const bool lays = action.kind == ActionKind::play;
    const bool tricks = traits(record_.game).tricks;
    if (trace.laid ||
        (tricks && (lays || action.kind == ActionKind::unknown_turn ||
                    action.kind == ActionKind::bad_tile || (action.is_unread() && trace.judged))))
        ++position_.laid;
    // After a remark or in unjudged play, the table stays as it was.
    if (trace.after.count > 0) position_.table = trace.after;
    if (trace.judged) {
        position_.next = trace.next;
        position_.backwards = trace.backwards;
    }
    if (!may_lay(action, tricks)) return;
    if (!trace.laid) position_.layout_known = false;
    if (!position_.layout_known) position_.next = {};
}

}  // namespace bones::inline io
