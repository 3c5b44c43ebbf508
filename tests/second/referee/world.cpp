#include "tests/second/referee/world.hpp"

namespace bones::second {

namespace {

std::vector<Slot> enough(std::vector<Slot> slots, std::size_t tiles) {
    while (slots.size() < tiles) slots.push_back({Seat(), -1, never, never});
    return slots;
}

}  // namespace

World::World(const std::set<Tile>& tiles, std::vector<Slot> slots)
    : tiles_(tiles),
      slots_(enough(std::move(slots), tiles.size())),
      placing_(static_cast<int>(tiles.size()), static_cast<int>(slots_.size())) {
    int row = 0;
    for (Tile tile : tiles_) row_[tile] = row++;
    placing_.settle();
}

bool World::accept(Placing changed) {
    if (!changed.settle()) return false;
    placing_ = std::move(changed);
    return true;
}

bool World::allowed(Tile tile, int slot) const {
    const auto found = away_.find(tile);
    if (found != away_.end()) {
        const bool there = slots_[slot].seat == found->second.seat &&
                           slots_[slot].hand == found->second.hand && slots_[slot].seat.exists();
        if (!there) return false;
    }
    return placing_.allowed(row_.at(tile), slot);
}

// G5: where the record contradicts itself, the need to place all tiles proves nothing.
bool World::agrees(Placing changed, std::optional<Tile> besides) const {
    if (trusted_) return changed.settle();
    std::vector<int> rows;
    for (Tile tile : shown_) rows.push_back(row_.at(tile));
    if (besides && !shown_.count(*besides)) rows.push_back(row_.at(*besides));
    for (int s = 0; besides && s < slots(); ++s)
        if (!allowed(*besides, s)) changed.forbid(row_.at(*besides), s);
    return changed.settle_only(rows);
}

bool World::pin(Tile tile, int slot) {
    if (!has(tile) || !allowed(tile, slot)) return false;
    Placing changed = placing_;
    changed.pin(row_.at(tile), slot);
    if (!accept(std::move(changed))) return false;
    pinned_[tile] = slot;
    shown_.insert(tile);
    return true;
}

bool World::deal(Tile tile, Seat seat, int hand) {
    const auto dealt = [=](const Slot& slot) {
        return slot.seat == seat && slot.hand == hand && slot.taken == 0;
    };
    if (!keep(tile, dealt)) return false;
    for (int s = 0; s < slots() && !pinned(tile); ++s)
        if (dealt(slots_[s])) pinned_[tile] = s;
    return true;
}

bool World::keep(Tile tile, const SlotTest& test) {
    if (!has(tile)) return false;
    Placing changed = placing_;
    for (int s = 0; s < slots(); ++s)
        if (!test(slots_[s])) changed.forbid(row_.at(tile), s);
    if (!accept(std::move(changed))) return false;
    shown_.insert(tile);
    return true;
}

std::optional<int> World::pinned(Tile tile) const {
    const auto found = pinned_.find(tile);
    if (found == pinned_.end()) return std::nullopt;
    return found->second;
}

Edges World::holding(Seat seat, int hand, int ply, const std::set<Tile>& wanted) const {
    Edges edges;
    for (Tile tile : wanted) {
        if (!has(tile)) continue;
        const auto gone = played_.find(tile);
        if (gone != played_.end() && gone->second.seat == seat && gone->second.hand == hand &&
            gone->second.ply < ply)
            continue;  // it was on the table by then
        for (int s = 0; s < slots(); ++s)
            if (slots_[s].seat == seat && slots_[s].hand == hand && slots_[s].taken < ply &&
                slots_[s].gone >= ply && allowed(tile, s))
                edges.push_back({tile, s});
    }
    return edges;
}

bool World::without(const Edges& edges, std::optional<Tile> lead) const {
    Placing changed = placing_;
    for (const Edge& edge : edges) changed.forbid(row_.at(edge.tile), edge.slot);
    return agrees(std::move(changed), lead);
}

bool World::with_one(const Edges& edges) const {
    std::map<Tile, std::set<int>> wanted;
    for (const Edge& edge : edges) wanted[edge.tile].insert(edge.slot);
    for (const auto& [tile, places] : wanted) {
        Placing changed = placing_;
        for (int s = 0; s < slots(); ++s)
            if (!places.count(s)) changed.forbid(row_.at(tile), s);
        if (agrees(std::move(changed), tile)) return true;
    }
    return false;
}

bool World::possible(Tile tile, const SlotTest& test) const {
    Edges edges;
    for (int s = 0; s < slots(); ++s)
        if (test(slots_[s]) && allowed(tile, s)) edges.push_back({tile, s});
    return with_one(edges);
}

// Filling one more slot must outweigh any total worth of the tiles.
std::optional<int> World::least(const std::map<std::pair<Tile, int>, int>& worth,
                                const std::set<int>& filled, int sign) const {
    constexpr int gain = 1 << 12;
    std::vector<std::vector<std::optional<int>>> costs;
    for (Tile tile : tiles_) {
        auto& row = costs.emplace_back(slots());
        for (int s = 0; s < slots(); ++s) {
            const auto found = worth.find({tile, s});
            if (!allowed(tile, s)) continue;
            row[s] = found == worth.end() ? 0 : sign * found->second;
            if (filled.count(s)) *row[s] -= gain;
        }
    }
    const auto cost = cheapest_placing(costs);
    if (!cost) return std::nullopt;
    const int sum = *cost + gain * static_cast<int>(filled.size());
    return sum > gain / 2 ? std::nullopt : std::optional(sum);
}

std::optional<std::pair<int, int>> World::least_and_most(
    const std::map<std::pair<Tile, int>, int>& worth, const std::set<int>& filled) const {
    const auto low = least(worth, filled, 1), high = least(worth, filled, -1);
    if (!low || !high) return std::nullopt;
    return std::pair(*low, -*high);
}

bool World::can_have_been(int hand, const std::vector<Unseen>& plays) const {
    if (!trusted_) return differ(plays, 0, {});  // G5: any tiles, as long as they differ
    Placing changed = placing_;
    for (const Unseen& play : plays) {
        int at = -1;
        for (int s = 0; s < slots(); ++s)
            if (slots_[s].seat == play.seat && slots_[s].hand == hand && slots_[s].gone == play.ply)
                at = s;
        for (const auto& [tile, row] : row_)
            if (at >= 0 && !play.tiles.count(tile)) changed.forbid(row, at);
    }
    return changed.settle();
}

bool World::differ(const std::vector<Unseen>& plays, std::size_t from, std::set<Tile> taken) {
    if (from == plays.size()) return true;
    for (Tile tile : plays[from].tiles) {
        if (taken.count(tile)) continue;
        std::set<Tile> more = taken;
        more.insert(tile);
        if (differ(plays, from + 1, more)) return true;
    }
    return false;
}

bool World::consistent() const {
    Placing copy = placing_;
    return copy.settle();
}

}  // namespace bones::second
