// Finds a smallest group of actions that cannot all have been right.
#include "engine/hands/conflict.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "engine/hands/joint.hpp"

namespace bones {
namespace {

using Group = std::vector<std::size_t>;  ///< actions, ascending

/// Finds the first group, in order of preference, that shares an action with ("meets") each
/// correction. Smaller groups come first, then groups whose last action comes earlier, then groups
/// with earlier actions.
class GroupFinder {
  public:
    GroupFinder(std::size_t actions, std::size_t first_last, int most_steps)
        : actions_(actions),
          first_last_(first_last),
          last_(std::max<std::size_t>(first_last, 1)),
          most_steps_(most_steps),
          chosen_(actions) {}

    void add(Group correction) { corrections_.push_back(std::move(correction)); }

    /// Groups with fewer actions than this do not conflict.
    std::size_t least() const { return size_; }

    /// Returns the next group, or nothing if none is left or the steps are used up. New corrections
    /// never bring back an earlier group.
    std::optional<Group> next() {
        for (; size_ <= actions_; ++size_, last_ = std::max(first_last_, size_ - 1))
            for (; last_ < actions_; ++last_) {
                std::fill(chosen_.begin(), chosen_.end(), false);
                chosen_[last_] = true;
                if (can_meet(0, size_ - 1)) return earliest();
                if (steps_ > most_steps_) return std::nullopt;
            }
        return std::nullopt;
    }

  private:
    /// Returns the earliest actions that meet all corrections together with the last one. Such
    /// actions exist.
    std::optional<Group> earliest() {
        Group group;
        for (std::size_t m = 0; group.size() + 1 < size_ && m < last_; ++m) {
            chosen_[m] = true;
            if (can_meet(m + 1, size_ - group.size() - 2))
                group.push_back(m);
            else
                chosen_[m] = false;
        }
        if (steps_ > most_steps_) return std::nullopt;
        group.push_back(last_);
        return group;
    }

    /// Whether `more` further actions, none before `from`, let the chosen actions meet all
    /// corrections.
    bool can_meet(std::size_t from, std::size_t more) {
        if (++steps_ > most_steps_ || last_ - from < more) return false;
        const Group* unmet = fewest_ways(from);
        if (unmet == nullptr) return true;
        if (more == 0) return false;
        for (std::size_t member : *unmet) {
            if (member < from || member >= last_) continue;
            chosen_[member] = true;
            const bool met = can_meet(from, more - 1);
            chosen_[member] = false;
            if (met) return true;
        }
        return false;
    }

    /// Returns the unmet correction that has the fewest actions from `from` on; null if all are
    /// met.
    const Group* fewest_ways(std::size_t from) const {
        const Group* best = nullptr;
        std::ptrdiff_t fewest = 0;
        for (const Group& correction : corrections_) {
            if (std::any_of(correction.begin(), correction.end(),
                            [&](std::size_t member) { return chosen_[member]; }))
                continue;
            const auto ways =
                std::count_if(correction.begin(), correction.end(),
                              [&](std::size_t member) { return from <= member && member < last_; });
            if (best == nullptr || ways < fewest) {
                best = &correction;
                fewest = ways;
            }
        }
        return best;
    }

    std::size_t actions_;
    std::size_t first_last_;  ///< earliest possible last action of a conflicting group
    std::size_t size_ = 2;    ///< a single action never conflicts: it would be a breach by itself
    std::size_t last_;
    int most_steps_;  ///< the search gives up after this number of steps
    std::vector<Group> corrections_;
    std::vector<bool> chosen_;
    int steps_ = 0;
};

/// A *correction* is a set of actions such that all other actions can have been right together.
/// Every conflicting group shares an action with every correction. The search takes the first
/// group, in order of preference, that shares an action with each correction known so far. Either
/// that group conflicts, and it is the answer. Or it is extended to a largest group without a
/// conflict, and the actions outside that group are a new correction. A few dozen corrections
/// usually suffice; trying all groups takes tens of thousands of trials.
class Conflicts {
  public:
    Conflicts(const Holdings& holdings, std::span<const Condition> conditions,
              std::span<const std::size_t> owner, const SearchLimits& limits)
        : holdings_(holdings),
          conditions_(conditions),
          owner_(owner),
          limits_(limits),
          actions_(owner.back() + 1) {}

    Conflict smallest() {
        Group small = irreducible();
        // All actions before the last action of that group can have been right together.
        GroupFinder finder(actions_, small.back(), limits_.steps);
        while (tries_ <= limits_.tries) {
            std::optional<Group> group = finder.next();
            if (!group) break;
            if (conflict(*group)) return {*group};
            finder.add(correction(*group));
        }
        const bool smallest = small.size() <= finder.least();
        return {std::move(small), smallest};
    }

  private:
    /// Returns a conflicting group in which every action is needed, with its last action as early
    /// as possible.
    Group irreducible() {
        Group group;
        do group.push_back(group.size());
        while (!conflict(group));
        for (std::size_t i = group.size(); i-- > 0;) {
            Group fewer = group;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (!fewer.empty() && conflict(fewer)) group = std::move(fewer);
        }
        return group;
    }

    /// Extends a group without a conflict as far as possible and returns the actions left outside.
    Group correction(Group right) {
        Group others;
        for (std::size_t action = 0; action < actions_; ++action)
            if (!std::binary_search(right.begin(), right.end(), action)) others.push_back(action);
        Group left_out;
        grow(right, others, left_out);
        return left_out;
    }

    /// Adds as many of the other actions as possible. A half without a conflict costs one trial.
    void grow(Group& right, std::span<const std::size_t> others, Group& left_out) {
        Group more;
        std::merge(right.begin(), right.end(), others.begin(), others.end(),
                   std::back_inserter(more));
        if (!conflict(more)) {
            right = std::move(more);
        } else if (others.size() == 1) {
            left_out.push_back(others.front());
        } else {
            const std::size_t half = others.size() / 2;
            grow(right, others.first(half), left_out);
            grow(right, others.subspan(half), left_out);
        }
    }

    bool conflict(const Group& group) {
        ++tries_;
        std::vector<Condition> chosen;
        for (std::size_t i = 0; i < conditions_.size(); ++i)
            if (std::binary_search(group.begin(), group.end(), owner_[i]))
                chosen.push_back(conditions_[i]);
        return !can_all_hold(holdings_, chosen);
    }

    const Holdings& holdings_;
    std::span<const Condition> conditions_;
    std::span<const std::size_t> owner_;
    SearchLimits limits_;
    std::size_t actions_;
    int tries_ = 0;
};

}  // namespace

Conflict smallest_conflict(const Holdings& holdings, std::span<const Condition> conditions,
                           std::span<const std::size_t> owner, const SearchLimits& limits) {
    if (can_all_hold(holdings, conditions)) return {};
    return Conflicts(holdings, conditions, owner, limits).smallest();
}

}  // namespace bones
