#include "engine/worlds/places.hpp"

#include "engine/matching.hpp"

#include <algorithm>

namespace bones::worlds {
void sort_unordered(const Places& places, TilePlacement& lie) {
    auto at = lie.begin();
    for (const Group& group : places.groups) {
        const auto end = at + group.size;
        if (!group.ordered) std::sort(at, end);
        at = end;
    }
}

TilePlacement some_lie(const Places& places) {
    Matching matching(places.tiles.size());
    for (const GroupSet& allowed : places.allowed) {
        PlaceSet here;
        std::size_t first = 0;
        for (std::size_t g = 0; g < places.groups.size(); ++g) {
            const std::size_t end = first + static_cast<std::size_t>(places.groups[g].size);
            if (allowed[g]) here |= first_places[end] - first_places[first];
            first = end;
        }
        if (!matching.place(here)) return {};
    }
    TilePlacement lie;
    for (Tile place : first_places[places.tiles.size()])
        lie.push_back(places.tiles[matching.tile_in(place)]);
    sort_unordered(places, lie);
    return lie;
}

}  // namespace bones::worlds
