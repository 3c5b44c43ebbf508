// Plays games in which players break rules. After each breach play goes on as the rules require
// (G4).
#pragma once

#include "engine/play/run.hpp"
#include "engine/play/slips.hpp"
#include "engine/play/wrong_moves.hpp"

namespace bones::play {

/// Plays a game with errors and breaches, and stores each one as bones-check must report it.
template <GameRules G, class Player>
class FaultyGame {
  public:
    FaultyGame(const GameRequest& request, const BreachRequest& breaches, Random& random,
               Player& player, PlayedGame& sheet)
        : run_(request, random, sheet),
          request_(breaches),
          random_(random),
          player_(player),
          sheet_(sheet),
          wanted_(in_game<G>(breaches), random) {
        constexpr std::uint32_t rates[] = {2, 5, 15, 40};
        rate_ = rates[random.below(4)];
    }

    void play() {
        while (run_.goes_on()) play_hand();
        // G4: if tiles make points in play, another reading of a misfit may not end the game.
        const bool sure = !G::claims_points || !any_misfit_;
        if (sure && wanted_.wants(code::after_end) && run_.play_after_end()) play_after_end();
        run_.close();
        make_wrong_claims(sheet_, wanted_, random_);
    }

  private:
    using State = typename G::State;

    HandInPlay<G>& table() { return run_.table(); }
    State& state() { return run_.table().state(); }
    PlayedHand& hand() { return run_.table().sheet(); }

    void note(const Code& code, Seat seat, std::int32_t ply) {
        wanted_.done({hand().number, ply, seat, &code}, sheet_.truths);
        breaches_.push_back({seat, &code, Verdict::broken, static_cast<std::uint32_t>(ply)});
    }
    /// The ply of the next action.
    std::int32_t next_ply() { return static_cast<std::int32_t>(hand().actions.size()) + 1; }
    bool chance() { return random_.once_in(rate_); }

    void play_hand() {
        breaches_.clear();
        quiet_ = pass_broken_ = false;
        after_misfit_ = misfit_;
        misfit_ = false;
        if (!run_.deal()) return run_.finish_void();
        // A hand that will get a slip when it is written down is played by the rules.
        spoils_ = wanted_.any(Injection::spoil) && random_.once_in(3);
        if constexpr (G::has_bidding) {
            bid(!spoils_);
            if (run_.is_void()) return run_.finish_void();
        }
        led_by_deal_ = run_.led_by_deal();
        run_.lead(choose_leader());
        while (!state().ended() && !stops()) play_turn();
        maybe_go_on();
        run_.finish(breaches_, [&](Seat won, const TileSet& offered, const TileSet& held) {
            return choose_prize(won, offered, held);
        });
        write_down_wrongly();
    }

    void play_after_end() {
        breaches_.clear();
        quiet_ = spoils_ = true;  // no further breach may happen
        bool opened = run_.deal();
        if constexpr (G::has_bidding) {
            bid(false);
            opened = !run_.is_void();
        }
        if (!opened) {
            run_.finish_void();
        } else {
            note(code::after_end, choose_leader(), 1);
            run_.lead(sheet_.truths.back().seat);
            while (!state().ended()) play_turn();
            run_.finish({}, [&](Seat won, const TileSet& offered, const TileSet& held) {
                return std::optional(player_.choose_prize(won, offered, held));
            });
        }
        run_.forget_hand_after_end();
    }

    struct AuctionFaults {
        FaultyGame* game;
        bool may_go_wrong;
        bool goes_wrong(const Code& code) const {
            return may_go_wrong && game->wanted_.wants(code) && game->chance();
        }
        void note(const Code& code, Seat seat) const { game->note(code, seat, 0); }
    };
    void bid(bool may_go_wrong) requires(G::has_bidding) {
        hold_auction(run_, player_, AuctionFaults{this, may_go_wrong});
    }

    /// Whether a decided hand stops early. After a breach it is played out, because the table may
    /// not have seen a revoke.
    bool stops() { return breaches_.empty() && !spoils_ && stops_early(run_, random_); }

    Seat choose_leader() {
        const SeatSet wrong = run_.everybody() - run_.leaders();
        const bool by_turn = !run_.led_by_deal() && !wrong.empty();
        if (spoils_ || after_misfit_ || !by_turn || !wanted_.wants(code::wrong_lead) ||
            random_.once_in(2))
            return random_.one_of(run_.leaders());
        const Seat leader = random_.one_of(wrong);
        note(code::wrong_lead, leader, 1);
        quiet_ = true;
        return leader;
    }

    void play_turn() {
        anyones_turn_ = !state().turn.exists();
        if (anyones_turn_) G::seize(state(), anybody());
        if (spoils_ || quiet_ || misfit_ || !wanted_.any(Injection::play) || !chance() ||
            !do_wrong())
            play_right();
        settle_owed_draws();
    }

    void play_right() {
        const Move move = player_.choose(table());
        make(move);
    }

    void make(const Move& move) {
        if (state().drawn == 0) before_draws_ = table().own_hand();
        table().make(move);
        if (move.kind == MoveKind::play) pass_broken_ = false;
        if (move.kind != MoveKind::draw) quiet_ = false;
    }

    // Makes an action out of turn or a wrong move; false if neither was possible.
    bool do_wrong() {
        if (state().drawn == 0) before_draws_ = table().own_hand();
        list_all_moves<G>(table(), all_moves_);
        const KnownHands hands{
            table().own_hand(), before_draws_,
            std::span(hand().deals).first(static_cast<std::size_t>(sheet_.players)),
            static_cast<std::size_t>(state().turn.index())};
        for (const Code* code : wanted_.of(Injection::play)) {
            if (code == &code::wrong_turn && act_out_of_turn()) return true;
            std::uint32_t found = 0;
            Move chosen;
            for (const Move& move : all_moves_)
                if (only_breach(charges_against<G>(state(), move), hands) == code &&
                    random_.once_in(++found))
                    chosen = move;
            if (found == 0) continue;
            note(*code, state().turn, next_ply());
            quiet_ = true;
            misfit_ = code == &bones::code::misfit;
            any_misfit_ = any_misfit_ || misfit_;
            make(chosen);
            pass_broken_ = pass_broken_ || chosen.kind == MoveKind::pass;
            return true;
        }
        return false;
    }

    // G2: only while no turn is open; an open turn would end with an unwritten pass.
    bool act_out_of_turn() {
        const bool begun = !hand().actions.empty() && (state().opened || !G::has_layout);
        if (!begun || anyones_turn_ || state().drawn > 0 || G::open_turn(state()) != OpenTurn::none)
            return false;
        SeatSet others;
        for (const Seat seat : able_to_act() - state().turn)
            if (move_besides_pass(seat)) others |= seat;
        if (others.empty()) return false;
        const Seat seat = random_.one_of(others);
        note(code::wrong_turn, seat, next_ply());
        G::seize(state(), seat);
        quiet_ = true;
        const std::optional<Move> other = move_besides_pass(seat);
        const Move move = player_.choose(table());
        make(move.kind == MoveKind::pass && other ? *other : move);
        return true;
    }
    /// Returns a legal move of a seat that takes the turn, except a pass, which does not count out
    /// of turn (G2).
    std::optional<Move> move_besides_pass(Seat seat) {
        typename G::State seized = state();
        G::seize(seized, seat);
        LegalMoves moves;
        G::legal(seized, table().hand(seat), moves);
        for (std::uint32_t n = 0; n < moves.count(); ++n)
            if (moves[n].kind != MoveKind::pass) return moves[n];
        return {};
    }

    /// The seats that hold tiles; within a trick, the seats that have not played to it.
    SeatSet able_to_act() {
        SeatSet seats;
        int most = 0;
        for (int s = 0; s < sheet_.players; ++s)
            if (Seat(s) != G::sitting_out(state()))
                most = std::max(most, table().hand(Seat(s)).size());
        for (int s = 0; s < sheet_.players; ++s) {
            if (Seat(s) == G::sitting_out(state())) continue;
            const int size = table().hand(Seat(s)).size();
            if (G::has_layout ? size > 0 : size == most) seats |= Seat(s);
        }
        return seats;
    }
    Seat anybody() { return random_.one_of(able_to_act()); }

    // S7: a seat may forget an owed draw, unless its next draw would be counted as the owed one.
    void settle_owed_draws() {
        SeatSet owing = G::owing(state());
        if (owing.empty()) return;
        if (!state().ended()) owing -= state().turn;
        const bool forget = !spoils_ && !quiet_ && !misfit_ && !owing.empty() &&
                            wanted_.wants(code::missed_draw) && random_.once_in(2);
        const Seat forgetful = forget ? random_.one_of(owing) : Seat();
        for (Seat seat : G::owing(state()))
            if (seat != forgetful) table().pay(seat);
        if (!forget) return;
        note(code::missed_draw, forgetful, next_ply());
        G::forgive(state());
        quiet_ = true;
    }

    // G11: a seat may act after the hand has ended.
    void maybe_go_on() {
        const bool clear = state().end == EndKind::out || !pass_broken_;
        if (!G::has_layout || spoils_ || misfit_ || !clear || !wanted_.wants(code::after_end) ||
            !chance())
            return;
        const Seat seat = anybody();
        note(code::after_end, seat, next_ply());
        hand().actions.push_back(written<G>(seat, Move{}, false));
    }

    std::optional<Tile> choose_prize(Seat won, const TileSet& offered, const TileSet& held) {
        const Tile right = player_.choose_prize(won, offered, held);
        if constexpr (G::has_prizes) {
            if (spoils_ || misfit_) return right;
            if (wanted_.wants(code::missing_prize) && chance()) {
                note(code::missing_prize, won, -1);
                return std::nullopt;
            }
            if (wanted_.wants(code::wrong_prize) && chance()) {
                take_wrong_prize(won, right, offered);
                return std::nullopt;
            }
        }
        return right;
    }

    // P10: the loser takes the prize, or the winner takes a tile that is not offered.
    void take_wrong_prize(Seat won, Tile right, const TileSet& offered) {
        const bool loser = random_.once_in(2);
        const TileSet others = TileSet::full(highest_in_set<G>(sheet_.rules)) - offered;
        hand().prize_seat = loser ? won.next(sheet_.players) : won;
        hand().prize = loser ? right : RandomPlayer(random_).choose_prize(won, others, {});
        note(code::wrong_prize, hand().prize_seat, -1);
    }

    void write_down_wrongly() {
        const SlipContext context{hand(),
                                  sheet_.truths,
                                  sheet_.players,
                                  highest_in_set<G>(sheet_.rules),
                                  G::has_layout,
                                  G::claims_points,
                                  led_by_deal_,
                                  request_.deals_shown,
                                  request_.yard_shown};
        if (spoils_ && make_slip(context, Injection::spoil, wanted_, random_)) {
            for (Injection stage :
                 {Injection::play, Injection::slip, Injection::spoil, Injection::claim})
                wanted_.drop(stage);
        } else if (wanted_.any(Injection::slip) && random_.once_in(3)) {
            make_slip(context, Injection::slip, wanted_, random_);
        }
    }

    GameRun<G> run_;
    const BreachRequest& request_;
    Random& random_;
    Player& player_;
    PlayedGame& sheet_;
    WantedBreaches wanted_;
    std::uint32_t rate_ = 1;     ///< a breach is tried once in this number of moves
    bool spoils_ = false;        ///< the hand gets a slip when it is written down
    bool led_by_deal_ = false;   ///< the deal decided who led the hand
    bool anyones_turn_ = false;  ///< no seat can act out of turn
    bool quiet_ = false;         ///< no breach until the turn has passed
    bool misfit_ = false;      ///< a misfit was made in the hand: later breaches would be open (G4)
    bool any_misfit_ = false;  ///< a misfit was made in the game
    bool after_misfit_ = false;  ///< a misfit was made in the hand before: the leader may be open
    bool pass_broken_ = false;   ///< a pass since the last tile was a breach (G11)
    TileSet before_draws_;
    std::vector<Breach> breaches_;
    std::vector<Move> all_moves_;
};

}  // namespace bones::play
