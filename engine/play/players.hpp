// Who decides on the moves.
#pragma once

#include <limits>

#include "engine/play/greedy.hpp"
#include "engine/play/random.hpp"
#include "engine/play/table.hpp"

namespace bones::play {

/// Takes any move that no rule forbids, each as likely as any other.
class RandomPlayer {
  public:
    explicit RandomPlayer(Random& random) : random_(random) {}

    template <GameRules G>
    Move choose(const HandInPlay<G>& table) {
        LegalMoves moves;
        G::legal(table.state(), table.own_hand(), moves);
        return moves[moves.count() == 1 ? 0 : random_.below(moves.count())];
    }
    /// The prize that the winner of a hand takes.
    Tile choose_prize(const TileSet& offered, const TileSet&) {
        auto tile = offered.begin();
        for (auto skip = random_.below(static_cast<std::uint32_t>(offered.size())); skip > 0;
             --skip)
            ++tile;
        return *tile;
    }

  private:
    Random& random_;
};

/// Takes the move that looks best by the game's appeal(); the first of equals. It knows its own
/// hand and what lies on the table, nothing else.
class GreedyPlayer {
  public:
    template <GameRules G>
    Move choose(const HandInPlay<G>& table) {
        LegalMoves moves;
        G::legal(table.state(), table.own_hand(), moves);
        if (moves.count() == 1) return moves[0];
        Move best;
        int most = std::numeric_limits<int>::min();
        moves.for_each([&](const Move& move) {
            const int value = appeal(table.state(), table.own_hand(), move);
            if (value <= most) return;
            most = value;
            best = move;
        });
        return best;
    }
    Tile choose_prize(const TileSet& offered, const TileSet& held) {
        return best_prize(offered, held);
    }
};

}  // namespace bones::play
