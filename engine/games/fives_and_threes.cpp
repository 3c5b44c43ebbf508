#include "engine/games/fives_and_threes.hpp"

#include <algorithm>

#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/line_play.hpp"
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
    line.highest = line::highest_in_set(rules[set]);
    line.each = tiles_each(rules[hand], players, 5);
    line.both_out = players == 4 && line.sides == 2 && is_set(rules[both_out], BothOut::yes);
    line.for_going_out = rules[out];
    line.target = rules[target];
    line.exact = is_set(rules[exact], Exact::yes);
    line.ends_at_once = true;
    return line;
}

namespace {

/// Whether the hand goes on after a player has played as many tiles as each was dealt.
bool goes_on_after_out(const Record& record, const Hand& hand, int each) {
    BySeat<int> laid{};
    Seat out;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        if (action.seat().index() >= record.players) continue;
        if (out.exists() && action.seat() != out) return true;
        if (action.kind == ActionKind::play && ++laid[action.seat()] == each) out = action.seat();
    }
    return false;
}

}  // namespace

std::optional<UnsaidRules> FivesAndThrees::unsaid_rules(const Record& record,
                                                        const HouseRules& rules) {
    const LineRules line = in_force(rules, record.players);
    const bool says_all = record.written == NotedKinds::all();
    if (record.players != 4 || line.sides != 2 || line.both_out || says_all) return {};
    for (const Statement& rule : record.statements) {
        if (rule.keyword == Keyword::hand) break;
        if (rule.keyword == Keyword::rule && record.at(rule.key) == options[both_out].name)
            return {};
    }
    if (std::none_of(record.hands.begin(), record.hands.end(),
                     [&](const Hand& hand) { return goes_on_after_out(record, hand, line.each); }))
        return {};
    UnsaidRules unsaid{rules, "; but not if the hand goes on until both partners are out",
                       "write `rule both-out=yes` or `rule both-out=no` in the header"};
    unsaid.rules[both_out] = static_cast<std::int32_t>(BothOut::yes);
    return unsaid;
}

template struct LineGame<FivesAndThrees>;
template void LineGame<FivesAndThrees>::judge(const LineState&, const Move&, Charges&);
template void LineGame<FivesAndThrees>::judge(const LineState&, const Move&, KnownHand&);
template void LineGame<FivesAndThrees>::judge(const LineState&, const Move&, HiddenHand&);
template void LineGame<FivesAndThrees>::legal(const LineState&, const TileSet&, LegalMoves&);
template void LineGame<FivesAndThrees>::legal(const LineState&, const TileSet&, MoveCount&);
template struct FastCheckOf<FivesAndThrees>;

}  // namespace bones
