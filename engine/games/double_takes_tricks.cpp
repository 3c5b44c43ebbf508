#include "engine/games/double_takes_tricks.hpp"

#include <optional>

#include "engine/hands/unseen_plays.hpp"

namespace bones {
namespace {

using State = DoubleTakes::State;
using Laid = DoubleTakes::Laid;

constexpr int double_rank = 32;
constexpr int lowest_rank = 1;  ///< a tile led under a suit that is not on it
constexpr int best_rank = double_rank + highest_pip;

/// D5: the highest double not of the suit led; else the highest tile of the suit, by its other
/// half. 0: cannot win.
int rank_of(Tile tile, int suit, bool leads) {
    if (leads && !tile.has(suit)) return lowest_rank;  // D3
    if (tile.has(suit)) return 2 + tile.other(suit);
    return tile.is_double() ? double_rank + tile.high() : 0;
}

void give_trick(State& state, Seat seat, int doubles) {
    ++state.tricks[seat];
    state.captured[seat] = static_cast<std::uint8_t>(state.captured[seat] + doubles);
}

/// A whole trick of which some tiles are not known, under a suit.
class OpenTrick {
  public:
    OpenTrick(const State& state, const UnseenPlays& unseen, int suit)
        : state_(state), unseen_(unseen), suit_(suit) {
        for (Tile tile : TileSet::full(highest_pip)) others_.add(tile);
        for (int i = 0; i < state.players; ++i)
            if (at(i).known) others_.remove(at(i).tile);
    }

    /// Whether some placing of the unknown tiles gives the trick to the player of the i-th.
    bool may_win(int i) const {
        if (at(i).known) return wins_with(i, rank_of(at(i).tile, suit_, i == 0));
        for (int rank = best_rank; rank >= lowest_rank; --rank)
            if (wins_with(i, rank)) return true;
        return false;
    }

  private:
    const Laid& at(int i) const { return state_.trick[i]; }

    bool wins_with(int i, int rank) const {
        std::array<UnseenPlay, 4> plays;
        std::size_t count = 0;
        for (int j = 0; j < state_.players; ++j) {
            if (at(j).known) {
                if (j != i && rank_of(at(j).tile, suit_, j == 0) >= rank) return false;
                continue;
            }
            TileSet tiles;
            for (Tile tile : others_) {
                const int its = rank_of(tile, suit_, j == 0);
                if (j == i ? its == rank : its < rank) tiles.add(tile);
            }
            if (tiles.empty()) return false;
            plays[count++] = {at(j).seat, tiles};
        }
        return rank > 0 && unseen_.can_have_been(std::span(plays).first(count));
    }

    const State& state_;
    const UnseenPlays& unseen_;
    int suit_;
    TileSet others_;  ///< all tiles but those of the trick that are known
};

/// Who may have taken the trick. A tile that nobody wrote down may have been led
/// under any suit: that the suit was on it is not known (G9).
SeatSet takers(const State& state, const UnseenPlays& unseen) {
    const SeatSet all = SeatSet::all(state.players);
    SeatSet takers;
    const int from = state.suit_known ? state.suit : 0;
    const int to = state.suit_known ? state.suit : highest_pip;
    for (int suit = from; suit <= to && takers != all; ++suit) {
        const OpenTrick trick(state, unseen, suit);
        for (int i = 0; i < state.players; ++i) {
            const Seat seat = state.trick[i].seat;
            if (!takers.contains(seat) && trick.may_win(i)) takers |= seat;
        }
    }
    return takers;
}

/// How many doubles the trick has, if that is certain.
std::optional<int> doubles_in(const State& state, const UnseenPlays& unseen) {
    int doubles = state.doubles;
    for (int i = 0; i < state.players; ++i) {
        const Laid& laid = state.trick[i];
        if (laid.known) continue;
        const auto can_be = [&](const TileSet& tiles) {
            const UnseenPlay play{laid.seat, tiles};
            return unseen.can_have_been({&play, 1});
        };
        const bool a_double = can_be(TileSet::doubles());
        if (a_double && can_be(TileSet::full(highest_pip) - TileSet::doubles()))
            return std::nullopt;
        doubles += a_double;
    }
    return doubles;
}

/// The one scoring seat of these, if there is only one.
Seat only_side(SeatSet seats, int players) {
    Seat side;
    for (Seat seat : seats) {
        const Seat its = scoring_seat(seat, DoubleTakes::sides(players));
        if (side.exists() && side != its) return {};
        side = its;
    }
    return side;
}

}  // namespace

void takes::open_trick(State& state, const Move& lead) {
    state.opened = true;
    state.suit = lead.suit;
    state.suit_known = lead.known;
    state.doubles = state.unknown = 0;
    state.takers = {};
    state.winning = {};
    state.rank = -1;
}

void takes::join_trick(State& state, const Laid& laid) {
    state.trick[state.laid] = laid;
    if (!laid.known) {
        ++state.unknown;
        return;
    }
    const int rank = rank_of(laid.tile, state.suit, state.laid == 0);
    if (rank > state.rank) {
        state.rank = static_cast<std::int16_t>(rank);
        state.winning = laid.seat;
    }
    state.doubles += laid.tile.is_double();
}

void takes::close_trick(State& state) {
    state.laid = 0;
    state.undecided = state.judged && state.unknown > 0;
    state.last_winner = state.judged && state.unknown == 0 ? state.winning : Seat();
    if (state.last_winner.exists())
        give_trick(state, state.last_winner, state.doubles);
    else if (!state.undecided)
        state.all_known = false;
    state.turn = state.last_winner;  // D6
    state.judged = true;
}

void DoubleTakes::settle_unseen(State& state, const UnseenPlays& unseen) {
    if (!state.undecided) return;
    state.undecided = false;
    state.takers = bones::takers(state, unseen);
    const Seat side = only_side(state.takers, state.players);
    const auto doubles = doubles_in(state, unseen);
    if (side.exists() && doubles)
        give_trick(state, side, *doubles);
    else
        state.all_known = false;
    if (state.takers.size() != 1) return;
    state.turn = state.last_winner = state.takers.first();
    state.takers = {};
}

}  // namespace bones
