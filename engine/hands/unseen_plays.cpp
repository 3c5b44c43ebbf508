#include "engine/hands/unseen_plays.hpp"

#include <algorithm>

namespace bones {
namespace {

/// Whether all owned tiles except `but` fit into the slots other than `slot`. `but` may be an index
/// that no owned tile has.
bool others_fit(const SeatBook& book, std::size_t slot, std::size_t but) {
    std::vector<std::uint32_t> limits;
    limits.reserve(book.owned.size());
    for (std::size_t i = 0; i < book.owned.size(); ++i)
        if (i != but) limits.push_back(book.owned[i].limit);
    std::sort(limits.begin(), limits.end());
    std::size_t at = 0;
    for (std::size_t s = 0; s < book.slots.size() && at < limits.size(); ++s)
        if (s != slot && limits[at++] <= s) return false;
    return at == limits.size();
}

/// Whether one tile can be taken from each set so that all are different.
bool all_differ(std::span<const TileSet> sets, const TileSet& taken) {
    if (sets.empty()) return true;
    int tried = 0;
    for (Tile tile : sets.front() - taken) {
        TileSet more = taken;
        more.add(tile);
        if (all_differ(sets.subspan(1), more)) return true;
        // The other sets can take at most as many tiles as there are other sets.
        if (++tried > static_cast<int>(sets.size())) return false;
    }
    return false;
}

}  // namespace

std::optional<std::size_t> UnseenPlays::slot_of(const SeatBook& book, Seat seat) const {
    const Record& record = hands_.record();
    std::uint32_t index = index_;
    const auto is_play = [&](const Action& action) {
        return action.seat() == seat &&
               (action.kind == ActionKind::unknown_turn || action.is_unread());
    };
    while (index > record.hands[hand_].first_action && !is_play(record.actions[index])) --index;
    const auto moment = static_cast<Moment>(index + 1);
    const auto found = std::find(book.slots.begin(), book.slots.end(), moment);
    if (!book.by_leaving || found == book.slots.end()) return std::nullopt;
    return static_cast<std::size_t>(found - book.slots.begin());
}

bool UnseenPlays::can_have_been(std::span<const UnseenPlay> plays) const {
    const Holdings& holdings = hands_.books();
    std::vector<TileSet> free_ones;
    for (const UnseenPlay& play : plays) {
        const SeatBook& book = holdings.book(hand_, play.seat);
        const auto slot = slot_of(book, play.seat);
        if (!slot || !holdings.counts_prove()) {
            free_ones.push_back(play.tiles);
            continue;
        }
        const auto may_be = [&](std::size_t i) {
            const OwnedTile& owned = book.owned[i];
            return play.tiles.contains(owned.tile) && owned.gone == never && owned.limit > *slot &&
                   others_fit(book, *slot, i);
        };
        bool held = false;
        for (std::size_t i = 0; i < book.owned.size() && !held; ++i) held = may_be(i);
        if (held) continue;
        if (!others_fit(book, *slot, book.owned.size())) return false;
        free_ones.push_back(play.tiles & holdings.free());
    }
    return all_differ(free_ones, {});
}

}  // namespace bones
