// A table at which every tile is known: a game's state, the hands, and the stock.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/games/list.hpp"
#include "tests/support/random.hpp"

namespace bones::test {

template <GameRules G>
struct Table {
    typename G::Match match{};
    typename G::State state{};
    BySeat<TileSet> hands{};
    BySeat<TileSet> dealt{};
    TileSet before_draws;     ///< the mover's hand before the first draw of its turn
    std::vector<Tile> stock;  ///< in drawing order
    std::size_t drawn = 0;    ///< tiles taken from the stock
    Bidding bidding;          ///< the bids and the trumps
    TileSet played;

    /// Takes the first seat's tiles off the front of the stock, then the next seat's.
    void deal(int each) {
        if (!G::one_shuffle) played = {};
        drawn = 0;
        for (int s = 0; s < match.players; ++s) {
            hands[s] = {};
            for (int i = 0; i < each; ++i) hand(Seat(s)).add(stock[i]);
            stock.erase(stock.begin(), stock.begin() + each);
        }
        dealt = hands;
    }

    /// Whether the deal decides the leader of the coming hand.
    bool led_by_deal() const {
        if constexpr (G::lead_is_dealt) return G::leads_by_deal(G::start(match, {}));
        return false;
    }

    /// Returns the seat that was dealt the first leading tile, and that tile. Returns no seat if
    /// none of these tiles was dealt (Leyden).
    Seat holder_of_lead(Tile& lead) const {
        if constexpr (G::lead_is_dealt)
            for (Tile tile : G::lead_tiles(match.rules))
                for (int s = 0; s < match.players; ++s)
                    if (hands[s].contains(tile)) {
                        lead = tile;
                        return Seat(s);
                    }
        return {};
    }

    /// Starts the hand. In games where the deal decides, `leader` must be that seat.
    void start(Seat leader) {
        state = G::start(match, leader);
        if constexpr (G::has_bidding) G::enter_bids(match, bidding, state);
        if constexpr (G::lead_is_dealt)
            if (led_by_deal()) {
                Tile lead;
                const Seat holder = holder_of_lead(lead);
                G::know_lead(state, holder, lead);
            }
        before_draws = hand(leader);
    }

    TileSet& hand(Seat seat) { return hands[seat]; }
    const TileSet& hand(Seat seat) const { return hands[seat]; }
    const TileSet& hand() const { return hand(state.turn); }
    TileSet prizes() const {
        if constexpr (G::has_prizes) return state.prizes[state.turn];
        return {};
    }

    std::vector<Move> legal() const {
        std::vector<Move> moves;
        LegalMoves legal;
        G::legal(state, hand(), legal);
        legal.for_each([&](const Move& move) { moves.push_back(move); });
        return moves;
    }
    bool clean(const Move& move) const {
        TileSet all_dealt;
        for (const TileSet& dealt_to : dealt) all_dealt |= dealt_to;
        KnownHand known(hand(), before_draws, dealt[state.turn], all_dealt);
        G::judge(state, move, known);
        return known.clean();
    }

    /// Whether the move by itself is a breach that the referee should report. Excess draws are
    /// reported once per turn (G12), so they are left out.
    bool accused(const Move& move) const {
        if (move.kind == MoveKind::draw) return false;
        for (const Charge& charge : charges_against<G>(state, move)) {
            const TileSet& held = charge.scope == Scope::before_draws ? before_draws : hand();
            const bool proven = charge.plain() || charge.none_of.intersects(held);
            if ((proven ? charge.code : charge.otherwise) != nullptr) return true;
        }
        return false;
    }

    /// Makes a move of the seat on turn. For a draw, takes the next tile of the stock and returns
    /// it.
    Tile make(Move move) {
        const Seat seat = state.turn;
        if (move.kind == MoveKind::draw) {
            move.tile = stock[drawn++];
            move.known = true;
            hand(seat).add(move.tile);
        } else if (move.kind == MoveKind::play) {
            if (!move.from_prizes) hand(seat).remove(move.tile);
            played.add(move.tile);
        }
        G::apply(state, move);
        if (state.turn.exists() && state.drawn == 0) before_draws = hand();
        return move.tile;
    }

    /// Makes an owed draw of a seat; returns the tile.
    Tile pay(Seat seat) {
        const Tile tile = stock[drawn++];
        hand(seat).add(tile);
        G::pay(state, seat);
        if (state.drawn == 0) before_draws = hand();
        return tile;
    }

    std::vector<Seat> owing() const {
        const SeatSet owing = G::owing(state);
        return {owing.begin(), owing.end()};
    }

    /// Returns all tiles of the table, wherever they are.
    TileSet all_tiles() const {
        TileSet tiles = played;
        for (int s = 0; s < match.players; ++s) tiles |= hands[s];
        for (std::size_t i = drawn; i < stock.size(); ++i) tiles.add(stock[i]);
        if constexpr (G::has_prizes) tiles |= state.prizes[0] | state.prizes[1];
        return tiles;
    }
};

/// Returns every move that can be written with the mover's tiles, legal or not: each tile, half,
/// arm, direction and suit, a draw and a pass. Equal unstarted arms count once, and so do two
/// spellings of one placing.
template <GameRules G>
std::vector<Move> conceivable(const Table<G>& table) {
    const auto& state = table.state;
    std::vector<Move> moves;
    if constexpr (G::has_layout) moves.push_back(Move{});
    if constexpr (G::has_draws)
        if (table.drawn < table.stock.size()) {
            Move draw;
            draw.kind = MoveKind::draw;
            draw.known = false;
            moves.push_back(draw);
        }
    const auto add = [&](Move move) {
        G::interpret(state, move);
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
    };
    for (Tile tile : table.hand() | table.prizes()) {
        Move move;
        move.kind = MoveKind::play;
        move.tile = tile;
        if constexpr (G::claims_points) {  // the points that it makes
            move.declared = true;
            move.suit = Action::no_such_suit;
        }
        if constexpr (!G::has_layout) {
            const int suits = G::declares_suit && G::leads(state) ? highest_pip + 1 : 1;
            for (int suit = 0; suit < suits; ++suit) {
                move.suit = static_cast<std::uint8_t>(suit);
                move.declared = G::declares_suit && G::leads(state);
                add(move);
            }
        } else if (!state.opened) {
            move.inner = static_cast<std::uint8_t>(tile.high());
            move.outer = static_cast<std::uint8_t>(tile.low());
            move.fits = G::opens(tile);
            add(move);
        } else {
            for (int arm = 0; arm < G::arms(state); ++arm) {
                const ArmView view = G::arm(state, arm);
                bool seen = false;
                for (int before = 0; before < arm && !view.started; ++before)
                    seen = seen || G::arm(state, before) == view;
                if (seen) continue;
                for (int inner : {tile.high(), tile.low()}) {
                    move.arm = static_cast<std::uint8_t>(arm);
                    move.inner = static_cast<std::uint8_t>(inner);
                    move.outer = static_cast<std::uint8_t>(tile.other(inner));
                    move.fits = G::fits(state, arm, tile, inner);
                    move.crosswise = false;
                    add(move);
                    move.crosswise = true;
                    if (G::has_crosswise && inner == tile.high()) add(move);
                }
            }
        }
    }
    return moves;
}

}  // namespace bones::test
