#include "engine/worlds/places.hpp"

#include <algorithm>

namespace bones::worlds {
namespace {

/// Tiles find groups one after the other; one that finds all full moves others (Kuhn's way of
/// finding a matching).
class Matching {
  public:
    explicit Matching(const Places& places) : places_(places), inside_(places.groups.size()) {}

    bool find() {
        for (std::size_t tile = 0; tile < places_.tiles.size(); ++tile) {
            tried_.reset();
            if (!put(tile)) return false;
        }
        return true;
    }
    Lie lie() const {
        Lie lie;
        for (const std::vector<std::size_t>& tiles : inside_)
            for (std::size_t tile : tiles) lie.push_back(places_.tiles[tile]);
        return lie;
    }

  private:
    bool put(std::size_t tile) {
        const GroupSet& allowed = places_.allowed[tile];
        for (std::size_t g = 0; g < inside_.size(); ++g)
            if (allowed[g] && inside_[g].size() < static_cast<std::size_t>(places_.groups[g].size))
                return enter(tile, g);
        for (std::size_t g = 0; g < inside_.size(); ++g) {
            if (!allowed[g] || tried_[g]) continue;
            tried_[g] = true;
            for (std::size_t i = 0; i < inside_[g].size(); ++i) {
                const std::size_t other = inside_[g][i];
                if (!put(other)) continue;
                inside_[g].erase(std::find(inside_[g].begin(), inside_[g].end(), other));
                return enter(tile, g);
            }
        }
        return false;
    }
    bool enter(std::size_t tile, std::size_t group) {
        inside_[group].push_back(tile);
        return true;
    }

    const Places& places_;
    std::vector<std::vector<std::size_t>> inside_;
    GroupSet tried_;
};

}  // namespace

void sort_unordered(const Places& places, Lie& lie) {
    auto at = lie.begin();
    for (const Group& group : places.groups) {
        const auto end = at + group.size;
        if (!group.ordered) std::sort(at, end);
        at = end;
    }
}

Lie some_lie(const Places& places) {
    Matching matching(places);
    if (!matching.find()) return {};
    Lie lie = matching.lie();
    sort_unordered(places, lie);
    return lie;
}

}  // namespace bones::worlds
