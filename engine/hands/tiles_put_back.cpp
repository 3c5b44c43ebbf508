#include "engine/hands/tiles_put_back.hpp"

#include <algorithm>

namespace bones {

bool has_tiles_put_back(const Record& record, const Hand& hand) {
    return std::any_of(record.actions.begin() + hand.first_action,
                       record.actions.begin() + hand.end_action,
                       [](const Action& action) { return action.puts_back(); });
}

int surplus_of_deal(const Record& record, const Hand& hand, Seat seat) {
    int surplus = 0;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        const bool is_remark = action.kind == ActionKind::skip || action.kind == ActionKind::show ||
                               action.kind == ActionKind::bad_show;
        if (!action.puts_back() && !is_remark) break;
        surplus += action.puts_back() && action.seat() == seat;
    }
    return surplus;
}

}  // namespace bones
