#include "engine/hands/unread.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "bones/bids.hpp"

namespace bones {

namespace {

/// Whether a token looks like two tiles that lost the blank between them: `4-44-3`.
bool looks_like_two(std::string_view token) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    int tiles = 0;
    for (std::size_t i = 1; i + 1 < token.size(); ++i)
        tiles += !is_digit(token[i]) && is_digit(token[i - 1]) && is_digit(token[i + 1]);
    return tiles > 1;
}

}  // namespace

bool may_be_no_tile(const Record& record, const Hand& hand, std::uint32_t index, int laid) {
    if (is_lost_trick(record, index)) return false;
    if (looks_like_two(record.at(record.place_of(record.actions[index])))) return true;
    const Seat out = sits_out(record, hand, record.players);
    const int size = record.players - out.exists();
    Seat due = next_in_trick(record.actions[index].seat(), record.players, out);
    int in_trick = laid + 1;
    for (std::uint32_t i = index + 1; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        if (action.kind == ActionKind::too_many) return true;
        if (!lays_in_trick(action)) continue;
        if (in_trick == size)
            return laid + 1 == size && action.seat() == record.actions[index].seat();
        if (action.seat() != due) return true;
        due = next_in_trick(due, record.players, out);
        ++in_trick;
    }
    return in_trick < size;  // the token may stand for two tiles
}

bool may_have_ended(const Record& record, const Hand& hand, std::uint32_t until, int each) {
    const bool tricks = traits(record.game).tricks;
    const Seat out = sits_out(record, hand, record.players);
    BySeat<int> laid{};
    if (out.exists()) laid[out] = each;
    SeatSet passed;
    for (std::uint32_t i = hand.first_action; i < until; ++i) {
        const Action& action = record.actions[i];
        if (action.seat().index() >= record.players) return true;
        const Seat seat = action.seat();
        switch (action.kind) {
            case ActionKind::play:
                ++laid[seat];
                passed = {};
                break;
            case ActionKind::pass:
                passed |= seat;
                break;
            case ActionKind::unknown_turn:
            case ActionKind::bad_tile:
            case ActionKind::bad_token:
                return true;
            default:
                break;
        }
        const auto none_left = [each](int played) { return played >= each; };
        const auto begin = laid.begin(), end = begin + record.players;
        if (tricks ? std::all_of(begin, end, none_left) : std::any_of(begin, end, none_left))
            return true;
        if (!tricks && passed == SeatSet::all(record.players)) return true;
    }
    return false;
}

}  // namespace bones
