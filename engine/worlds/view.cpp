#include "engine/worlds/view.hpp"

namespace bones::worlds {
namespace {

using Laid = std::vector<std::pair<std::uint32_t, Tile>>;

void apply(View& view, const Evidence& evidence, const Laid& laid_at) {
    if (evidence.all_dealt) {
        for (Seat seat : SeatSet::all(most_seats))
            view.exclude(evidence.none_of, view.filled_by(seat, 1));
        if (evidence.seat != view.seat)
            for (Tile tile : evidence.dealt_to_seat)
                view.confine(tile, view.filled_by(evidence.seat, 1));
        return;
    }
    TileSet in_hands = evidence.none_of;
    for (const auto& [ply, tile] : laid_at)
        if (ply < evidence.ply) in_hands.remove(tile);
    view.exclude(in_hands, view.filled_by(evidence.seat, evidence.ply));
}

/// Whether the player's own tiles show that the action was wrong.
bool is_seen_wrong(const View& view, const Evidence& evidence) {
    return evidence.all_dealt && evidence.none_of.intersects(view.own_dealt);
}

}  // namespace

GroupSet View::filled_by(Seat of, std::uint32_t before_ply) const {
    GroupSet groups;
    for (std::size_t g = 0; g < origins.size(); ++g)
        groups[g] = origins[g].seat == of && of.exists() && origins[g].ply < before_ply;
    return groups;
}

void View::confine(Tile tile, const GroupSet& groups) {
    for (std::size_t t = 0; t < places.tiles.size(); ++t)
        if (places.tiles[t] == tile) places.allowed[t] &= groups;
}

void View::exclude(const TileSet& tiles, const GroupSet& groups) {
    for (std::size_t t = 0; t < places.tiles.size(); ++t)
        if (tiles.contains(places.tiles[t])) places.allowed[t] &= ~groups;
}

bool weigh(View& view, const std::vector<Evidence>& evidence, const Laid& laid_at) {
    if (view.places.tiles.empty()) return true;
    const View before = view;
    const auto apply_all = [&](bool all) {
        view = before;
        for (const Evidence& one : evidence) {
            if (is_seen_wrong(before, one)) continue;
            View alone = before;
            if (!all) apply(alone, one, laid_at);
            if (all || !some_lie(alone.places).empty()) apply(view, one, laid_at);
        }
        return !some_lie(view.places).empty();
    };
    return apply_all(true) || apply_all(false);
}

}  // namespace bones::worlds
