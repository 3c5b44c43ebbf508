#include "engine/games/block.hpp"

#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/line_play.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<Block>);

LineRules Block::in_force(const HouseRules& rules, int players) {
    constexpr std::array openings{Opening::highest_double, Opening::lot,
                                  Opening::highest_double_in_every_hand};
    constexpr std::array openers{NextOpener::winner, NextOpener::next_seat};
    LineRules line;
    line.opening = chosen(openings, rules[opening]);
    line.next_opener = chosen(openers, rules[lead]);
    line.sides = line_sides(players, is_set(rules[partners], Partners::yes));
    line.leader_takes_ties = is_set(rules[tie], TieWinner::leader);
    line.highest = line::highest_in_set(rules[set]);
    line.each = tiles_each(rules[hand], players, 7);
    const bool between_pairs = players == 4 && line.sides == 2;
    const CountOfPips usual = between_pairs ? CountOfPips::of_all : CountOfPips::difference;
    line.count = chosen(
        std::array{usual, CountOfPips::of_others, CountOfPips::difference, CountOfPips::of_all},
        rules[count]);  // B11
    const int usual_target = between_pairs ? 200 : 100;
    line.target = rules[target] == HouseRule::as_usual ? usual_target : rules[target];  // B12
    line.bonuses = bonuses_of(rules, bonuses);
    return line;
}

template struct LineGame<Block>;
template void LineGame<Block>::judge(const LineState&, const Move&, Charges&);
template void LineGame<Block>::judge(const LineState&, const Move&, KnownHand&);
template void LineGame<Block>::judge(const LineState&, const Move&, HiddenHand&);
template void LineGame<Block>::legal(const LineState&, const TileSet&, LegalMoves&);
template void LineGame<Block>::legal(const LineState&, const TileSet&, MoveCount&);
template struct FastCheckOf<Block>;

}  // namespace bones
