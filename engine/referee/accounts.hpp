// What a hand shows in its interpretations (G17): which breaches are proven in each, which in all,
// and which actions cannot all have been right.
#pragma once

#include <span>
#include <tuple>
#include <vector>

#include "engine/rules/rules.hpp"

namespace bones {

/// In the order of actions, then of seats, then of codes by name.
inline auto order_of(const Breach& breach) {
    return std::tuple(breach.ply, breach.seat.index(), breach.code->name);
}
inline bool precedes(const Breach& one, const Breach& other) {
    if (one.ply != other.ply) return one.ply < other.ply;
    if (one.code == other.code) return one.seat.index() < other.seat.index();
    return order_of(one) < order_of(other);
}

/// Breaches in order, each once.
using BreachSet = std::vector<Breach>;
bool contains(const BreachSet& set, const Breach& breach);

/// Of interpretations that came to the same position: what each proves. Only the smallest sets are
/// kept, since what follows is asked of all of them.
class Accounts {
  public:
    /// More of them prove nothing any more.
    static constexpr std::size_t most = 32;

    /// One interpretation, which proves nothing yet.
    Accounts() : sets_(1) {}
    /// All of them prove this too.
    void add(const Breach& breach);
    /// Takes those of interpretations that came to the same position.
    void merge(const Accounts& others);
    /// What all of them prove.
    BreachSet proven() const;
    std::span<const BreachSet> sets() const { return sets_; }

  private:
    void reduce();

    std::vector<BreachSet> sets_;
};

/// What two sets have in common.
BreachSet common(const BreachSet& one, const BreachSet& other);
/// The smallest set of breaches of which each of `sets` has one; of those equally small the one
/// that comes first in order. Empty if a set is, or after too much work.
BreachSet smallest_hitting_set(std::span<const BreachSet> sets);

}  // namespace bones
