#include <algorithm>

#include "tests/second/facts.hpp"

namespace bones::second {

Answer HandFacts::held_none(Seat seat, int ply, int moment, const std::set<Tile>& wanted) const {
    if (tainted(seat, ply))
        return {wanted.empty() ? Verdict::kept : Verdict::open, {}, false};  // G5
    return answer(seat, moment,
                  world_.holding(seat, static_cast<int>(setup_.hand), moment, wanted));
}

Answer HandFacts::drew_none(Seat seat, int ply, int draw, const std::set<Tile>& wanted) const {
    if (tainted(seat, ply))
        return {wanted.empty() ? Verdict::kept : Verdict::open, {}, false};  // G5
    Edges edges = world_.holding(seat, static_cast<int>(setup_.hand), ply, wanted);
    const auto slot = slot_of_draw_.find(draw);
    std::erase_if(edges, [&](const Edge& edge) {
        return slot == slot_of_draw_.end() || edge.slot != slot->second;
    });
    return answer(seat, ply, edges);
}

bool HandFacts::seen_holding(Tile tile, Seat seat, int ply) const {
    if (owner(tile) != seat) return false;
    const auto slot = world_.pinned(tile);
    const auto shown = shown_.find(tile);
    return (slot && world_.slot(*slot).taken < ply) ||
           (shown != shown_.end() && shown->second < ply);
}

// Whether a verdict about all that was dealt depends on the hand of a seat that may have drawn.
bool HandFacts::touches_hidden_draws(Seat seat, const Edges& edges) const {
    return std::any_of(edges.begin(), edges.end(), [&](const Edge& edge) {
        const Slot& slot = world_.slot(edge.slot);
        const bool dealt = slot.seat.exists() && slot.taken == 0;
        return hidden_draws(dealt ? slot.seat : seat);
    });
}

Answer HandFacts::answer(Seat seat, int moment, const Edges& edges, bool all_hands) const {
    if (edges.empty()) return {Verdict::kept, {}, false};
    const bool depends =
        all_hands ? touches_hidden_draws(seat, edges) : hidden_draws(seat) || hidden_prizes(seat);
    if (depends) {  // G14
        for (const Edge& edge : edges)
            if (world_.pinned(edge.tile) == edge.slot || seen_holding(edge.tile, seat, moment))
                return {Verdict::broken, edges, false};
        return {Verdict::open, edges, false};
    }
    if (!world_.without(edges)) return {Verdict::broken, edges, false};  // G9
    if (!world_.with_one(edges)) return {Verdict::kept, {}, false};
    return {Verdict::open, edges, true};
}

std::optional<std::set<Tile>> HandFacts::rest(Seat seat, int before,
                                              std::optional<int> size) const {
    if (!size || hidden_prizes(seat) || tainted(seat, before - 1) || unseen_[seat.index()] < before)
        return std::nullopt;
    std::set<Tile> rest;
    for (Tile tile : world_.tiles())
        if (can_be_left(tile, seat, before)) rest.insert(tile);
    if (static_cast<int>(rest.size()) != *size) return std::nullopt;
    return rest;
}

bool HandFacts::can_be_left(Tile tile, Seat seat, int before) const {
    if (!world_.has(tile) || setup_.used.count(tile)) return false;
    if (tainted(seat, before - 1)) {
        const auto at = owner(tile);
        const bool sound = at && at->exists() && !tainted(*at, before - 1);
        return !played_before(tile) && !(sound && owned_elsewhere(tile, seat));
    }
    return world_.with_one(world_.holding(seat, static_cast<int>(setup_.hand), before, {tile}));
}

bool HandFacts::show_left(Tile tile, Seat seat, int before) {
    if (player_.count(tile)) return true;             // played after the end
    if (tainted_[seat.index()] < never) return true;  // no evidence
    if (!world_.keep(tile, slots_of(seat, before))) return false;
    owner_[tile] = seat;
    return true;
}

}  // namespace bones::second
