// The places of a collated game, in the order of the result.
#pragma once

#include <algorithm>
#include <vector>

#include "tools/lib/show/collate/collation.hpp"

namespace bones {

/// Calls `use(place, block, ply)` for each place; `ply` is 0 for lines.
template <class Use>
void for_all_places(const collate::CollatedGame& game, Use use) {
    for (std::size_t i = 0; i < game.blocks.size(); ++i) {
        const collate::CollatedBlock& block = game.blocks[i];
        std::uint32_t ply = 0;
        for (const auto* places : {&block.before, &block.play, &block.after}) {
            for (const collate::CollatedPlace& place : *places) {
                if (place.item().words.empty()) continue;  // only comments
                const bool action = place.item().keyword == Keyword::actions && !place.left_out;
                if (action) ++ply;
                use(place, i, action ? ply : 0);
            }
        }
    }
}

/// The sheets of a game in the order in which they were given.
inline std::vector<std::size_t> in_order(const collate::CollatedGame& game) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < game.sheets.size(); ++i) order.push_back(i);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return game.sheets[a]->number < game.sheets[b]->number;
    });
    return order;
}

}  // namespace bones
