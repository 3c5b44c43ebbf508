// Plays whole games at random with known hands, and writes the records that a careful recorder
// would.
#pragma once

#include <fmt/core.h>

#include <string>

#include "tests/support/table.hpp"

namespace bones::test {

inline std::string text_of(Tile tile) {
    return fmt::format("{}-{}", tile.high(), tile.low());
}

/// Returns a move as an action of a record, without its seat.
template <GameRules G>
std::string text_of(const typename G::State& before, const Move& move, Tile drawn) {
    if (move.kind == MoveKind::pass) return "pass";
    if (move.kind == MoveKind::draw) return "+" + text_of(drawn);
    std::string text = move.from_prizes ? "*" : "";
    if (!G::has_layout || !before.opened || move.crosswise) {
        text += text_of(move.tile);
        if (move.crosswise) text += "x";
        if (G::declares_suit && G::leads(before)) text += fmt::format("={}", move.suit);
    } else {
        text += fmt::format("{}-{}", move.inner, move.outer);
    }
    if (G::has_layout && before.opened) text += fmt::format("@{}", move.arm + 1);
    return text;
}

/// Callbacks during a game.
template <GameRules G>
struct Watcher {
    virtual ~Watcher() = default;
    /// The seat on turn is about to choose.
    virtual void before(const Table<G>&) {}
    /// A seat has acted, by its own move or by an owed draw.
    virtual void acted(const Table<G>&, Seat, const std::string&) {}
    /// The hand is over.
    virtual void ended(const Table<G>&, const HandScore&) {}
};

/// Plays a game at random. About `breaches` percent of the moves break a rule. With `breaches`, no
/// claims are written and `unclean` lists the plies of such moves.
template <GameRules G>
class Playout {
  public:
    Playout(std::uint64_t seed, int players, HouseRules rules, unsigned breaches = 0)
        : random_(seed), breaches_(breaches) {
        table_.match.players = static_cast<std::uint8_t>(players);
        table_.match.rules = rules;
        text_ = fmt::format("game {}\n", traits(G::game).name);
        for (int s = 0; s < players; ++s) text_ += fmt::format("player {}\n", Seat(s).letter());
        for (std::size_t i = 0; i < G::options.size(); ++i)
            if (rules[i] != default_house_rules(G::options)[i])
                text_ += fmt::format("rule {}={}\n", G::options[i].name,
                                     house_rule_value(G::options[i], rules[i]));
    }

    /// Plays until the game is over or `most_hands` hands are played.
    void play(int most_hands, Watcher<G>& watcher) {
        while (!table_.match.over && hands_ < most_hands) play_hand(watcher);
        G::close(table_.match);
        if (breaches_ > 0) return;
        text_ += "result" + points(table_.match.totals) + "\nwinner";
        const auto winners = table_.match.over ? table_.match.winners : SeatSet();
        for (Seat seat : winners) text_ += fmt::format(" {}", seat.letter());
        text_ += winners.empty() ? " none\n" : "\n";
    }

    const std::string& text() const { return text_; }
    const Table<G>& table() const { return table_; }
    int hands() const { return hands_; }
    int longest() const { return longest_; }
    /// Lists each unclean move as `HAND.PLY`, for example `1.2`.
    const std::vector<std::string>& unclean() const { return unclean_; }
    /// Lists, in the same form, each move except draws that the referee should report.
    const std::vector<std::string>& accused() const { return accused_; }

  private:
    void play_hand(Watcher<G>& watcher) {
        const Seat leader = deal();
        if (!leader.exists()) return;
        leader_ = leader;
        ++hands_;
        ply_ = 0;
        write_deal();
        table_.start(leader);
        last_ = Seat();
        while (true) {
            auto owing = table_.owing();
            random_.shuffle(owing);
            for (Seat seat : owing) {
                write(seat, "+" + text_of(table_.pay(seat)));
                watcher.acted(table_, seat, latest_);
            }
            if (table_.state.ended()) break;
            if (!table_.state.turn.exists()) G::seize(table_.state, any_seat());
            watcher.before(table_);
            act(watcher);
        }
        text_ += "\n";
        finish(watcher);
    }

    /// Returns a seat that has a tile; used where the seat on turn is unknown.
    Seat any_seat() const {
        Seat seat(0);
        while (table_.hand(seat).empty()) seat = seat.next(table_.match.players);
        return seat;
    }

    /// Deals until a seat can lead; returns the leader.
    Seat deal() {
        const Deal due = G::deal(table_.match);
        if (!G::one_shuffle || hands_ == 0) {
            table_.stock.clear();
            for (Tile tile : TileSet::full(highest_in_set<G>(table_.match.rules)) - due.absent)
                table_.stock.push_back(tile);
            random_.shuffle(table_.stock);
        }
        table_.deal(due.each);
        Tile lead;
        if (table_.led_by_deal()) return table_.holder_of_lead(lead);
        if constexpr (G::has_bidding) return bid();
        std::vector<Seat> leaders;
        const SeatSet seats = table_.match.lead.seats;
        for (Seat seat : SeatSet::all(table_.match.players))
            if (seats.empty() || seats.contains(seat)) leaders.push_back(seat);
        return random_.one_of(leaders);
    }

    /// Bids at random by the rules. Returns the highest bidder, or no seat if all passed.
    Seat bid() requires(G::has_bidding) {
        const auto& match = table_.match;
        Bidding& bidding = table_.bidding = {};
        Seat seat = G::due_to_bid(match), bidder;
        if (!seat.exists()) seat = Seat(static_cast<int>(random_.below(match.players)));
        std::int32_t highest = 0;
        for (int n = 0; n < match.players; ++n, seat = seat.next(match.players)) {
            const bool must = n + 1 == match.players && highest == 0 && G::must_bid(match);
            std::int32_t bid = bid_pass;
            if (must || random_.percent(40)) bid = std::max(highest, 29);
            for (const bool first = bid != bid_pass;
                 first && !G::may_bid(bid, highest, true, must);)
                ++bid;
            bidding.add(seat, bid);
            if (bid == bid_pass) continue;
            highest = bid;
            bidder = seat;
        }
        if (!bidder.exists()) return {};
        do bidding.trump = static_cast<Trump>(random_.below(10));
        while (!G::may_name(match, highest, *bidding.trump));
        bidding.namer = bidding.leader = bidder;
        bidding.played = true;
        return bidder;
    }

    void write_bids() {
        const Bidding& bidding = table_.bidding;
        if (bidding.count == 0) return;
        text_ += fmt::format("bid {}", bidding.bids[0].seat.letter());
        for (const Bid& bid : bidding.all()) text_ += " " + bid_text(bid.points);
        text_ += fmt::format("\ntrump {} {}\n", bidding.namer.letter(), trump_name(*bidding.trump));
    }

    void write_deal() {
        text_ += fmt::format("\nhand {}\n", hands_);
        for (int s = 0; s < table_.match.players; ++s) {
            text_ += fmt::format("deal {}", Seat(s).letter());
            for (Tile tile : table_.hand(Seat(s))) text_ += " " + text_of(tile);
            text_ += "\n";
        }
        write_bids();
        if (!G::has_draws) return;
        text_ += "yard";
        for (Tile tile : table_.stock) text_ += " " + text_of(tile);
        text_ += "\n";
    }

    void act(Watcher<G>& watcher) {
        const Move move = random_.one_of(choice());
        const std::string place = fmt::format("{}.{}", hands_, ply_ + 1);
        if (!table_.clean(move)) unclean_.push_back(place);
        if (table_.accused(move)) accused_.push_back(place);
        const Seat seat = table_.state.turn;
        const auto before = table_.state;
        const Tile drawn = table_.make(move);
        std::string text = text_of<G>(before, move, drawn);
        if constexpr (G::claims_points)
            if (move.kind == MoveKind::play && G::points_made(table_.state).worth > 0)
                text += fmt::format("={}", G::points_made(table_.state).worth);
        write(seat, text);
        watcher.acted(table_, seat, latest_);
        longest_ = std::max(longest_, ply_);
    }

    /// Whether the move is an opening tile that loses the layout, or a misfit that fits when turned
    /// round.
    bool unsayable(const Move& move) const requires(G::has_layout) {
        const auto& state = table_.state;
        if (move.kind != MoveKind::play) return false;
        if (!state.opened) return !G::opens(move.tile);
        return !move.fits && G::fits(state, move.arm, move.tile, move.outer);
    }

    /// Returns the moves to choose from: the legal ones or, sometimes, any that keeps the layout
    /// known.
    std::vector<Move> choice() {
        if (!random_.percent(breaches_)) return table_.legal();
        std::vector<Move> moves = conceivable(table_);
        if constexpr (G::has_layout)
            std::erase_if(moves, [&](auto& move) { return unsayable(move); });
        return moves.empty() ? table_.legal() : moves;
    }

    void write(Seat seat, const std::string& action) {
        if (seat == last_ && !traits(G::game).tricks)
            text_ += " " + action;
        else
            text_ += fmt::format("{}{} {}", last_.exists() ? "\n" : "", seat.letter(), action);
        last_ = seat;
        latest_ = action;
        ++ply_;
    }

    void finish(Watcher<G>& watcher) {
        HandOutcome outcome;
        outcome.leader = leader_;
        outcome.end = table_.state.end;
        for (std::size_t s = 0; s < table_.match.players; ++s) {
            outcome.left[s] = table_.hands[s];
            outcome.pips.set_known(Seat(static_cast<int>(s)), table_.hands[s].pips());
        }
        for (Tile tile : table_.stock) outcome.unseen.add(tile);
        std::vector<LedgerEntry> entries;
        Ledger ledger(entries, 0);
        const HandScore score = G::score(table_.match, table_.state, outcome, ledger);
        if (breaches_ == 0) write_end();
        take_prize(outcome);
        if (breaches_ == 0) text_ += "score" + points(score.points) + "\n";
        watcher.ended(table_, score);
        G::finish(table_.match, table_.state, outcome, score);
        ++table_.match.hand_number;
    }

    void take_prize(const HandOutcome& outcome) {
        if constexpr (G::has_prizes) {
            auto& match = table_.match;
            match.prizes = table_.state.prizes;
            match.taker = {};
            const Seat winner = G::winner(table_.state, outcome);
            const TileSet& left = table_.hand(winner.next(2));
            if (left.empty()) return;
            const std::vector<Tile> choice = [&] {
                std::vector<Tile> tiles;
                for (Tile tile : left) tiles.push_back(tile);
                return tiles;
            }();
            const Tile prize = random_.one_of(choice);
            match.prizes[winner].add(prize);
            match.taker = winner;
            text_ += fmt::format("prize {} {}\n", winner.letter(), text_of(prize));
        }
    }

    void write_end() {
        const auto& state = table_.state;
        text_ += names_seat(state.end)
                     ? fmt::format("end {} {}\n", end_name(state.end), state.out.letter())
                 : state.end == EndKind::blocked ? "end blocked\n"
                                                 : "end played\n";
    }

    std::string points(const Points& points) const {
        std::string text;
        for (int s = 0; s < G::sides(table_.match.players, table_.match.rules); ++s)
            text += fmt::format(" {} {}", Seat(s).letter(), points[s]);
        return text;
    }

    Random random_;
    unsigned breaches_;
    Table<G> table_;
    std::string text_;
    std::string latest_;  ///< the last action written
    int hands_ = 0;
    int ply_ = 0;
    int longest_ = 0;
    Seat leader_, last_;
    std::vector<std::string> unclean_, accused_;
};

}  // namespace bones::test
