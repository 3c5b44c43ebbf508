#include "engine/games/draw.hpp"

#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/line_play.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<Draw>);

LineRules Draw::in_force(const HouseRules& rules, int players) {
    constexpr std::array openings{Opening::highest_double, Opening::lot,
                                  Opening::highest_double_in_every_hand};
    constexpr std::array openers{NextOpener::winner, NextOpener::next_seat};
    constexpr std::array counts{CountOfPips::difference, CountOfPips::of_others,
                                CountOfPips::of_all};
    LineRules line;
    line.opening = chosen(openings, rules[opening]);
    line.next_opener = chosen(openers, rules[lead]);
    line.sides = line_sides(players, is_set(rules[partners], Partners::yes));
    line.leader_takes_ties = is_set(rules[tie], TieWinner::leader);
    line.highest = line::highest_in_set(rules[set]);
    line.each = tiles_each(rules[hand], players, 5);
    line.count = chosen(counts, rules[count]);
    line.target = rules[target];
    line.draws = true;
    line.draws_while_able = is_set(rules[voluntary], Voluntary::yes);
    line.yard_counts = is_set(rules[yard], Yard::yes);
    line.kept = static_cast<std::uint8_t>(rules[keep]);
    line.most_draws = rules[draws];
    line.bonuses = bonuses_of(rules, bonuses);
    return line;
}

template struct LineGame<Draw>;
template void LineGame<Draw>::judge(const LineState&, const Move&, Charges&);
template void LineGame<Draw>::judge(const LineState&, const Move&, KnownHand&);
template void LineGame<Draw>::judge(const LineState&, const Move&, HiddenHand&);
template void LineGame<Draw>::legal(const LineState&, const TileSet&, LegalMoves&);
template void LineGame<Draw>::legal(const LineState&, const TileSet&, MoveCount&);
template struct FastCheckOf<Draw>;

}  // namespace bones
