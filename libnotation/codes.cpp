#include "libnotation/codes.hpp"

namespace bones::code {

std::span<const Code* const> notation_codes() {
    static constexpr const Code* all[] = {
        &unreadable, &line_too_long,   &duplicate_line, &misplaced_line,   &bad_value,
        &no_record,  &record_too_long, &hand_too_long,  &unknown_game,     &bad_players,
        &bad_seat,   &bad_tile,        &bad_token,      &no_such_action,   &implied_hand,
        &hand_order, &seat_in_line,    &same_game,      &likely_same_game, &near_name,
        &read_as,    &look_alike,      &findings_cut,   &sheets_differ,    &sheets_settled,
        &one_sheet,  &odd_date,        &table_twice,
    };
    return all;
}

}  // namespace bones::code
