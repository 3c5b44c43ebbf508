#include "engine/hands/dealt_lead.hpp"

namespace bones {

Verdict DealtLead::nobody() const {
    if (const SeenHands* known = holdings_.known())
        return seats_of(*known) >> record_.players & 1 ? Verdict::kept : Verdict::broken;
    std::vector<Condition> all;
    conditions(Seat(), {}, tiles_, all);
    return verdict_of_all(holdings_, all);
}

std::uint32_t DealtLead::seats_of(const SeenHands& known) const {
    for (Tile tile : tiles_)
        for (int s = 0; s < record_.players; ++s)
            if (known.dealt(hand_, Seat(s)).contains(tile)) return 1u << s;
    return 1u << record_.players;
}

bool DealtLead::is_right(Seat seat, const TileSet& tile) const {
    const SeenHands* known = holdings_.known();
    if (known == nullptr || !(tile - known->dealt(hand_, seat)).empty()) return false;
    return seats_of(*known) == 1u << record_.players;
}

std::uint32_t DealtLead::seats() const {
    if (const SeenHands* known = holdings_.known()) return seats_of(*known);
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
    const TileSet asked = lower - holdings_.undealt();
    for (int s = 0; s < record_.players && !asked.empty(); ++s) {
        const Condition none_lower{hand_, Seat(s), dealt(), asked, {}, true};
        if (holdings_.may_have_held(none_lower)) conditions.push_back(none_lower);
    }
    if (seat.exists() && !tile.empty())
        conditions.push_back({hand_, seat, dealt(), {}, tile, true});
}

}  // namespace bones
