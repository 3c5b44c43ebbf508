#include "tests/second/referee/dealt_lead.hpp"

#include <algorithm>

namespace bones::second {

void DealtLead::add_dealt(Tile tile, Edges& edges) const {
    const World& world = facts_.world();
    for (int s = 0; s < world.slots(); ++s) {
        const Slot& slot = world.slot(s);
        if (slot.seat.exists() && slot.taken == 0 && world.allowed(tile, s))
            edges.push_back({tile, s});
    }
}

bool DealtLead::leads(Tile tile) const {
    return std::find(order_.begin(), order_.end(), tile) != order_.end();
}

Edges DealtLead::against(Seat seat, Tile tile) const {
    const World& world = facts_.world();
    Edges edges;
    for (Tile earlier : order_) {
        if (earlier == tile) break;
        add_dealt(earlier, edges);
    }
    for (int s = 0; s < world.slots(); ++s) {
        const Slot& slot = world.slot(s);
        if (!(slot.seat == seat && slot.taken == 0) && world.allowed(tile, s))
            edges.push_back({tile, s});
    }
    return edges;
}

Edges DealtLead::against_none() const {
    Edges edges;
    for (Tile tile : order_) add_dealt(tile, edges);
    return edges;
}

bool DealtLead::can_lead(Seat seat) const {
    return std::any_of(order_.begin(), order_.end(), [&](Tile tile) {
        return facts_.world().without(facts_.certain(against(seat, tile), tile), tile);
    });
}

bool DealtLead::none_possible() const {
    return facts_.world().without(facts_.certain(against_none(), std::nullopt));
}

bool DealtLead::none_certain() const {
    const Edges edges = against_none();
    return facts_.certain(edges, std::nullopt).size() == edges.size() &&
           !facts_.world().with_one(edges);
}

}  // namespace bones::second
