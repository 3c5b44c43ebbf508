#include "engine/referee/dealt_lead.hpp"

namespace bones {

Verdict DealtLead::nobody() const {
    std::vector<Condition> all;
    conditions(Seat(), {}, tiles_, all);
    return verdict_of_all(holdings_, all);
}

std::uint32_t DealtLead::seats() const {
    std::uint32_t seats = nobody() == Verdict::broken ? 0 : 1u << record_.players;
    TileSet lower;
    std::vector<Condition> all;
    for (Tile tile : tiles_) {
        for (int s = 0; s < record_.players; ++s) {
            all.clear();
            conditions(Seat(s), TileSet(tile), lower, all);
            if (verdict_of_all(holdings_, all) != Verdict::broken) seats |= 1u << s;
        }
        lower.add(tile);
    }
    return seats;
}

void DealtLead::conditions(Seat seat, TileSet tile, const TileSet& lower,
                           std::vector<Condition>& conditions) const {
    for (int s = 0; s < record_.players && !lower.empty(); ++s)
        conditions.push_back({hand_, Seat(s), dealt(), lower});
    if (seat.exists() && !tile.empty()) conditions.push_back({hand_, seat, dealt(), {}, tile});
}

}  // namespace bones
