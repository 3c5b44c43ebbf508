// The line games: the count of the open ends, and the score of a hand.
#include <algorithm>

#include "tests/second/referee/bids.hpp"
#include "tests/second/referee/line.hpp"

namespace bones::second {

// Applies the effects of a tile just laid: it may be the spinner, score, win the game or be the
// last tile.
void LineHand::laid(const Action& action, int ply) {
    const Seat seat = action.seat();
    const Tile tile = action.tile();
    table_.insert(tile);
    if (rules_.spinner && tile.is_double() &&
        !spinner_) {  // V3: the first double is the spinner, even if laid later
        spinner_ = tile;
        for (std::size_t i = 0; i < arms_.size(); ++i)
            if (arms_[i].doubled && arms_[i].open.count(tile.high())) root_[i] = true;
    }
    const bool first = spinner_ && *spinner_ == tile;
    if (first && arms_.size() == 2)
        for (int label : {3, 4}) arms_.push_back({label, false, false, false, {tile.high()}});
    root_.resize(arms_.size());
    played_from_hand(seat);
    const bool out = is_out(seat) && !(rules_.both_out && is_in_play(seat.next(4, 2)));
    scorer_ = Seat();
    if (rules_.points) {
        const int points = worth();
        const Gain won = gain(action, points, out);
        const auto called = points_called(record_, action);
        if (called && *called != points && !(won.struck && *called == 0))  // V6, F5
            say(ply, seat, "points-mismatch", rules_.game == Game::all_fives ? "V6" : "F5");
        points_[rules_.sides.of(seat).index()] += won.points;
        if (won.points > 0) scorer_ = seat;
        if (won.wins) return end_hand(EndKind::won, seat);
    }
    if (out) return end_hand(EndKind::out, seat);
    begin_turn(after(seat));
}

// V4, F2: a double at an end counts both halves. The opening double and the spinner are counted
// only once.
int LineHand::count() const {
    int sum = 0;
    bool root_counted = false;
    for (std::size_t i = 0; i < arms_.size(); ++i) {
        const Arm& arm = arms_[i];
        if (!arm.started || (root_[i] && root_counted)) continue;
        const bool once = !arm.doubled || (root_[i] && spinner_ && rules_.spinner_once);
        sum += *arm.open.begin() * (once ? 1 : 2);
        root_counted = root_counted || root_[i];
    }
    return sum;
}

int LineHand::worth() const {
    const int sum = count();
    if (rules_.game == Game::all_fives) return sum % rules_.multiple == 0 ? sum : 0;  // V5
    return (sum % 5 == 0 ? sum / 5 : 0) + (sum % 3 == 0 ? sum / 3 : 0);               // F3
}

LineHand::Gain LineHand::gain(const Action& action, int worth, bool out) const {
    Gain gain;
    gain.points = worth;
    const auto called = points_called(record_, action);
    if (rules_.must_call) gain.points = std::min(worth, called.value_or(0));  // V6
    if (out) gain.points += rules_.for_out;                                   // F4
    if (!rules_.at_once) return gain;
    const int side = rules_.sides.of(action.seat()).index();
    if (!start_.totals) {  // V8, F6
        gain.struck = rules_.exact;
        return gain;
    }
    const int total = (*start_.totals)[side] + points_[side] + gain.points;
    if (rules_.exact && total > rules_.target && gain.points > 0) {
        gain.struck = true;
        gain.points = 0;
    } else {
        gain.wins = gain.points > 0 && total >= rules_.target;
    }
    return gain;
}

// Returns a weight for each hand: `own` for those of the side and `others` for those of `other`;
// without `other`, for all other seats.
std::map<Seat, int> LineHand::times(Seat side, int own, Seat other, int others) const {
    std::map<Seat, int> times;
    for (int s = 0; s < players(); ++s) {
        const Seat of = rules_.sides.of(Seat(s));
        if (of == side) times[Seat(s)] = own;
        if (of != side && (of == other || !other.exists())) times[Seat(s)] = others;
    }
    return times;
}

std::optional<Seat> LineHand::winner() const {
    if (!ended() || !layout_known()) return std::nullopt;
    if (ended()->kind != EndKind::blocked) return rules_.sides.of(ended()->out);
    // Bounds on the pips that another side has more than this one.
    const auto more = [&](Seat side, Seat other) { return pips_left(times(side, -1, other, 1)); };
    std::vector<Seat> order;  // clockwise from the leader
    for (int steps = 0; steps < players(); ++steps) {
        const Seat side = rules_.sides.of(leader_.next(players(), steps));
        if (std::find(order.begin(), order.end(), side) == order.end()) order.push_back(side);
    }
    const auto fewest = [&](Seat side, Seat but, bool of_equal) {
        bool before = true;
        for (Seat other : order) {
            if (other == side) before = false;
            if (other == side || other == but) continue;
            const auto pips = more(side, other);
            if (!pips || pips->first < (of_equal && !before ? 0 : 1)) return false;
        }
        return true;
    };
    for (Seat side : order)
        if (fewest(side, Seat(), rules_.tie_leader)) return side;
    for (Seat side : order)  // two sides are equal, and no third side has fewer pips
        for (Seat other : order)
            if (side != other && !rules_.tie_leader &&
                more(side, other) == std::optional(std::pair(0, 0))) {
                const bool least = std::all_of(order.begin(), order.end(), [&](Seat third) {
                    if (third == side || third == other) return true;
                    const auto pips = more(side, third);
                    return pips && pips->first >= 0;
                });
                if (least) return Seat();
            }
    return std::nullopt;
}

// V7
int LineHand::rounded(int pips) const {
    if (rules_.game != Game::all_fives) return pips;
    const int by = rules_.multiple;
    return rules_.round_down ? pips / by * by : (pips + by / 2) / by * by;
}

/// W7: returns all pips off the table, less those of known hands that count less.
std::optional<int> LineHand::rest_counts(const std::map<Seat, int>& often) const {
    int sum = 0;
    for (Tile tile : facts_.setup().set) sum += table_.count(tile) ? 0 : tile.pips();
    for (int s = 0; s < players(); ++s) {
        const int less = 1 - often.at(Seat(s));
        if (less == 0 || size_[s] == 0) continue;
        const auto held = rest(Seat(s));
        if (!held) return std::nullopt;
        for (Tile tile : *held) sum -= less * tile.pips();
    }
    return sum;
}

// B8, W7
std::optional<int> LineHand::pips_scored(Seat side) const {
    const bool blocked = ended()->kind == EndKind::blocked;
    const int own = rules_.count == PipsCounted::all                     ? 1
                    : rules_.count == PipsCounted::difference && blocked ? -1
                                                                         : 0;
    std::map<Seat, int> often = times(side, own, Seat(), 1);
    if (rules_.yard_pips) often[Seat()] = 1;
    if (rules_.yard_pips)
        if (const auto known = rest_counts(often)) return rounded(*known);
    const auto pips = pips_left(often);
    if (!pips || rounded(pips->first) != rounded(pips->second)) return std::nullopt;  // G15
    return rounded(pips->first);
}

// B8a: the two ends before the last tile show which bonus it earned.
std::map<std::string, RuleBonus> LineHand::bonuses() const {
    const bool blocked = ended() && ended()->kind == EndKind::blocked;
    bool capicua = false, chuchazo = false;
    if (last_tile_ && ended() && ended()->kind == EndKind::out) {
        const Tile tile = *last_tile_;
        const auto [one, other] = ends_before_;
        const auto has = [&](int end) { return tile.high() == end || tile.low() == end; };
        capicua = has(one) && has(other);
        if (tile.is_double() && !rules_.capicua_double) capicua = false;
        if (tile.low() == 0 && !rules_.capicua_blank) capicua = false;
        if (one == other && !rules_.capicua_equal) capicua = false;
        chuchazo = tile == Tile(0, 0);
        if (one == 0 && other == 0 && !rules_.chuchazo_blank) chuchazo = false;
    }
    return {{"capicua", {rules_.capicua, capicua}},
            {"chuchazo", {rules_.chuchazo, chuchazo}},
            {"lock", {rules_.lock, blocked}}};
}

std::optional<Points> LineHand::score() const {
    if (!ended()) return std::nullopt;
    Points points = points_;
    if (rules_.game == Game::fives_and_threes) {  // F4, F6
        const bool unknown = rules_.exact && rules_.at_once && !start_.totals;
        return unknown ? std::nullopt : std::optional(points);
    }
    if (ended()->kind == EndKind::won) return points;  // V8
    if (won_as_said()) return std::nullopt;            // then the hand scores nothing more
    const auto side = winner();
    if (!side) return std::nullopt;
    if (!side->exists()) return points;
    const auto pips = pips_scored(*side);
    if (!pips) return std::nullopt;
    points[side->index()] += *pips;
    for (const auto& [reason, bonus] : bonuses())
        if (bonus.earned) points[side->index()] += bonus.points;
    return points;
}

}  // namespace bones::second
