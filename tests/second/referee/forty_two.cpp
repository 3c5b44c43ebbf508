#include "tests/second/referee/forty_two.hpp"

#include <algorithm>

namespace bones::second {

FortyTwoHand::FortyTwoHand(const Record& record, const House& house, Desk& desk,
                           const HandFacts& facts, Contract contract)
    : TrickHand(record, house, desk, facts), contract_(std::move(contract)) {}

void FortyTwoHand::judge_play() {
    if (contract_.trumps.kind == Trumps::other) judge_no_tricks();   // T14
    if (contract_.all_passed && house_.is("all-pass", "reshake")) {  // T3
        voided_ = true;
        end_before_play();
    }
    std::optional<Seat> due;  // T5
    if (contract_.declarer.exists())
        due = contract_.declarer;
    else if (contract_.undeclared && !contract_.bids_known)
        due = first_to_play();  // T4
    play(due);
    const bool nothing_follows = !begun() && first_action().first == 0 && layout_known();
    const Statement* end = line_of(record_, hand_, Keyword::end);
    const bool claimed = end && end->end() == EndKind::voided;
    const bool goes_on = house_.is("all-pass", "dealer") && end &&
                         (end->end() == EndKind::unfinished || end->end() == EndKind::conceded);
    if (nothing_follows && !goes_on &&
        (contract_.all_passed || (claimed && contract_.may_be_void())))  // T3
        voided_ = true;
}

/// Returns the seat that plays the first tile, if nothing before it is lost.
std::optional<Seat> FortyTwoHand::first_to_play() const {
    for (std::uint32_t i = hand_.first_action; i < std::min(hand_.end_action, hand_.unread); ++i) {
        const Action& action = record_.actions[i];
        if (action.seat().index() >= players() || is_blot(action)) return std::nullopt;
        if (!facts_.passed_over(action)) return action.seat();
    }
    return std::nullopt;
}

void FortyTwoHand::begin_play(Seat seat, int ply) {
    if (contract_.undeclared) say(ply, seat, "undeclared-trump", "T4");
}

/// T6, T15: whether the doubles are a suit of their own.
bool FortyTwoHand::doubles_apart() const {
    if (contract_.trumps.kind == Trumps::doubles) return true;
    return nello() && (house_.is("nello", "own") || house_.is("nello", "no"));
}

bool FortyTwoHand::is_trump(Tile tile) const {
    if (contract_.trumps.kind == Trumps::number) return tile.has(contract_.trumps.pips);
    return contract_.trumps.kind == Trumps::doubles && tile.is_double();
}

// T6: a trump belongs to no other suit.
bool FortyTwoHand::in_suit(Tile tile, int suit) const {
    if (suit == doubles_suit) return tile.is_double();
    if (contract_.trumps.kind == Trumps::number && suit != contract_.trumps.pips && is_trump(tile))
        return false;
    return tile.has(suit) && !(doubles_apart() && tile.is_double());
}

int FortyTwoHand::suit_led(Tile tile) const {
    if (doubles_apart() && tile.is_double()) return doubles_suit;
    if (is_trump(tile)) return contract_.trumps.pips;
    return tile.high();
}

std::vector<int> FortyTwoHand::suits() const {
    std::set<int> all;
    for (Tile tile : facts_.setup().set) all.insert(suit_led(tile));
    if (contract_.trumps.kind == Trumps::unknown) return {};  // T4
    return {all.begin(), all.end()};
}

// T7, T15
std::pair<int, int> FortyTwoHand::rank(Tile tile, int suit, bool) const {
    const bool trump = is_trump(tile);
    if (!trump && !in_suit(tile, suit)) return {0, 0};
    const int first = trump ? 2 : 1;
    if (doubles_apart() && tile.is_double()) return {first, tile.high()};
    const int number = trump ? contract_.trumps.pips : suit;
    if (!tile.is_double()) return {first, tile.other(number)};
    return {first, nello() && house_.is("nello", "low") ? -1 : 7};
}

void FortyTwoHand::lead_trick(const Action& action, int) {
    suit_.reset();
    const bool first = tricks_ == 0 && contract_.undeclared && house_.is("undeclared", "high");
    const bool leads = !contract_.declarer.exists() || contract_.declarer == action.seat();
    if (action.kind != ActionKind::play) return;
    if (first && leads)  // T4
        contract_.trumps = {Trumps::number, action.tile().high()};
    if (contract_.trumps.kind != Trumps::unknown) suit_ = suit_led(action.tile());
}

void FortyTwoHand::follow(const Action& action, int ply) {
    if (action.kind != ActionKind::play || !suit_ || in_suit(action.tile(), *suit_)) return;
    std::set<Tile> suit;
    for (Tile tile : facts_.setup().set)
        if (in_suit(tile, *suit_)) suit.insert(tile);
    judge_revoke(action.seat(), ply, suit, "T6", "T6");
}

// T8, T9, T15
void FortyTwoHand::took_trick(const std::set<Seat>& winners) {
    if (!contract_.declarer.exists() && !contract_.lost)
        contract_.declarer = first_action().second;  // T4
    if (!contract_.declarer.exists()) {
        unknown_trick_ = true;
        return;
    }
    // If the partner sits out but plays all the same, a trick of the partner counts for the
    // declarer too.
    const bool can_be_declarers =
        winners.empty() || winners.count(contract_.declarer) != 0 ||
        (facts_.setup().sits_out.exists() && winners.count(facts_.setup().sits_out) != 0);
    const bool are_declarers =
        !winners.empty() && std::all_of(winners.begin(), winners.end(),
                                        [&](Seat seat) { return seat.index() % 2 == own_side(); });
    (are_declarers ? declarer_tricks_ : perhaps_declarer_tricks_) += can_be_declarers;
    int points = 1;
    for (const Played& played : trick_) {
        if (!played.tile || winners.size() != 1) {
            unknown_trick_ = true;
            return;
        }
        const int pips = played.tile->pips();
        if (pips == 5 || pips == 10) points += pips;
    }
    points_[winners.begin()->index() % 2] += points;
}

}  // namespace bones::second
