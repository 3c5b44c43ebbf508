#include "engine/games/all_fives.hpp"

#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/line_play.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<AllFives>);

LineRules AllFives::in_force(const HouseRules& rules, int players) {
    constexpr std::array openings{Opening::lot, Opening::highest_double,
                                  Opening::highest_double_in_every_hand};
    constexpr std::array openers{NextOpener::winner, NextOpener::next_seat};
    constexpr std::array counts{CountOfPips::difference, CountOfPips::of_others,
                                CountOfPips::of_all};
    constexpr std::array multiples{5, 3};
    LineRules line;
    line.opening = chosen(openings, rules[opening]);
    line.next_opener = chosen(openers, rules[lead]);
    line.lot_after_block = true;  // V1
    line.sides = line_sides(players, is_set(rules[partners], Partners::yes));
    line.highest = line::highest_in_set(rules[set]);
    line.each = tiles_each(rules[hand], players, 5);
    line.draws = true;  // V2
    line.kept = static_cast<std::uint8_t>(rules[keep]);
    line.most_draws = rules[draws];
    line.spinner.has_four_arms = is_set(rules[spinner], Spinner::first);
    line.spinner.counts_once = is_set(rules[spinner_count], SpinnerCount::once);
    line.multiple = static_cast<std::uint8_t>(chosen(multiples, rules[multiple]));
    line.must_be_called = is_set(rules[call], Call::yes);
    line.count = chosen(counts, rules[count]);
    line.rounds_down = is_set(rules[round], Round::down);
    line.leader_takes_ties = is_set(rules[tie], TieWinner::leader);
    line.target = rules[target];
    line.ends_at_once = is_set(rules[finish_at], Finish::at_once);
    return line;
}

template struct LineGame<AllFives>;
template void LineGame<AllFives>::judge(const LineState&, const Move&, Charges&);
template void LineGame<AllFives>::judge(const LineState&, const Move&, KnownHand&);
template void LineGame<AllFives>::judge(const LineState&, const Move&, HiddenHand&);
template void LineGame<AllFives>::legal(const LineState&, const TileSet&, LegalMoves&);
template void LineGame<AllFives>::legal(const LineState&, const TileSet&, MoveCount&);
template struct FastCheckOf<AllFives>;

}  // namespace bones
