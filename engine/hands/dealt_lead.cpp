#include "engine/hands/dealt_lead.hpp"

namespace bones {

Verdict DealtLead::none_dealt() const {
    TileSet any;
    for (Tile tile : tiles_) any.add(tile);
    std::vector<Condition> all;
    conditions(Seat(), {}, any, all);
    return hands_.verdict(all);
}

/// Whether one of the tiles was surely dealt, so that no tile after them can lead.
bool DealtLead::is_surely_later(const TileSet& tiles) const {
    std::vector<Condition> all;
    conditions(Seat(), {}, tiles, all);
    return !all.empty() && hands_.verdict(all) == Verdict::broken;
}

SeatSet DealtLead::seats() const {
    SeatSet seats;
    if (none_dealt() != Verdict::broken) seats |= Seat();
    TileSet lower;
    std::vector<Condition> all;
    for (Tile tile : tiles_) {
        if (is_surely_later(lower)) break;
        for (int s = 0; s < record_.players; ++s) {
            const TileSet lead(tile);
            if (hands_.verdict(dealt(Seat(s), lead)) == Verdict::broken) continue;
            all.clear();
            conditions(Seat(s), lead, lower, all);
            if (hands_.verdict(all) != Verdict::broken) seats |= Seat(s);
        }
        lower.add(tile);
    }
    return seats;
}

bool DealtLead::is_certain(Seat seat, const TileSet& tile, const TileSet& others) const {
    if (!(tile - hands_.dealt(hand_, seat)).empty()) return false;
    for (int s = 0; s < record_.players; ++s)
        if (!hands_.certain(hand_, Seat(s)) || hands_.dealt(hand_, Seat(s)).intersects(others))
            return false;
    return true;
}

Condition DealtLead::dealt(Seat seat, const TileSet& all_of) const {
    return {hand_, seat, static_cast<Moment>(record_.hands[hand_].first_action), {}, all_of, true};
}

void DealtLead::conditions(Seat seat, TileSet tile, const TileSet& lower,
                           std::vector<Condition>& conditions) const {
    const TileSet asked = lower - hands_.undealt();
    for (int s = 0; s < record_.players && !asked.empty(); ++s) {
        Condition none_lower = dealt(Seat(s), {});
        none_lower.none_of = asked;
        if (!hands_.may_have_held(none_lower).empty()) conditions.push_back(none_lower);
    }
    if (seat.exists() && !tile.empty()) conditions.push_back(dealt(seat, tile));
}

}  // namespace bones
