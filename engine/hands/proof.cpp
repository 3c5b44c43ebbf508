#include "engine/hands/proof.hpp"

#include <algorithm>

namespace bones {
namespace {

/// Whether an owned tile was surely in the hand, and not a prize missing in the record (P12).
bool is_of_hand(const SeatBook& book, const OwnedTile& tile) {
    return !book.hides_prizes || (tile.gone == never && tile.seen_until == never);
}

}  // namespace

ProofCondition Prover::condition_of(const Condition& condition, std::vector<Reason> because) {
    ProofCondition needed;
    needed.kind =
        condition.all_of.empty() ? ProofCondition::Kind::none_of : ProofCondition::Kind::any_of;
    needed.seat = condition.seat;
    needed.hand = record_.hands[condition.hand].number;
    needed.ply = ply(condition.hand, condition.moment);
    needed.tiles = (condition.none_of | condition.all_of) & TileSet::full(record_.highest);
    needed.tiles -= sightings_.laid_before(condition.moment);
    needed.because = std::move(because);
    return needed;
}

std::optional<Witness> Prover::against(const Condition& condition) {
    const TileSet asked = condition.none_of - sightings_.laid_before(condition.moment);
    if (!condition.all_of.empty()) {
        const auto there =
            elsewhere(condition.all_of.first(), condition.hand, condition.seat, condition.moment);
        if (!there) return std::nullopt;
        Witness witness;
        witness.kind = Witness::Kind::seen;
        witness.seen = {*there};
        return witness;
    }
    if (auto witness = seen_there(condition, asked)) return witness;
    if (auto witness = seen_later(condition, asked)) return witness;
    return counted(condition, asked);
}

std::optional<Sighting> Prover::elsewhere(Tile tile, std::uint32_t hand, Seat seat, Moment moment) {
    const DatedSighting* seen = sightings_.elsewhere(tile, hand, seat, moment);
    return seen != nullptr ? std::optional<Sighting>(*seen) : std::nullopt;
}

// Returns the sighting that shows how a fixed tile came to the hand, or null.
const DatedSighting* Prover::coming(const Condition& condition, const FixedTile& tile) {
    const auto start = static_cast<Moment>(record_.hands[condition.hand].first_action);
    for (const DatedSighting& seen : sightings_.of(tile.tile)) {
        if (seen.seat != condition.seat || seen.hand_index != condition.hand) continue;
        const bool dealt = seen.how == How::dealt && tile.taken == start;
        const bool drawn =
            (seen.how == How::drawn || seen.how == How::yard) && seen.at + 1 == tile.taken;
        if (dealt || drawn) return &seen;
    }
    return nullptr;
}

// Shows that a tile of the condition was surely in the hand.
std::optional<Witness> Prover::seen_there(const Condition& condition, const TileSet& asked) {
    const SeatBook& mine = book(condition);
    const std::uint32_t early = mine.slots_at(condition.moment);
    Witness witness;
    witness.kind = Witness::Kind::seen;
    for (const FixedTile& tile : mine.fixed) {
        if (!asked.contains(tile.tile) || tile.taken > condition.moment ||
            condition.moment >= tile.gone)
            continue;
        const DatedSighting* seen = coming(condition, tile);
        if (seen == nullptr) continue;
        witness.seen = {static_cast<const Sighting&>(*seen)};
        return witness;
    }
    for (const OwnedTile& tile : mine.owned) {
        if (!asked.contains(tile.tile) || condition.moment >= tile.gone || tile.limit > early ||
            !is_of_hand(mine, tile))
            continue;
        const DatedSighting* seen =
            sightings_.own(tile.tile, condition.hand, condition.seat,
                           static_cast<Moment>(record_.hands[condition.hand].first_action));
        if (seen == nullptr) continue;
        witness.seen = {static_cast<const Sighting&>(*seen)};
        witness.draws = draws_between(condition, seen->at);
        return witness;
    }
    return std::nullopt;
}

// Returns the draws of the seat after the condition's moment and up to `until`. All of them are
// known.
std::vector<Sighting> Prover::draws_between(const Condition& condition, Moment until) {
    std::vector<Sighting> draws;
    if (until <= condition.moment) return draws;
    for (const FixedTile& tile : book(condition).fixed) {
        if (tile.taken <= condition.moment || tile.taken > until) continue;
        if (const DatedSighting* seen = coming(condition, tile)) draws.push_back(*seen);
    }
    std::sort(draws.begin(), draws.end(),
              [](const Sighting& a, const Sighting& b) { return a.ply < b.ply; });
    return draws;
}

// Shows that more of the tiles were seen later than were taken in between. If tiles leave the hand
// unseen, it shows that more were dealt than have left.
std::optional<Witness> Prover::seen_later(const Condition& condition, const TileSet& asked) {
    const SeatBook& mine = book(condition);
    const std::uint32_t early = mine.slots_at(condition.moment);
    std::vector<const OwnedTile*> later;
    for (const OwnedTile& tile : mine.owned)
        if (asked.contains(tile.tile) && condition.moment < tile.gone && is_of_hand(mine, tile))
            later.push_back(&tile);
    std::sort(later.begin(), later.end(), [](auto* a, auto* b) { return a->limit < b->limit; });
    for (std::size_t n = 0; n < later.size(); ++n) {
        const std::uint32_t limit = std::max(later[n]->limit, early);
        if (n + 1 <= limit - early) continue;
        Witness witness;
        witness.kind = Witness::Kind::later;
        for (std::size_t i = 0; i <= n; ++i) {
            const DatedSighting* seen =
                mine.by_leaving
                    ? sightings_.elsewhere(later[i]->tile, condition.hand, condition.seat, 0)
                    : sightings_.own(later[i]->tile, condition.hand, condition.seat, 0);
            if (seen == nullptr) return std::nullopt;
            witness.seen.push_back(*seen);
        }
        for (std::uint32_t slot = early; slot < limit; ++slot)
            witness.plies.push_back(ply(condition.hand, mine.slots[slot] - 1));
        std::sort(witness.plies.begin(), witness.plies.end());
        return witness;
    }
    return std::nullopt;
}

std::optional<Witness> Prover::counted(const Condition& condition, const TileSet& asked) {
    if (!holdings_.counts_prove()) return std::nullopt;  // G5
    const SeatBook& mine = book(condition);
    const std::uint32_t early = mine.slots_at(condition.moment);
    const TileSet gone = sightings_.gone_before(condition.moment);
    Witness witness;
    witness.kind = Witness::Kind::count;
    witness.seat = condition.seat;
    witness.slots = early;
    TileSet unlocated = holdings_.free();
    for (const OwnedTile& tile : mine.owned) {
        if (tile.gone > condition.moment)
            unlocated.add(tile.tile);
        else if (witness.slots > 0)
            --witness.slots;
    }
    if (condition.moment <= holdings_.in_yard_until()) unlocated -= holdings_.undealt();
    unlocated -= gone;
    witness.candidates = unlocated & asked;
    witness.others = unlocated - asked;
    witness.until = ply(condition.hand, condition.moment) - 1;
    if (static_cast<std::uint32_t>(witness.others.size()) >= witness.slots) return std::nullopt;
    for (Tile tile : TileSet::full(record_.highest) - unlocated)
        if (auto there = elsewhere(tile, condition.hand, condition.seat, condition.moment))
            witness.elsewhere.push_back(*there);
    return witness;
}

}  // namespace bones
