#include "engine/hands/holdings.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace bones {
namespace {

/// The limits of owned tiles, in ascending order.
class Limits {
  public:
    std::size_t size() const { return size_; }
    std::uint32_t operator[](std::size_t n) const { return limits_[n]; }
    /// Inserts a limit; limits usually arrive in ascending order.
    void add(std::uint32_t limit) {
        assert(size_ < limits_.size());
        std::size_t at = size_++;
        for (; at > 0 && limits_[at - 1] > limit; --at) limits_[at] = limits_[at - 1];
        limits_[at] = limit;
    }

  private:
    std::size_t size_ = 0;
    std::array<std::uint32_t, most_tiles> limits_;
};

/// Owned tiles as jobs for the slots. The condition's tiles may not use the first `early` slots.
struct Jobs {
    Limits anywhere;  ///< limits of the tiles that may use early slots
    Limits late;      ///< limits of the tiles that may not
};

bool asks_for(const Condition& condition, const OwnedTile& owned) {
    return condition.none_of.contains(owned.tile) && owned.gone > condition.moment;
}

/// Fills the row by the earliest-deadline rule. Returns how many of the first `early` slots stay
/// empty; nothing if a tile finds no slot in time.
std::optional<std::uint32_t> fewest_empty(const Jobs& jobs, std::uint32_t early,
                                          std::uint32_t slots) {
    const Limits &anywhere = jobs.anywhere, &late = jobs.late;
    std::uint32_t slot = 0;
    for (; slot < early && slot < anywhere.size(); ++slot)
        if (anywhere[slot] <= slot) return std::nullopt;
    const std::uint32_t empty = early - slot;
    std::size_t a = slot, l = 0;
    for (slot = early; a < anywhere.size() || l < late.size(); ++slot) {
        const bool take_late = l < late.size() && (a == anywhere.size() || late[l] < anywhere[a]);
        if (slot >= slots || (take_late ? late[l++] : anywhere[a++]) <= slot) return std::nullopt;
    }
    return empty;
}
/// Does the same for the simple case: all owned tiles may use early slots and fit in their order.
std::optional<std::uint32_t> fewest_empty_at_once(const SeatBook& book, const Condition& condition,
                                                  std::uint32_t early) {
    std::uint32_t slot = 0;
    for (const OwnedTile& owned : book.owned)
        if (owned.limit <= slot++ || asks_for(condition, owned)) return std::nullopt;
    if (slot > book.slots.size()) return std::nullopt;
    return early - std::min(early, slot);
}
std::optional<std::uint32_t> fewest_empty(const SeatBook& book, const Condition& condition,
                                          std::uint32_t early) {
    if (const auto empty = fewest_empty_at_once(book, condition, early)) return empty;
    Jobs jobs;
    for (const OwnedTile& owned : book.owned)
        (asks_for(condition, owned) ? jobs.late : jobs.anywhere).add(owned.limit);
    return fewest_empty(jobs, early, static_cast<std::uint32_t>(book.slots.size()));
}

/// Whether one of the first `early` slots can stay open for a free tile when all owned tiles use
/// slots as late as possible.
bool leaves_room(const SeatBook& book, std::uint32_t early) {
    if (early > book.owned.size()) return true;
    Limits limits;
    for (const OwnedTile& owned : book.owned) limits.add(owned.limit);
    std::size_t waiting = limits.size();
    for (std::size_t slot = book.slots.size(); slot > early && waiting > 0; --slot)
        if (limits[waiting - 1] >= slot) --waiting;
    return waiting < early;
}

/// Whether all owned tiles find slots if one of them must use one of the first `early`.
bool fits_early(const SeatBook& book, std::size_t which, std::uint32_t early) {
    Jobs jobs;
    for (std::size_t i = 0; i < book.owned.size(); ++i)
        jobs.anywhere.add(i == which ? std::min(early, book.owned[i].limit) : book.owned[i].limit);
    return fewest_empty(jobs, 0, static_cast<std::uint32_t>(book.slots.size())).has_value();
}

/// Whether all owned tiles find slots. They do not if the record contradicts itself.
bool all_fit(const SeatBook& book) {
    return fits_early(book, book.owned.size(), 0);
}

bool can_hold_one(const SeatBook& book, const Condition& condition, std::uint32_t early,
                  bool free_ones) {
    if (free_ones && leaves_room(book, early)) return true;
    for (std::size_t i = 0; i < book.owned.size(); ++i)
        if (asks_for(condition, book.owned[i]) && fits_early(book, i, early)) return true;
    return false;
}

/// The tiles of a hand at its end: those it surely had, and those that came to it unseen by then or
/// later.
struct RemainingTiles {
    TileSet sure, doubtful;
};

RemainingTiles seen_to_be_left(const SeatBook& book, Moment end) {
    RemainingTiles left;
    for (const FixedTile& tile : book.fixed)
        if (tile.taken <= end && tile.gone > end) left.sure.add(tile.tile);
    const std::uint32_t early = book.slots_at(end);
    for (const OwnedTile& owned : book.owned) {
        if (owned.gone <= end) continue;
        // A tile seen after an unwritten turn may have come in that turn (G14).
        const bool before = book.by_leaving || owned.limit <= early;
        const bool sure = before && (!book.hidden || owned.first_seen <= book.unwritten_from);
        (sure ? left.sure : left.doubtful).add(owned.tile);
    }
    return left;
}

/// Whether a tile was left at the end. If prizes are unknown, a tile that was played may have been
/// a prize and never in the hand (P12).
bool is_surely_left(const SeatBook& book, const OwnedTile& owned) {
    return owned.gone == never && owned.seen_until == never && book.unwritten_from == never;
}

/// Whether more of the condition's tiles were left than were taken unseen since. This is proof
/// whether prizes are known or not.
bool too_many_left(const SeatBook& book, const Condition& condition, std::uint32_t early) {
    Limits limits;
    for (const OwnedTile& owned : book.owned)
        if (condition.none_of.contains(owned.tile) && is_surely_left(book, owned))
            limits.add(owned.limit);
    for (std::size_t n = 0; n < limits.size(); ++n)
        if (limits[n] <= early + n) return true;
    return false;
}

/// Returns which of the asked tiles were surely in the hand at a moment, even if the record
/// contradicts itself. `early`: the hand's slots_at this moment.
TileSet seen_in(const SeatBook& mine, Moment moment, std::uint32_t early, const TileSet& asked) {
    TileSet held;
    for (const FixedTile& tile : mine.fixed)
        if (asked.contains(tile.tile) && tile.taken <= moment && moment < tile.gone)
            held.add(tile.tile);
    for (const OwnedTile& owned : mine.owned) {
        if (!asked.contains(owned.tile)) continue;
        const bool seen = mine.hides_prizes ? is_surely_left(mine, owned)
                                            : !mine.hidden || owned.first_seen <= moment;  // G14
        if (seen && owned.limit <= early && moment < owned.gone) held.add(owned.tile);
    }
    return held;
}

// Returns the size of a hand before its first unwritten turn, counted from the deal (G14).
int size_before_unwritten(const SeatBook& book, Moment moment) {
    int size = static_cast<int>(book.slots_at(moment));
    for (const FixedTile& tile : book.fixed) size += tile.taken <= moment && moment < tile.gone;
    for (const OwnedTile& tile : book.owned) size -= tile.gone <= moment;
    return size;
}

// Returns the size of a hand at a moment, counted back from its end if no turn is hidden.
int size_at(const SeatBook& book, Moment moment) {
    if (book.hidden && !book.hides_prizes) return size_before_unwritten(book, moment);
    int size = book.void_from == never ? book.size : book.size_when_void;
    for (const FixedTile& tile : book.fixed)
        size += (tile.gone > moment && tile.gone != never) - (tile.taken > moment);
    for (const OwnedTile& tile : book.owned) size += tile.gone > moment && tile.gone != never;
    if (!book.by_leaving)
        for (Moment taken : book.slots) size -= taken > moment;
    return size;
}

}  // namespace

void SeatBook::clear() {
    fixed.clear();
    slots.clear();
    owned.clear();
    doubtful = {};
    by_leaving = hidden = hides_prizes = deal_void = drew_unseen = false;
    void_from = unwritten_from = never;
    size = 0;
    left_written.reset();
}

std::uint32_t SeatBook::slots_at(Moment moment) const {
    const auto in_hand = [&](Moment slot) { return by_leaving ? slot > moment : slot <= moment; };
    const auto end = std::partition_point(slots.begin(), slots.end(), in_hand);
    return static_cast<std::uint32_t>(end - slots.begin());
}

void Holdings::clear(int players, int highest, std::uint32_t first_hand) {
    players_ = players;
    first_hand_ = first_hand;
    used_ = 0;
    free_ = all_ = TileSet::full(highest);
    counts_prove_ = true;
    refuted_.clear();
    undealt_ = {};
    in_yard_until_ = 0;
}

void Holdings::begin_books(std::size_t last) {
    if (last >= books_.size()) books_.resize(last + 1);
    for (; used_ <= last; ++used_) books_[used_].clear();
}

TileSet Holdings::surely_held(std::uint32_t hand, Seat seat, Moment moment) const {
    const SeatBook& mine = book(hand, seat);
    return moment >= mine.void_from ? TileSet()
                                    : seen_in(mine, moment, mine.slots_at(moment), all_);
}

TileSet Holdings::possibly_held(std::uint32_t hand, Seat seat) const {
    const SeatBook& mine = book(hand, seat);
    TileSet tiles = free_ | mine.doubtful;
    for (const OwnedTile& owned : mine.owned) tiles.add(owned.tile);
    return tiles;
}

TileSet Holdings::may_have_held(const Condition& condition) const {
    const SeatBook& mine = book(condition.hand, condition.seat);
    TileSet held = free_for(mine, condition.moment);
    const auto add = [&](Tile tile, Moment taken, Moment gone) {
        if (taken <= condition.moment && condition.moment < gone) held.add(tile);
    };
    for (const OwnedTile& tile : mine.owned) add(tile.tile, condition.moment, tile.gone);
    for (const FixedTile& tile : mine.fixed) add(tile.tile, tile.taken, tile.gone);
    return held & (condition.none_of - in_yard_at(condition.moment));
}

Verdict Holdings::verdict(const Condition& condition) const {
    const SeatBook& mine = book(condition.hand, condition.seat);
    if (mine.in_doubt(condition)) return Verdict::open;
    if (!condition.all_of.empty()) {
        bool all_kept = true;
        for (Tile tile : condition.all_of) {
            const Verdict held = verdict_of_holding(mine, condition, tile);
            if (held == Verdict::broken) return held;
            all_kept = all_kept && held == Verdict::kept;
        }
        return all_kept ? Verdict::kept : Verdict::open;
    }
    const std::uint32_t early = mine.slots_at(condition.moment);
    if (!seen_in(mine, condition.moment, early, condition.none_of).empty()) return Verdict::broken;
    if (early == 0 && condition.moment <= mine.unwritten_from) return Verdict::kept;
    if (mine.hides_prizes && too_many_left(mine, condition, early)) return Verdict::broken;
    if (mine.hidden) return may_have_held(condition).empty() ? Verdict::kept : Verdict::open;

    Condition late = condition;  // tiles of the boneyard came late, in the condition or not
    late.none_of |= in_yard_at(condition.moment);
    const auto empty = fewest_empty(mine, late, early);
    const TileSet free = free_for(mine, condition.moment);
    const auto harmless = static_cast<std::uint32_t>((free - condition.none_of).size());
    // Tiles that find no slots whatever the condition says prove nothing about it.
    if (!empty && all_fit(mine)) return Verdict::broken;
    if (empty && counts_prove_ && *empty > harmless) return Verdict::broken;
    Condition asked = condition;
    asked.none_of = asked.none_of - in_yard_at(condition.moment);
    const bool possible = can_hold_one(mine, asked, early, free.intersects(asked.none_of));
    return possible ? Verdict::open : Verdict::kept;
}

// Judges whether a seat held a tile at a moment.
Verdict Holdings::verdict_of_holding(const SeatBook& mine, const Condition& condition,
                                     Tile tile) const {
    bool is_fixed = false;  // a tile put back and drawn again is fixed twice (G6a)
    for (const FixedTile& fixed : mine.fixed) {
        if (fixed.tile != tile) continue;
        if (fixed.taken <= condition.moment && condition.moment < fixed.gone) return Verdict::kept;
        is_fixed = true;
    }
    if (is_fixed) return Verdict::broken;
    const std::uint32_t early = mine.slots_at(condition.moment);
    for (std::size_t i = 0; i < mine.owned.size(); ++i) {
        if (mine.owned[i].tile != tile) continue;
        if (mine.hidden) {  // before an unwritten turn all taken tiles are counted
            if (early == 0 && !mine.hidden_at(condition.moment)) return Verdict::broken;
            const bool counted = mine.owned[i].first_seen <= mine.unwritten_from;
            const bool sure =
                counted && condition.moment < mine.owned[i].gone && mine.owned[i].limit <= early;
            return sure ? Verdict::kept : Verdict::open;
        }
        if (condition.moment >= mine.owned[i].gone || early == 0) return Verdict::broken;
        if (mine.owned[i].limit <= early) return Verdict::kept;
        if (!fits_early(mine, i, early)) return all_fit(mine) ? Verdict::broken : Verdict::open;
        Condition without = condition;
        without.none_of = TileSet(tile);
        const auto empty = fewest_empty(mine, without, early);
        const bool may_come_late =
            empty && (!counts_prove_ || static_cast<int>(*empty) <= free_.size());
        return may_come_late ? Verdict::open : Verdict::kept;
    }
    if (!free_for(mine, condition.moment).contains(tile)) return Verdict::broken;
    if (mine.hidden) {  // before an unwritten turn the slots of unknown tiles are counted
        const bool none = early == 0 && !mine.hidden_at(condition.moment);
        return none ? Verdict::broken : Verdict::open;
    }
    return leaves_room(mine, early) ? Verdict::open : Verdict::broken;
}

std::optional<TileSet> Holdings::left_over(std::uint32_t hand, Seat seat, Moment end) const {
    const SeatBook& mine = book(hand, seat);
    if (mine.hidden_at(end)) return mine.left_written;
    if (mine.void_from < end) return std::nullopt;
    auto [left, others] = seen_to_be_left(mine, end);
    others |= free_ - in_yard_at(end);
    const int size = size_at(mine, end);
    if (counts_prove_ && left.size() < size && left.size() + others.size() == size) left |= others;
    return left.size() == size ? std::optional(left) : std::nullopt;
}

// Any free tile may be among the unseen tiles left. If the record contradicts itself, any tile at
// all may be (G5).
RemainingPips Holdings::remaining_pips(std::uint32_t hand, Moment end) const {
    RemainingPips pips;
    TileSet candidates = free() - in_yard_at(end);
    for (int s = 0; s < players_; ++s) {
        const Seat seat(s);
        const SeatBook& mine = book(hand, seat);
        if (mine.hidden_at(end) && mine.left_written)
            pips.set_known(seat, mine.left_written->pips());
        if (mine.void_from < end || mine.hidden_at(end)) continue;
        const auto [seen, doubtful] = seen_to_be_left(mine, end);
        const int unknown = size_at(mine, end) - seen.size();
        if (unknown > 0) candidates |= doubtful;  // else they came later
        const int late = static_cast<int>(mine.slots.size() - mine.slots_at(end));
        const int staying = mine.hidden ? 0 : std::max(doubtful.size() - late, 0);
        if (unknown == 0 || (unknown > 0 && counts_prove_))
            pips.set(seat, {seen.pips(), unknown, doubtful, std::min(staying, unknown)});
    }
    pips.set_candidates(candidates);
    return pips;
}

}  // namespace bones
