#include <algorithm>

#include "tests/second/referee/facts.hpp"

namespace bones::second {

Answer HandFacts::held_none(Seat seat, int ply, int moment, const std::set<Tile>& wanted) const {
    if (tainted(seat, ply))
        return {wanted.empty() ? Verdict::kept : Verdict::open, {}, false};  // G5
    return answer(seat, moment,
                  world_.holding(seat, static_cast<int>(setup_.hand), moment, wanted));
}

bool HandFacts::seen_holding(Tile tile, Seat seat, int ply) const {
    if (owner(tile) != seat) return false;
    const auto slot = world_.pinned(tile);
    const auto shown = shown_.find(tile);
    return (slot && world_.slot(*slot).taken < ply) ||
           (shown != shown_.end() && shown->second < ply);
}

// Whether the seat's first action showed the tile before any draw.
bool HandFacts::seen_first(Tile tile, Seat seat) const {
    const auto shown = shown_.find(tile);
    return owner(tile) == seat &&
           (world_.was_played(tile, 1) || (shown != shown_.end() && shown->second == 1));
}

// Drops edges that rest on a deal in doubt, except those of the leading tile.
Edges HandFacts::certain(const Edges& edges, std::optional<Tile> lead) const {
    Edges certain = edges;
    std::erase_if(certain, [&](const Edge& edge) {
        const Slot& slot = world_.slot(edge.slot);
        return edge.tile != lead && slot.seat.exists() && slot.taken == 0 &&
               deal_in_doubt(slot.seat) && world_.pinned(edge.tile) != edge.slot &&
               !seen_first(edge.tile, slot.seat);
    });
    return certain;
}

namespace {

/// Whether each of these tiles can have come in another way than by the edges.
bool came_otherwise(const World& world, const std::vector<Tile>& tiles, const Edges& edges) {
    Placing ways(static_cast<int>(tiles.size()), world.slots());
    for (std::size_t t = 0; t < tiles.size(); ++t)
        for (int s = 0; s < world.slots(); ++s) {
            const auto by_edge = [&](const Edge& edge) {
                return edge.tile == tiles[t] && edge.slot == s;
            };
            if (!world.allowed(tiles[t], s) || std::any_of(edges.begin(), edges.end(), by_edge))
                ways.forbid(static_cast<int>(t), s);
        }
    return ways.settle();
}

}  // namespace

Answer HandFacts::answer(Seat seat, int moment, const Edges& edges,
                         std::optional<Tile> lead) const {
    if (edges.empty()) return {Verdict::kept, {}, false};
    if (lead && certain(edges, lead).size() < edges.size()) {  // G5, G14
        if (!world_.without(certain(edges, lead), lead)) return {Verdict::broken, edges, false};
        return {Verdict::open, certain(edges, lead), true};
    }
    if (!lead && (hidden_draws(seat) || hidden_prizes(seat))) {  // G14
        for (const Edge& edge : edges)
            if (world_.pinned(edge.tile) == edge.slot || seen_holding(edge.tile, seat, moment))
                return {Verdict::broken, edges, false};
        // Tiles left were in the hand, whatever the prizes were (P12).
        std::vector<Tile> left;
        const Statement* line = left_line(seat);
        for (const auto& tile : line ? tiles_of(record_, *line) : TileList{})
            if (tile && owner(*tile) == seat && !player_.count(*tile)) left.push_back(*tile);
        std::erase_if(left, [&](Tile tile) {
            return std::none_of(edges.begin(), edges.end(),
                                [&](const Edge& edge) { return edge.tile == tile; });
        });
        if (!hidden_draws(seat) && !came_otherwise(world_, left, edges))
            return {Verdict::broken, edges, false};
        return {Verdict::open, edges, false};
    }
    if (!world_.without(edges, lead)) return {Verdict::broken, edges, false};  // G9
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
    const auto may_be_elsewhere = [&](Tile tile) {
        return owner(tile) != seat ||
               world_.without(world_.holding(seat, static_cast<int>(setup_.hand), before, {tile}));
    };
    if (!world_.trusted() && std::any_of(rest.begin(), rest.end(), may_be_elsewhere))
        return std::nullopt;  // G5: only tiles that were seen count
    return rest;
}

std::optional<std::pair<int, int>> HandFacts::pips_held(
    const std::map<Seat, int>& times, int before,
    const std::vector<std::optional<int>>& sizes) const {
    std::map<std::pair<Tile, int>, int> worth;
    std::set<int> filled;  // slots that must hold a tile: those dealt or drawn
    std::set<Tile> unused;
    for (Tile tile : world_.tiles())
        if (!setup_.used.count(tile)) unused.insert(tile);
    int known = 0;
    for (const auto& [seat, often] : times) {
        if (often == 0) continue;
        if (!seat.exists()) {  // W7: the boneyard
            if (!world_.trusted() || first_unseen() < before) return std::nullopt;
            for (const int s : ground_.stock) {
                if (world_.slot(s).taken < before) continue;
                filled.insert(s);
                for (Tile tile : unused)
                    if (world_.allowed(tile, s)) worth[{tile, s}] = often * tile.pips();
            }
            continue;
        }
        if (sizes[seat.index()] == 0)
            continue;             // G5: an empty hand counts as empty even if facts are wrong
        if (!world_.trusted()) {  // G5: only tiles that were seen count
            const auto held = rest(seat, before, sizes[seat.index()]);
            if (!held) return std::nullopt;
            for (Tile tile : *held) known += often * tile.pips();
            continue;
        }
        if (!sizes[seat.index()] || hidden_prizes(seat) || tainted(seat, before - 1) ||
            unseen_[seat.index()] < before)
            return std::nullopt;
        for (const Edge& edge : world_.holding(seat, static_cast<int>(setup_.hand), before, unused))
            worth[{edge.tile, edge.slot}] = often * edge.tile.pips();
        for (int s = 0; s < world_.slots(); ++s)
            if (world_.slot(s).seat == seat && world_.slot(s).hand == static_cast<int>(setup_.hand))
                filled.insert(s);
    }
    if (!world_.trusted()) return std::pair(known, known);
    return world_.least_and_most(worth, filled);
}

bool HandFacts::can_be_left(Tile tile, Seat seat, int before) const {
    if (!world_.has(tile) || setup_.used.count(tile)) return false;
    if (tainted(seat, before - 1)) {
        const auto at = owner(tile);
        const bool sound = at && at->exists() && tainted_[at->index()] == never;
        return !played_before(tile) && !(sound && owned_elsewhere(tile, seat));
    }
    if (world_.with_one(world_.holding(seat, static_cast<int>(setup_.hand), before, {tile})))
        return true;
    const bool may_have_drawn = hidden_draws(seat) && unseen_[seat.index()] < before;  // G14
    return may_have_drawn && !played_before(tile) && !owner(tile) &&
           world_.possible(tile, slots_of(seat, before));
}

bool HandFacts::show_left(Tile tile, Seat seat) {
    if (player_.count(tile)) return true;             // played after the end
    if (tainted_[seat.index()] < never) return true;  // without evidence, any tile is possible
    if (!world_.keep(tile, slots_of(seat, never))) return false;
    owner_[tile] = seat;
    return true;
}

}  // namespace bones::second
