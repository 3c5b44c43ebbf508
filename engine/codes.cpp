#include "engine/codes.hpp"

namespace bones::code {

std::span<const Code* const> engine_codes() {
    static constexpr const Code* all[] = {
        &wrong_turn,         &wrong_lead,
        &false_pass,         &misfit,
        &missed_draw,        &illegal_draw,
        &illegal_prize_play, &off_spell,
        &wrong_suit,         &revoke,
        &wrong_bid,          &wrong_declarer,
        &wrong_prize,        &missing_prize,
        &after_end,          &joint_breach,
        &tile_repeated,      &tile_not_held,
        &deal_size,          &count_mismatch,
        &yard_mismatch,      &left_mismatch,
        &lead_mismatch,      &no_such_arm,
        &likely_slip,        &other_rule,
        &unknown_rule,       &end_mismatch,
        &score_mismatch,     &result_mismatch,
        &winner_mismatch,    &unfounded_penalty,
        &points_mismatch,    &layout_unknown,
        &missing_pass,       &hand_unfinished,
        &turned_tile,        &undeclared_suit,
        &undeclared_trump,   &unmarked_prize,
        &ambiguous_arm,      &too_many_interpretations,
        &not_noted,          &players_guessed,
        &slip_throughout,    &unfounded_bonus,
    };
    return all;
}

}  // namespace bones::code
