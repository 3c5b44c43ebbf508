#include "engine/hands/tiles_put_back.hpp"

#include <algorithm>

namespace bones {

std::span<const Action> before_first_turn(const Record& record, const Hand& hand) {
    const auto actions = std::span(record.actions).subspan(hand.first_action, hand.actions());
    const auto turn = std::find_if(actions.begin(), actions.end(), [](const Action& action) {
        return !action.puts_back() && action.kind != ActionKind::skip &&
               action.kind != ActionKind::show && action.kind != ActionKind::bad_show;
    });
    return {actions.begin(), turn};
}

int surplus_of_deal(const Record& record, const Hand& hand, Seat seat) {
    const auto before = before_first_turn(record, hand);
    return static_cast<int>(std::count_if(
        before.begin(), before.end(),
        [seat](const Action& action) { return action.puts_back() && action.seat() == seat; }));
}

void deal_surplus(const Record& record, const Hand& hand, TableState& start) {
    for (const Seat seat : SeatSet::all(start.players)) {
        const int surplus = std::min<int>(surplus_of_deal(record, hand, seat), start.stock);
        start.held[seat] = static_cast<std::uint8_t>(start.held[seat] + surplus);
        start.stock = static_cast<std::uint16_t>(start.stock - surplus);
    }
}

}  // namespace bones
