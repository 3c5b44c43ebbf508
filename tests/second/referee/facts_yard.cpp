#include <algorithm>

#include "libnotation/parser/token.hpp"
#include "tests/second/referee/facts.hpp"

namespace bones::second {

void HandFacts::read_yard() {
    const Statement* line = line_of(record_, hand_, Keyword::yard);
    if (!line) return;
    yard_ = tiles_of(record_, *line);
    int before = 0;
    for (std::uint32_t t = line->first; t < line->first + line->count; ++t) {
        const TileToken& token = record_.tiles[t];
        if (token.bad && !can_be_one_tile(record_.at(token.place))) {  // G5a
            yard_.resize(before);
            break;
        }
        before += std::max<int>(1, token.unknown);
    }
    std::set<Tile> seen;
    for (auto& tile : yard_) {
        if (!tile) continue;
        const auto taker = taker_.find(*tile);
        const bool dealt = taker != taker_.end() && !tainted(taker->second, 0);
        if (!seen.insert(*tile).second || dealt || !setup_.set.count(*tile) ||
            setup_.used.count(*tile)) {
            wrong(0, Seat(), "tile-repeated", tile);
            tile.reset();
        }
    }
    if (setup_.draws) find_yard_mismatches();
    if (stock_ && static_cast<int>(yard_.size()) > *stock_) {
        wrong(0, Seat(), "count-mismatch", std::nullopt);
        yard_.clear();
    }
}

void HandFacts::find_yard_mismatches() {
    std::size_t draw = 0;
    bool in_order = true;
    std::ptrdiff_t unnamed = 0;  // places of the yard line without a named tile
    for (std::uint32_t i = hand_.first_action; i < hand_.end_action; ++i) {
        const Action& action = record_.actions[i];
        const int ply = static_cast<int>(i - hand_.first_action) + 1;
        if (ply >= std::min(lost_.line, lost_.another)) break;  // G5a
        const bool stranger = action.seat().index() >= setup_.players;
        if (in_order && (is_unseen(action) || stranger)) {  // G14: the draw is unknown
            in_order = false;
            const auto rest =
                yard_.begin() + static_cast<std::ptrdiff_t>(std::min(draw, yard_.size()));
            unnamed = stock_ && !yard_.empty()
                          ? *stock_ - static_cast<std::ptrdiff_t>(draw) -
                                std::count_if(rest, yard_.end(),
                                              [](auto& tile) { return tile.has_value(); })
                          : never;
        }
        if (!is_draw(action) || stranger) continue;
        if (!in_order && stock_ && static_cast<int>(draw) >= *stock_) break;
        const std::size_t position = draw++;
        if (action.kind != ActionKind::draw) continue;
        const Tile tile = action.tile();
        const bool named = std::count(yard_.begin(), yard_.end(), std::optional(tile)) > 0;
        const bool expected = position < yard_.size() && yard_[position].has_value();
        const bool fits = !in_order  ? named || unnamed-- > 0
                          : expected ? *yard_[position] == tile
                                     : !named;
        if (!fits) yard_mismatches_.insert(ply);
    }
    if (!yard_mismatches_.empty()) world_.distrust();
}

void HandFacts::pin_yard() {
    const int hand = static_cast<int>(setup_.hand);
    const int unseen = first_unseen();
    for (std::size_t i = 0; i < yard_.size(); ++i) {
        if (!yard_[i]) continue;
        const Tile tile = *yard_[i];
        in_yard_.insert(tile);
        if (setup_.rounds_follow) continue;
        bool fits = true;
        if (!setup_.draws) {
            fits = world_.keep(tile, [=](const Slot& slot) {  // a tile out of play
                return slot.hand > hand || (slot.hand == hand && !slot.seat.exists());
            });
            owner_[tile] = Seat();
        } else if (unseen == never ||
                   (i < ground_.stock.size() && world_.slot(ground_.stock[i]).taken < unseen)) {
            fits = world_.pin(tile, ground_.stock[i]);
            // G5a: after a line that may begin another hand, the yard line of this hand proves
            // nothing.
            if (lost_.another == no_ply || world_.slot(ground_.stock[i]).taken < lost_.another)
                owner_[tile] = world_.slot(ground_.stock[i]).seat;
        } else {
            fits = world_.keep(
                tile, [=](const Slot& slot) { return slot.hand == hand && slot.taken >= unseen; });
        }
        if (!fits) {
            owner_.erase(tile);
            wrong(0, Seat(), "tile-repeated", tile);
        }
    }
}

// D7: the yard of a round before the last shows only that no seat had the tile in that round.
bool HandFacts::set_aside(Tile tile) const {
    return setup_.rounds_follow && in_yard_.count(tile) != 0;
}

}  // namespace bones::second
