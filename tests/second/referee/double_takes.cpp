#include "tests/second/referee/double_takes.hpp"

#include <algorithm>

namespace bones::second {

void Round::lead_trick(const Action& action, int ply) {
    suit_.reset();
    either_.clear();
    if (action.kind != ActionKind::play) return;
    const Tile tile = action.tile();
    const bool unknown = action.suit == Action::unknown_suit;
    if (action.suit != Action::no_suit && !unknown) {  // D3
        if (declares_wrongly(action))
            say(ply, action.seat(), "wrong-suit", "D3");
        else
            suit_ = static_cast<int>(action.suit);
        return;
    }
    if ((unknown || house_.is("undeclared", "unknown")) && !tile.is_double()) {  // D3
        either_ = {tile.high(), tile.low()};
        return;
    }
    suit_ = tile.high();  // D3: undeclared
    if (tile.is_double()) return;
    desk_.report_as(house_.is("undeclared", "error") ? Severity::error : Severity::note,
                    hand_.number, ply, action.seat(), "undeclared-suit", "D3");
}

bool Round::declares_wrongly(const Action& action) const {
    const bool declared = action.kind == ActionKind::play && action.suit != Action::no_suit &&
                          action.suit != Action::unknown_suit;
    return declared && !action.tile().has(static_cast<int>(action.suit));
}

void Round::follow(const Action& action, int ply) {
    if (action.kind != ActionKind::play) return;
    if (action.suit != Action::no_suit && !facts_.has_stray_part(action))
        say(ply, action.seat(), "no-such-action", "G5");
    const Tile tile = action.tile();
    if (led_either()) return follow_either(action, ply);
    if (!suit_ || tile.has(*suit_)) return;
    judge_revoke(action.seat(), ply, of_suit(*suit_), "D4", "D10");  // D4
}

std::set<Tile> Round::of_suit(int suit) {
    std::set<Tile> tiles;
    for (int n = 0; n < most_tiles; ++n)
        if (Tile::numbered(n).has(suit)) tiles.insert(Tile::numbered(n));
    return tiles;
}

// D3: it is a revoke only if it is one under both suits.
void Round::follow_either(const Action& action, int ply) {
    const Tile tile = action.tile();
    if (tile.has(either_[0]) || tile.has(either_[1])) return;
    const Verdict one = facts_.held_none(action.seat(), ply, of_suit(either_[0])).verdict;
    const Verdict two = facts_.held_none(action.seat(), ply, of_suit(either_[1])).verdict;
    if (one == Verdict::broken && two == Verdict::broken)
        judge_revoke(action.seat(), ply, of_suit(either_[0]), "D4", "D10");
    else if (one != Verdict::kept && two != Verdict::kept)
        say(ply, action.seat(), "revoke", "D4", Verdict::open);
}

std::vector<int> Round::suits() const {
    if (led_either()) return either_;
    std::vector<int> all;
    for (int suit = 0; suit <= 15; ++suit) all.push_back(suit);
    return all;
}

// D5
std::pair<int, int> Round::rank(Tile tile, int suit, bool) const {
    if (tile.has(suit)) return {1, tile.other(suit)};
    return tile.is_double() ? std::pair(2, tile.high()) : std::pair(0, 0);
}

// D1
bool Round::is_over() const {
    return std::all_of(left_.begin(), left_.end(), [](int left) { return left == 0; });
}

/// Returns the number of doubles in the trick; empty if not certain.
std::optional<int> Round::doubles() const {
    int doubles = 0;
    for (const Played& played : trick_) {
        if (played.tile) {
            doubles += played.tile->is_double();
            continue;
        }
        std::set<Tile> all, others;
        for (Tile tile : facts_.world().tiles()) (tile.is_double() ? all : others).insert(tile);
        const auto can_be = [&](const std::set<Tile>& tiles) {
            return facts_.world().can_have_been(static_cast<int>(facts_.setup().hand),
                                                {{played.seat, played.ply, tiles}});
        };
        const bool a_double = can_be(all);
        if (a_double && can_be(others)) return std::nullopt;
        doubles += a_double;
    }
    return doubles;
}

void Round::took_trick(const std::set<Seat>& winners) {
    std::set<int> sides;
    for (Seat seat : winners) sides.insert(players() == 4 ? seat.index() % 2 : seat.index());
    const auto captured = doubles();
    if (sides.size() == 1 && captured)
        taken_[*sides.begin()] += 1 + *captured;  // D7
    else
        winners_known_ = false;
}

std::optional<Points> Round::taken() const {
    if (!ended() || !winners_known_) return std::nullopt;
    return taken_;
}

}  // namespace bones::second
