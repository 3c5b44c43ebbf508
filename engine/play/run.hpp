// Runs a whole game hand by hand: shuffle, lead and score. The caller plays the hands.
#pragma once

#include "engine/codes.hpp"
#include "engine/play/players.hpp"
#include "engine/play/sheet.hpp"

namespace bones::play {

template <GameRules G>
class GameRun {
  public:
    using Match = typename G::Match;

    GameRun(const GameRequest& request, Random& random, PlayedGame& sheet)
        : random_(random), sheet_(sheet) {
        match_.players = static_cast<std::uint8_t>(request.players);
        sheet.rules = request.rules;
        enlarge_set(G::options, request.players, sheet.rules);
        match_.rules = sheet.rules;
        sheet.game = G::game;
        sheet.tiles_make_points = G::claims_points;
        sheet.players = request.players;
        sheet.hand_count = 0;
        sheet.truths.clear();
        most_hands_ = request.hands > 0 ? request.hands : most_hands_played;
        if (request.hands == 0 && ends_when_stopped()) most_hands_ = usual_hands;
    }

    /// Whether another hand follows.
    bool goes_on() const { return !match_.over && sheet_.hand_count < most_hands_; }

    /// Shuffles and deals the next hand. False if no seat may lead, which makes the hand void.
    bool deal() {
        const Deal deal = G::deal(match_);
        if (!G::one_shuffle || match_.hand_number == 1)
            shuffle_.mix(TileSet::full(highest_in_set<G>(match_.rules)) - deal.absent, random_);
        table_.deal(deal, match_.players, shuffle_, sheet_.add_hand());
        leaders_ = match_.lead.seats;
        return !led_by_deal() || find_leader();
    }
    /// The seats that may lead the hand; all seats if any of them may.
    SeatSet leaders() const { return leaders_.empty() ? everybody() : leaders_; }
    SeatSet everybody() const { return SeatSet::all(match_.players); }
    /// Whether the deal decides who leads the hand.
    bool led_by_deal() const {
        if constexpr (G::lead_is_dealt) return G::leads_by_deal(G::start(match_, {}));
        return false;
    }
    /// Starts play with this leader.
    void lead(Seat leader) {
        leader_ = leader;
        table_.start(G::start(match_, leader));
        if constexpr (G::has_bidding) G::enter_bids(match_, table_.sheet().bidding, table_.state());
        if constexpr (G::lead_is_dealt)
            if (leader.exists() && G::leads_by_deal(table_.state()))
                G::know_lead(table_.state(), leaders_.first(), lead_);
    }
    /// The seat that bids first in the hand.
    Seat first_to_bid() {
        const Seat due = G::due_to_bid(match_);
        return due.exists() ? due : random_.one_of(everybody());
    }
    /// Applies the bids on the sheet: they decide who may lead and whether the hand is void.
    void enter_bids() {
        typename G::State state = G::start(match_, {});
        G::enter_bids(match_, table_.sheet().bidding, state);
        void_ = state.ended();
        leaders_ = G::lead_by_bid(state).seats;
    }
    bool is_void() const { return void_; }
    /// Whether the hand is decided and may end here.
    bool may_stop() const {
        return G::stopped(table_.state(), {}, std::nullopt) != EndKind::unfinished;
    }
    /// Stops play; true if the hand may end here.
    bool stop() {
        if constexpr (G::has_bidding) {
            auto& state = table_.state();
            if (!state.ended()) state.end = G::stopped(state, {}, std::nullopt);
        }
        return table_.state().ended();
    }
    HandInPlay<G>& table() { return table_; }
    const Match& match() const { return match_; }
    Random& random() { return random_; }

    /// Closes a hand in which no seat can lead.
    void finish_void() {
        lead({});
        table_.state().end = EndKind::voided;
        finish({}, [](Seat, const TileSet&, const TileSet&) { return std::nullopt; });
    }

    /// Scores the hand and writes down how it ended. `choose_prize(winner, offered, held)` returns
    /// the tile that the winner takes, or nothing.
    template <class ChoosePrize>
    void finish(std::span<const Breach> breaches, ChoosePrize&& choose_prize) {
        const auto& state = table_.state();
        PlayedHand& sheet = table_.sheet();
        HandOutcome outcome = outcome_of_hand(breaches);
        if constexpr (G::has_prizes) take_prize(outcome, choose_prize);
        entries_.clear();
        Ledger ledger(entries_, match_.hand_number - 1);
        HandScore score = G::score(match_, state, outcome, ledger);
        if (score.known) G::template settle<G>(match_, outcome, score, ledger);
        G::finish(match_, state, outcome, score);
        ++match_.hand_number;
        sheet.end = state.end;
        sheet.out = state.out;
        sheet.scored = score.known;
        sheet.scores = score.points;
    }

    /// Allows one more hand after the end of the game (G11). False if the game is not over or no
    /// tiles are left to deal.
    bool play_after_end() {
        if (!match_.over || G::one_shuffle || G::deal(match_).each == 0) return false;
        after_end_ = match_;
        match_.over = false;
        match_.after_end = true;
        match_.lead = {};
        return true;
    }
    /// Restores the match, because that hand does not count.
    void forget_hand_after_end() { match_ = after_end_; }

    /// Closes a game that is over or was stopped.
    void close() {
        G::close(match_);
        sheet_.totals_known = match_.totals_known;
        sheet_.totals = match_.totals;
        sheet_.winners_known = match_.over_known && (!match_.over || match_.winners_known);
        sheet_.winners = match_.over ? match_.winners : SeatSet();
    }

  private:
    /// Whether the game is over whenever play stops.
    bool ends_when_stopped() const {
        Match copy = match_;
        G::close(copy);
        return copy.over;
    }

    bool find_leader() {
        if constexpr (!G::lead_is_dealt)
            return true;
        else
            for (Tile tile : G::lead_tiles(match_.rules))
                for (int s = 0; s < match_.players; ++s)
                    if (table_.hand(Seat(s)).contains(tile)) {
                        leaders_ = Seat(s);
                        lead_ = tile;
                        return true;
                    }
        return false;
    }

    HandOutcome outcome_of_hand(std::span<const Breach> breaches) {
        HandOutcome outcome;
        outcome.leader = leader_;
        outcome.end = table_.state().end;
        outcome.breaches = breaches;
        outcome.points_in_play = table_.points();
        PlayedHand& sheet = table_.sheet();
        for (int s = 0; s < match_.players; ++s) {
            outcome.left[s] = sheet.left[s] = table_.hand(Seat(s));
            outcome.pips.set_known(Seat(s), sheet.left[s].pips());
        }
        if (sheet.has_yard)
            for (Tile tile : shuffle_.rest()) outcome.undrawn.add(tile);
        return outcome;
    }

    // P7, P10
    template <class ChoosePrize>
    void take_prize(const HandOutcome& outcome, ChoosePrize&& choose_prize) {
        const auto& state = table_.state();
        match_.prizes = state.prizes;
        match_.taker = {};
        const Seat won = G::winner(state, outcome);
        if (!won.exists()) return;
        const TileSet& offered = table_.hand(won.next(match_.players));
        if (offered.empty()) return;
        TileSet& held = match_.prizes[won];
        const std::optional<Tile> prize = choose_prize(won, offered, held);
        if (!prize) return;
        held.add(*prize);
        match_.taker = table_.sheet().prize_seat = won;
        table_.sheet().prize = *prize;
    }

    Random& random_;
    PlayedGame& sheet_;
    Match match_{};
    Match after_end_{};
    HandInPlay<G> table_;
    Shuffle shuffle_;
    std::vector<LedgerEntry> entries_;
    std::uint32_t most_hands_ = 0;
    SeatSet leaders_;
    Seat leader_;
    Tile lead_;
    bool void_ = false;  ///< the bids made the hand void
};

/// Whether a decided hand stops early.
template <GameRules G>
bool stops_early(GameRun<G>& run, Random& random) {
    if constexpr (G::has_bidding) {
        const bool between_tricks = run.table().state().opened && G::leads(run.table().state());
        constexpr std::uint32_t rate = 2;
        return between_tricks && run.may_stop() && random.once_in(rate) && run.stop();
    }
    return false;
}

/// An auction without faults.
struct NoFaults {
    static bool goes_wrong(const Code&) { return false; }
    static void note(const Code&, Seat) {}
};

/// Seats bid in turn, and the highest bidder names trumps. `faults` decides whether a fault happens
/// and stores its seat. Faults are a bid out of turn, a forbidden bid, and trumps named by another
/// seat.
template <GameRules G, class Player, class Faults = NoFaults>
void hold_auction(GameRun<G>& run, Player& player, Faults faults = {}) {
    const int players = run.match().players;
    Bidding& bidding = run.table().sheet().bidding;
    Seat seat = run.first_to_bid(), bidder;
    if (G::due_to_bid(run.match()).exists() && faults.goes_wrong(code::wrong_turn)) {
        seat = seat.next(players);
        faults.note(code::wrong_turn, seat);
    }
    std::int32_t highest = 0;
    for (int n = 0; n < players; ++n, seat = seat.next(players)) {
        const Auction<G> auction{run.match(), run.table().hand(seat), highest, n};
        // If all pass, the outcome may depend on the last bidder, so that seat makes no wrong bid.
        if (n + 1 < players && faults.goes_wrong(code::wrong_bid)) {
            faults.note(code::wrong_bid, seat);
            constexpr std::uint32_t beyond = 200;
            std::int32_t bid = 0;
            do bid = 1 + static_cast<std::int32_t>(run.random().below(beyond));
            while (auction.allows(bid));
            bidding.add(seat, bid);
            continue;
        }
        const std::int32_t bid = player.bid(seat, auction);
        bidding.add(seat, bid);
        if (bid == bid_pass) continue;
        highest = bid;
        bidder = seat;
    }
    bidding.played = bidder.exists();
    if (bidder.exists()) {
        bidding.trump = player.trump(
            bidder, Auction<G>{run.match(), run.table().hand(bidder), highest, players});
        bidding.namer = bidder;
        if (faults.goes_wrong(code::wrong_declarer)) {
            bidding.namer = bidder.next(players, 1 + static_cast<int>(run.random().below(3)));
            faults.note(code::wrong_declarer, bidding.namer);
        }
    }
    bidding.leader = bidding.namer;
    run.enter_bids();
}

/// Plays a whole game by the rules.
template <GameRules G, class Player>
void play_game(const GameRequest& request, Random& random, Player&& player, PlayedGame& sheet) {
    GameRun<G> run(request, random, sheet);
    while (run.goes_on()) {
        if (!run.deal()) {
            run.finish_void();
            continue;
        }
        if constexpr (G::has_bidding) {
            hold_auction(run, player);
            if (run.is_void()) {
                run.finish_void();
                continue;
            }
        }
        run.lead(random.one_of(run.leaders()));
        HandInPlay<G>& table = run.table();
        while (!table.state().ended()) {
            if (stops_early(run, random)) break;
            table.make(player.choose(table));
            table.pay_all();
        }
        run.finish({}, [&](Seat won, const TileSet& offered, const TileSet& held) {
            return std::optional(player.choose_prize(won, offered, held));
        });
    }
    run.close();
}

}  // namespace bones::play
