#include "engine/hands/hands.hpp"

#include <algorithm>

#include "engine/hands/deductions.hpp"
#include "engine/hands/joint.hpp"

namespace bones {

void Hands::read(std::uint32_t first_hand, std::span<const Deal> deals, BeforeUnread before) {
    first_hand_ = first_hand;
    deals_.assign(deals.begin(), deals.end());
    before_unread_ = before;
    sightings_.start(record(), first_hand, first_hand + static_cast<std::uint32_t>(deals.size()),
                     books_);
    filled_ = false;
    seen_all_ = seen_.read(record(), first_hand, deals);
    if (!seen_all_) fill_books();  // which may report contradictions
}

void Hands::fill_books() const {
    filled_ = true;
    facts_.check(first_hand_, deals_, before_unread_, *reporter_);
}

std::optional<Tile> Hands::drawn(std::uint32_t hand, std::uint32_t index) const {
    const Seat seat = record().actions[index].seat();
    for (const FixedTile& tile : books().book(hand, seat).fixed)
        if (tile.taken == static_cast<Moment>(index + 1)) return tile.tile;
    return std::nullopt;
}

RemainingPips Hands::remaining_pips(std::uint32_t hand, Moment end) const {
    if (!seen_all_) return books().remaining_pips(hand, end);
    RemainingPips pips;
    const int players = record().players;
    for (int s = 0; s < players; ++s)
        pips.set_known(Seat(s), seen_.held(hand, Seat(s), end).pips());
    return pips;
}

Verdict Hands::verdict(std::span<const Condition> conditions) const {
    if (!seen_all_) return verdict_of_all(books(), conditions);
    const auto kept = [this](const Condition& asked) {
        const TileSet held = seen_.held(asked.hand, asked.seat, asked.moment);
        return asked.all_of.empty() ? !held.intersects(asked.none_of)
                                    : (asked.all_of - held).empty();
    };
    return std::all_of(conditions.begin(), conditions.end(), kept) ? Verdict::kept
                                                                   : Verdict::broken;
}

TileSet Hands::may_have_held(const Condition& condition) const {
    if (!seen_all_) return books().may_have_held(condition);
    return (seen_.unseen() | seen_.held(condition.hand, condition.seat, condition.moment)) &
           condition.none_of;
}

bool Hands::can_all_hold(std::span<const Condition> conditions) const {
    return bones::can_all_hold(books(), conditions);
}

bool Hands::are_possible(std::span<const Condition> conditions) const {
    std::vector<Condition> nothing_asked(conditions.begin(), conditions.end());
    for (Condition& condition : nothing_asked) condition.none_of = condition.all_of = {};
    return can_all_hold(nothing_asked);
}

Conflict Hands::smallest_conflict(std::span<const Condition> conditions,
                                  std::span<const std::size_t> owner) const {
    return bones::smallest_conflict(books(), conditions, owner);
}

bool Hands::shown_in_hindsight(const Condition& condition) const {
    const SeatBook& book = books().book(condition.hand, condition.seat);
    const auto was_seen = [&](const auto& tile, Moment first) {
        return condition.none_of.contains(tile.tile) && first <= condition.moment &&
               condition.moment < tile.gone;
    };
    return std::any_of(book.owned.begin(), book.owned.end(),
                       [&](const OwnedTile& tile) { return was_seen(tile, condition.moment); }) &&
           std::none_of(book.fixed.begin(), book.fixed.end(),
                        [&](const FixedTile& tile) { return was_seen(tile, tile.taken); }) &&
           std::none_of(book.owned.begin(), book.owned.end(),
                        [&](const OwnedTile& tile) { return was_seen(tile, tile.first_seen); });
}

void Hands::deduce(std::uint32_t hand, const TileSet& held, const TileSet& absent,
                   std::vector<Deduction>& deductions) const {
    deduce_places(deductions, *reporter_, books(), hand, held);
    if (!absent.empty()) deduce_absence(deductions, *reporter_, books(), hand, absent);
}

void Hands::deduce_from_pass(const Condition& condition, std::vector<Deduction>& deductions) const {
    bones::deduce_from_pass(deductions, *reporter_, books(), condition);
}

}  // namespace bones
