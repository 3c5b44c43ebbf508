#include "tests/second/referee/unread.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace bones::second {

namespace {

/// Whether the hand can have been over before a ply, counting tiles only.
bool may_be_over(const Record& record, const Hand& hand, int ply, int each) {
    std::map<int, int> laid;
    std::set<int> passed;
    for (int p = 1; p < ply; ++p) {
        const Action& action =
            record.actions[hand.first_action + static_cast<std::uint32_t>(p) - 1];
        const int seat = action.seat().index();
        if (seat >= record.players || is_blot(action) || action.kind == ActionKind::unknown_turn)
            return true;
        if (action.kind == ActionKind::play) {
            ++laid[seat];
            passed.clear();
        }
        if (action.kind == ActionKind::pass) passed.insert(seat);
        const bool tricks = traits(record.game).tricks;
        int empty = 0;
        for (const auto& [who, tiles] : laid) empty += tiles >= each;
        if (tricks ? empty == record.players : empty > 0) return true;
        if (!tricks && static_cast<int>(passed.size()) == record.players) return true;
    }
    return false;
}

/// Whether one of the unreadable lines counts as the first line of a hand.
bool names_hand(const Record& record, const Hand& hand) {
    for (std::uint32_t i = hand.unread_line; i < hand.end_statement; ++i)
        if (record.statements[i].taken_for() == Keyword::hand) return true;
    return false;
}

/// Whether a bad token may be two tiles run together: it has two signs between digits.
bool is_run_together(const Record& record, const Action& action) {
    const std::string text(record.at(record.place_of(action)));
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    int signs = 0;
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        if (digit(i - 1) && !digit(i) && digit(i + 1)) ++signs;
    return signs >= 2;
}

}  // namespace

LostFrom lost_from(const Record& record, const Hand& hand, const BeforeLoss& before) {
    LostFrom lost;
    const auto ply_of = [&](std::uint32_t action) {
        return static_cast<int>(action - hand.first_action) + 1;
    };
    for (std::uint32_t i = hand.end_action; i-- > hand.first_action;)
        if (record.actions[i].seat().index() >= record.players) lost.stranger = ply_of(i);
    if (hand.unread_line == none_such) return lost;
    lost.line = ply_of(hand.unread);
    lost.plays_on = hand.unread < hand.end_action;
    if (hand.anew != none_such) lost.another = ply_of(hand.anew);
    lost.anew = hand.anew != none_such && (lost.plays_on || names_hand(record, hand));
    if (before.draws || before.may_be_over || may_be_over(record, hand, lost.line, before.each))
        lost.another = std::min(lost.another, lost.line);
    return lost;
}

bool may_be_no_tile(const Record& record, const Hand& hand, const TrickTable& table, int ply,
                    int place) {
    const Action* const begin = record.actions.data() + hand.first_action;
    const Action* const end = record.actions.data() + hand.end_action;
    const Seat own = begin[ply - 1].seat();
    const auto same_word = [&](int other) {
        return other > 0 && begin + other <= end &&
               begin[other - 1].offset == begin[ply - 1].offset;
    };
    if (same_word(ply - 1) || same_word(ply + 1)) return false;  // N6: the word is a whole trick
    if (is_run_together(record, begin[ply - 1])) return true;
    std::vector<Seat> order;  // the seats that act after it, up to the first of the next trick
    for (const Action* next = begin + ply; next != end; ++next) {
        if (next->kind == ActionKind::too_many) return true;
        if (!is_tile(*next)) continue;
        order.push_back(next->seat());
        if (place + static_cast<int>(order.size()) == table.size()) break;
    }
    if (place + 1 + static_cast<int>(order.size()) < table.size())
        return true;  // or the token is two tiles
    Seat due = table.next(own);
    for (std::size_t i = 0; i < order.size(); ++i, due = table.next(due)) {
        const int at = place + 1 + static_cast<int>(i);
        if (at < table.size() && order[i] != due) return true;
        if (at == table.size() && i == 0 && order[i] == own) return true;
    }
    return false;
}

std::set<int> unseen_tiles(const Record& record, const Hand& hand, Seat seat,
                           const BeforeLoss& before) {
    const int another = lost_from(record, hand, before).another, each = before.each;
    const auto at = [&](int ply) -> const Action& {
        return record.actions[hand.first_action + static_cast<std::uint32_t>(ply) - 1];
    };
    const int plies = static_cast<int>(hand.actions());
    int seen = 0;
    for (int ply = 1; ply <= plies && ply < another; ++ply)
        seen += at(ply).seat() == seat && at(ply).kind == ActionKind::play;
    for (std::uint32_t i = hand.first_statement; another == no_ply && i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::left || !line.counts || line.seat != seat) continue;
        for (std::uint32_t t = line.first; t < line.first + line.count; ++t)
            seen += std::max<int>(1, record.tiles[t].unknown);
    }
    std::set<int> unseen;
    int laid = 0;
    for (int ply = 1; ply <= plies; ++ply) {
        const Action& action = at(ply);
        if (action.seat() != seat || !is_tile(action)) continue;
        const bool room = laid < each;
        if (action.kind == ActionKind::play) {
            ++laid;
            continue;
        }
        if (!room || (is_blot(action) && seen + static_cast<int>(unseen.size()) >= each)) continue;
        unseen.insert(ply);
        ++laid;
    }
    return unseen;
}

}  // namespace bones::second
