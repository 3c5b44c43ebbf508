#include "engine/referee/accounts.hpp"

#include <algorithm>

namespace bones {
namespace {

bool same(const Breach& one, const Breach& other) {
    return order_of(one) == order_of(other);
}

/// Maps each breach to one of 64 bits. A set that includes another has all the bits of that one.
std::uint64_t trace_of(const BreachSet& set) {
    std::uint64_t trace = 0;
    for (const Breach& breach : set)
        trace |=
            std::uint64_t{1} << (breach.ply * 5 + static_cast<unsigned>(breach.seat.index())) % 64;
    return trace;
}

/// Searches for a hitting set of a given size, depth first, with the earliest breaches first.
class HittingSets {
  public:
    explicit HittingSets(std::span<const BreachSet> sets) : sets_(sets) {
        for (const BreachSet& set : sets) all_.insert(all_.end(), set.begin(), set.end());
        std::sort(all_.begin(), all_.end(), precedes);
        all_.erase(std::unique(all_.begin(), all_.end(), same), all_.end());
    }
    bool find(std::size_t size, std::size_t from = 0) {
        const auto missed = std::find_if(sets_.begin(), sets_.end(), [this](const BreachSet& set) {
            return std::none_of(chosen_.begin(), chosen_.end(),
                                [&](const Breach& breach) { return contains(set, breach); });
        });
        if (missed == sets_.end()) return true;
        if (chosen_.size() == size || ++steps_ > most_steps) return false;
        for (std::size_t i = from; i < all_.size(); ++i) {
            chosen_.push_back(all_[i]);
            if (find(size, i + 1)) return true;
            chosen_.pop_back();
        }
        return false;
    }
    std::size_t breaches() const { return all_.size(); }
    bool gave_up() const { return steps_ > most_steps; }
    const BreachSet& chosen() const { return chosen_; }

  private:
    static constexpr int most_steps = 20'000;

    std::span<const BreachSet> sets_;
    BreachSet all_, chosen_;
    int steps_ = 0;
};

}  // namespace

bool contains(const BreachSet& set, const Breach& breach) {
    return std::binary_search(set.begin(), set.end(), breach, precedes);
}

void Accounts::add(const Breach& breach) {
    for (BreachSet& set : sets_) {
        const auto at = std::lower_bound(set.begin(), set.end(), breach, precedes);
        if (at == set.end() || !same(*at, breach)) set.insert(at, breach);
    }
}

void Accounts::merge(const Accounts& others) {
    sets_.insert(sets_.end(), others.sets_.begin(), others.sets_.end());
    reduce();
}

void Accounts::reduce() {
    std::stable_sort(sets_.begin(), sets_.end(),
                     [](const BreachSet& a, const BreachSet& b) { return a.size() < b.size(); });
    std::vector<BreachSet> smallest;
    std::vector<std::uint64_t> traces;  // the traces of `smallest`
    for (BreachSet& set : sets_) {
        const std::uint64_t trace = trace_of(set);
        const auto has = [&](std::size_t kept) {
            return (traces[kept] & ~trace) == 0 &&
                   std::includes(set.begin(), set.end(), smallest[kept].begin(),
                                 smallest[kept].end(), precedes);
        };
        std::size_t kept = 0;
        while (kept < smallest.size() && !has(kept)) ++kept;
        if (kept < smallest.size()) continue;
        smallest.push_back(std::move(set));
        traces.push_back(trace);
    }
    sets_ = std::move(smallest);
    if (sets_.size() > most) sets_.assign(1, proven());
}

BreachSet common(const BreachSet& one, const BreachSet& other) {
    BreachSet both;
    std::set_intersection(one.begin(), one.end(), other.begin(), other.end(),
                          std::back_inserter(both), precedes);
    return both;
}

BreachSet Accounts::proven() const {
    BreachSet all = sets_.front();
    for (std::size_t i = 1; i < sets_.size(); ++i) all = common(all, sets_[i]);
    return all;
}

BreachSet smallest_hitting_set(std::span<const BreachSet> sets) {
    if (std::any_of(sets.begin(), sets.end(), [](const BreachSet& set) { return set.empty(); }))
        return {};
    HittingSets search(sets);
    for (std::size_t size = 1; size <= search.breaches() && !search.gave_up(); ++size)
        if (search.find(size)) return search.chosen();
    return {};
}

}  // namespace bones
