// Who decides on the moves.
#pragma once

#include <vector>

#include "engine/play/greedy.hpp"
#include "engine/play/random.hpp"
#include "engine/play/table.hpp"

namespace bones {

/// Takes any move that no rule forbids, each as likely as any other.
class RandomPlayer {
  public:
    explicit RandomPlayer(Random& random) : random_(random) {}

    template <GameRules G>
    Move choose(const Table<G>& table) {
        G::legal(table.state(), table.own_hand(), moves_);
        if (moves_.size() == 1) return moves_.front();
        return moves_[random_.below(static_cast<std::uint32_t>(moves_.size()))];
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
    std::vector<Move> moves_;
};

/// Takes the move that looks best by the game's appeal(); the first of equals. It knows its own
/// hand and what lies on the table, nothing else.
class GreedyPlayer {
  public:
    template <GameRules G>
    Move choose(const Table<G>& table) {
        G::legal(table.state(), table.own_hand(), moves_);
        Move best = moves_.front();
        if (moves_.size() == 1) return best;
        int most = appeal(table.state(), table.own_hand(), best);
        for (const Move& move : moves_) {
            const int value = appeal(table.state(), table.own_hand(), move);
            if (value <= most) continue;
            most = value;
            best = move;
        }
        return best;
    }
    Tile choose_prize(const TileSet& offered, const TileSet& held) {
        return best_prize(offered, held);
    }

  private:
    std::vector<Move> moves_;
};

}  // namespace bones
