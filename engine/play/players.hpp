// The players that choose moves in generated games.
#pragma once

#include <algorithm>
#include <limits>

#include "engine/play/sampling.hpp"
#include "engine/play/sheet.hpp"
#include "engine/play/table.hpp"
#include "engine/players/auction.hpp"
#include "engine/players/greedy.hpp"
#include "engine/players/random.hpp"
#include "engine/players/steady.hpp"

namespace bones::play {

/// Plays a random legal move, all with equal probability.
class RandomPlayer {
  public:
    explicit RandomPlayer(Random& random) : random_(random) {}

    template <GameRules G>
    Move choose(const HandInPlay<G>& table) {
        LegalMoves moves;
        G::legal(table.state(), table.own_hand(), moves);
        return moves[moves.count() == 1 ? 0 : random_.below(moves.count())];
    }
    /// Returns a legal bid: usually a pass, or slightly more than the highest bid.
    template <GameRules G>
    std::int32_t bid(const Auction<G>& auction) {
        constexpr std::uint32_t most_above = 4;
        if (auction.allows(bid_pass) && !random_.once_in(3)) return bid_pass;
        std::int32_t bid = auction.highest + static_cast<std::int32_t>(random_.below(most_above));
        if (random_.once_in(4)) bid = std::max(bid, points_of_mark);
        constexpr std::int32_t beyond = 400;
        while (bid < beyond && !auction.allows(bid)) ++bid;
        return bid < beyond ? bid : bid_pass;
    }
    template <GameRules G>
    Trump trump(const Auction<G>& auction) {
        constexpr auto described = static_cast<std::uint32_t>(Trump::other);
        Trump trump;
        do trump = static_cast<Trump>(random_.below(described));
        while (!auction.may_name(trump));
        return trump;
    }
    /// Chooses the prize for the winner of a hand.
    Tile choose_prize(Seat, const TileSet& offered, const TileSet&) {
        auto tile = offered.begin();
        for (auto skip = random_.below(static_cast<std::uint32_t>(offered.size())); skip > 0;
             --skip)
            ++tile;
        return *tile;
    }

  private:
    Random& random_;
};

/// Plays the move with the greatest appeal(), the first of several. It knows its own hand and the
/// table, nothing else.
class GreedyPlayer : public SensiblePlayer {
  public:
    template <GameRules G>
    Move choose(const HandInPlay<G>& table) {
        LegalMoves moves;
        G::legal(table.state(), table.own_hand(), moves);
        if (moves.count() == 1) return moves[0];
        Move best;
        int most = std::numeric_limits<int>::min();
        moves.for_each([&](const Move& move) {
            const int value = greedy_appeal<G>(table.state(), table.own_hand(), move);
            if (value <= most) return;
            most = value;
            best = move;
        });
        return best;
    }
};

/// Plays the best move of the steady player (steady.hpp), and takes prizes like the greedy player.
class SteadyPlayer : public SensiblePlayer {
  public:
    SteadyPlayer(const SteadyWeights& by, Random& random) : by_(by), random_(random) {}

    template <GameRules G>
    Move choose(const HandInPlay<G>& table) {
        return steady_move<G>(table.state(), table.own_hand(), table.seen(), by_, random_);
    }

  private:
    const SteadyWeights& by_;
    Random& random_;
};

/// One player per seat, of any kind.
class SeatedPlayers {
    template <class Use>
    auto with_player(Seat seat, Use&& use) {
        switch (kinds_[seat]) {
            case PlayerKind::greedy:
                return use(greedy_);
            case PlayerKind::steady:
                return use(steady_);
            case PlayerKind::sampling:
                return use(sampling_);
            default:
                return use(random_);
        }
    }

  public:
    SeatedPlayers(const BySeat<PlayerKind>& kinds, const SteadyWeights& by, Random& random)
        : kinds_(kinds), random_(random), steady_(by, random), sampling_(random) {}

    template <GameRules G>
    Move choose(const HandInPlay<G>& table) {
        return with_player(table.state().turn, [&](auto& player) { return player.choose(table); });
    }
    /// The bid of a seat, and the trumps it names.
    template <GameRules G>
    std::int32_t bid(Seat seat, const Auction<G>& auction) {
        return with_player(seat, [&](auto& player) { return player.bid(auction); });
    }
    template <GameRules G>
    Trump trump(Seat seat, const Auction<G>& auction) {
        return with_player(seat, [&](auto& player) { return player.trump(auction); });
    }
    Tile choose_prize(Seat seat, const TileSet& offered, const TileSet& held) {
        return with_player(seat,
                           [&](auto& player) { return player.choose_prize(seat, offered, held); });
    }

  private:
    const BySeat<PlayerKind>& kinds_;
    RandomPlayer random_;
    GreedyPlayer greedy_;
    SteadyPlayer steady_;
    SamplingPlayer sampling_;
};

}  // namespace bones::play
