// Collects what a hand shows in its interpretations (G17): breaches proven in each, breaches proven
// in all, and actions that cannot all have been right.
#pragma once

#include <span>
#include <tuple>
#include <vector>

#include "engine/rules/rules.hpp"

namespace bones {

/// Orders breaches by action, then by seat, then by name of the code.
inline auto order_of(const Breach& breach) {
    return std::tuple(breach.ply, breach.seat.index(), breach.code->name);
}
inline bool precedes(const Breach& one, const Breach& other) {
    if (one.ply != other.ply) return one.ply < other.ply;
    if (one.code == other.code) return one.seat.index() < other.seat.index();
    return order_of(one) < order_of(other);
}

/// Breaches in order, without duplicates.
using BreachSet = std::vector<Breach>;
bool contains(const BreachSet& set, const Breach& breach);

/// The breach sets proven by interpretations that reached the same position. Only minimal sets are
/// kept, since later breaches are added to all of them.
class Accounts {
  public:
    /// The limit on sets; beyond it nothing is proven any more.
    static constexpr std::size_t most = 32;

    /// Starts with one interpretation, which proves no breach yet.
    Accounts() : sets_(1) {}
    /// Adds a breach that all of them prove.
    void add(const Breach& breach);
    /// Adds the sets of interpretations that reached the same position.
    void merge(const Accounts& others);
    /// The breaches that all of them prove.
    BreachSet proven() const;
    std::span<const BreachSet> sets() const { return sets_; }

  private:
    void reduce();

    std::vector<BreachSet> sets_;
};

/// The breaches that both sets have.
BreachSet common(const BreachSet& one, const BreachSet& other);
/// Returns the smallest set of breaches that contains a breach of each of `sets`. Among equally
/// small sets it returns the first in order. The result is empty if one of `sets` is empty, or if
/// the search takes too much work.
BreachSet smallest_hitting_set(std::span<const BreachSet> sets);

}  // namespace bones
