// The steady player's features of the line games, in addition to those of all layouts. They are the
// points that a tile makes, the points that the next seat can then make, and a blocked line.
#include "engine/players/steady_layout.hpp"
#include "engine/rules/hand_play.hpp"

namespace bones::play {
namespace {

struct LineWeight {
    enum : std::size_t {
        points = LayoutWeight::own,  ///< a point that the tile makes
        threat,                      ///< 1/16 of a point that the next seat is expected to make
        shut,  ///< in a blocked line: a pip that the next seat is expected to hold more
    };
};

/// Returns what an end adds to a count (V4, F2).
int counted(const ArmView& end) {
    return end.of_spinner ? 0 : end.open * (end.doubled ? 2 : 1);
}

/// Returns the expected points of the next seat in 1/16, over the tiles that it may hold.
template <GameRules G>
int points_to_come(const LineState& after, const TileSet& may_hold) {
    int count = 0, points = 0;
    for (int arm = 0; arm < G::arms(after); ++arm) count += counted(G::arm(after, arm));
    for (int arm = 0; arm < G::arms(after); ++arm) {
        if (!after.table.is_playable(arm)) continue;
        const ArmView end = G::arm(after, arm);
        for (int outer = 0; outer <= 6; ++outer) {
            if (!may_hold.contains(Tile(end.open, outer))) continue;
            const int its = outer == end.open ? 2 * outer : outer;
            points += line::points_of(count - counted(end) + its, after.line);
        }
    }
    return 16 * points * after.held[after.turn] / may_hold.size();
}

template <GameRules G>
int appeal_in_line(const Look<G>& look, const Move& move, const SteadyWeights& by) {
    using W = LineWeight;
    if (move.kind != MoveKind::play) return last_resort_of_steady - (move.kind == MoveKind::pass);
    const LineState after = state_after<G>(look.state, move);
    const int made = G::claims_points ? by.of[W::points] * after.last.scored : 0;
    if (after.ended()) return surely_best + made;
    TileSet rest = look.hand;
    rest.remove(move.tile);
    int value = made + weigh_play<G>(look, move, after, rest, by);
    const TileSet may_hold = look.unseen - look.seen.lacking[after.turn];
    if (may_hold.empty()) return value;
    if constexpr (G::claims_points)
        value += by.of[W::threat] * points_to_come<G>(after, may_hold) / 16;
    if (after.draws_are_over() && after.table.is_shut())
        value += by.of[W::shut] *
                 (look.unseen.pips() * after.held[after.turn] / std::max(1, look.unseen.size()) -
                  rest.pips());
    return value;
}

}  // namespace

int steady_appeal(const Look<Block>& look, const Move& move, const SteadyWeights& by) {
    return appeal_in_line(look, move, by);
}
int steady_appeal(const Look<Draw>& look, const Move& move, const SteadyWeights& by) {
    return appeal_in_line(look, move, by);
}
int steady_appeal(const Look<AllFives>& look, const Move& move, const SteadyWeights& by) {
    return appeal_in_line(look, move, by);
}
int steady_appeal(const Look<FivesAndThrees>& look, const Move& move, const SteadyWeights& by) {
    return appeal_in_line(look, move, by);
}

}  // namespace bones::play
