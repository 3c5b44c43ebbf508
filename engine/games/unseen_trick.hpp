// Tricks with unknown tiles: their possible takers and their worth (G9). Included by the source
// files of the games.
#pragma once

#include <array>
#include <optional>

#include "engine/games/tricks.hpp"
#include "engine/hands/unseen_plays.hpp"

namespace bones {

/// A complete trick with unknown tiles, for one possible suit.
template <class G>
class UnseenTrick {
  public:
    using State = typename G::State;

    UnseenTrick(const State& state, const UnseenPlays& unseen, int suit)
        : state_(state), unseen_(unseen), suit_(suit), size_(G::trick_size(state)) {
        TileSet others = TileSet::full(traits(G::game).highest);
        for (int i = 0; i < size_; ++i)
            if (at(i).known) others.remove(at(i).tile);
        for (Tile tile : others) {
            with_[static_cast<std::size_t>(rank(tile))].add(tile);
            if (G::may_lead(state, suit, tile)) leads_.add(tile);
        }
        for (std::size_t best = 1; best < with_.size(); ++best)
            below_[best] = below_[best - 1] | with_[best - 1];
    }

    /// Whether the player of tile i can win with some choice of the unknown tiles. If a tile is
    /// recorded twice (G5), either of the two may be right.
    bool may_win(int i) const {
        if (at(i).known) return wins_with(i, rank(at(i).tile));
        for (int best = G::best_rank; best >= 1; --best)
            if (wins_with(i, best)) return true;
        return false;
    }

  private:
    const TileInTrick& at(int i) const { return state_.trick[static_cast<std::size_t>(i)]; }
    int rank(Tile tile) const { return G::rank_of(state_, suit_, tile); }

    bool wins_with(int i, int best) const {
        std::array<UnseenPlay, most_in_trick> plays;
        std::size_t count = 0;
        for (int j = 0; j < size_; ++j) {
            if (at(j).known) {
                if (j != i && rank(at(j).tile) > best) return false;
                continue;
            }
            TileSet tiles = (j == i ? with_ : below_)[static_cast<std::size_t>(best)];
            if (j == 0) tiles &= leads_;
            if (tiles.empty()) return false;
            plays[count++] = {at(j).seat, tiles};
        }
        return best > 0 && unseen_.can_have_been(std::span(plays).first(count));
    }

    const State& state_;
    const UnseenPlays& unseen_;
    int suit_;
    int size_;
    /// The tiles of each rank, and those below it, without the known ones of the trick.
    std::array<TileSet, G::best_rank + 1> with_{}, below_{};
    TileSet leads_;  ///< those that can have led the suit
};

namespace detail {

/// The seats that may have taken the trick. An unknown lead may be of any suit.
template <class G>
SeatSet takers(const typename G::State& state, const UnseenPlays& unseen) {
    SeatSet all, takers;
    const int size = G::trick_size(state);
    for (int i = 0; i < size; ++i) all |= state.trick[static_cast<std::size_t>(i)].seat;
    const int from = state.suit_known ? state.suit : 0;
    const int to = state.suit_known ? state.suit : G::last_suit;
    for (int suit = from; suit <= to && takers != all; ++suit) {
        if (!G::may_be_led(state, suit)) continue;
        const UnseenTrick<G> trick(state, unseen, suit);
        for (int i = 0; i < size; ++i) {
            const Seat seat = state.trick[static_cast<std::size_t>(i)].seat;
            if (!takers.contains(seat) && trick.may_win(i)) takers |= seat;
        }
    }
    return takers;
}

/// The worth of the trick; empty if it is uncertain.
template <class G>
std::optional<int> worth_of(const typename G::State& state, const UnseenPlays& unseen) {
    int worth = state.worth;
    for (int i = 0; i < G::trick_size(state); ++i) {
        const TileInTrick& laid = state.trick[static_cast<std::size_t>(i)];
        if (laid.known) continue;
        std::optional<int> its;
        TileSet rest = TileSet::full(traits(G::game).highest);
        while (!rest.empty()) {
            const int each = G::worth(rest.first());
            UnseenPlay play{laid.seat, {}};
            for (Tile tile : rest)
                if (G::worth(tile) == each) play.tiles.add(tile);
            rest -= play.tiles;
            if (!unseen.can_have_been({&play, 1})) continue;
            if (its) return std::nullopt;
            its = each;
        }
        worth += its.value_or(0);
    }
    return worth;
}

/// The first seat of the side that all these seats belong to; no seat if there are several sides.
template <class G>
Seat only_side(SeatSet seats, int players) {
    Seat side;
    for (Seat seat : seats) {
        const Seat its(seat.index() % G::sides(players));
        if (side.exists() && side != its) return {};
        side = its;
    }
    return side;
}

}  // namespace detail

template <class G>
template <class State, class Unseen>
void Tricks<G>::settle_unseen(State& state, const Unseen& unseen) {
    if (!state.undecided) return;
    state.undecided = false;
    state.takers = detail::takers<G>(state, unseen);
    const Seat side = detail::only_side<G>(state.takers, state.players);
    const auto worth = detail::worth_of<G>(state, unseen);
    if (worth) {  // from here the tiles count as known
        state.worth = static_cast<std::uint8_t>(*worth);
        state.unknown = 0;
    }
    if (side.exists() && G::counts_unseen(state, worth.has_value()))
        give_trick(state, side, worth.value_or(0));
    else
        state.all_known = false;
    if (state.takers.size() == 1) {
        state.turn = state.last_winner = state.takers.first();
        state.takers = {};
    }
    G::pass_over(state);
}

}  // namespace bones
