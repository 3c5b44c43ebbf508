#include "engine/games/fives_and_threes.hpp"

#include "engine/games/line_play.hpp"
#include "engine/lane/lane_game.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<FivesAndThrees>);

LineRules FivesAndThrees::in_force(const HouseRules& rules, int players) {
    constexpr std::array openings{Opening::lot, Opening::highest_double,
                                  Opening::highest_double_in_every_hand};
    constexpr std::array openers{NextOpener::next_seat, NextOpener::winner};
    LineRules line;
    line.opening = chosen(openings, rules[opening]);
    line.next_opener = chosen(openers, rules[lead]);
    line.sides = line_sides(players, is_set(rules[partners], Partners::yes));
    line.each = tiles_each(rules[hand], players, 5);
    line.for_going_out = rules[out];
    line.target = rules[target];
    line.exact = is_set(rules[exact], Exact::yes);
    line.ends_at_once = true;
    return line;
}

template struct LineGame<FivesAndThrees>;
template void LineGame<FivesAndThrees>::judge(const LineState&, const Move&, Charges&);
template void LineGame<FivesAndThrees>::judge(const LineState&, const Move&, KnownHand&);
template void LineGame<FivesAndThrees>::legal(const LineState&, const TileSet&, LegalMoves&);
template void LineGame<FivesAndThrees>::legal(const LineState&, const TileSet&, MoveCount&);
template struct LaneOf<FivesAndThrees>;

}  // namespace bones
