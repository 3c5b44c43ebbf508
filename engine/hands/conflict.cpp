// A group that conflicts meets every *correction*: a set of actions without which all others can
// have been right. So the first group, in the order of preference, that meets all corrections known
// so far either conflicts, and is the one wanted, or is part of a largest group that does not
// conflict, and the actions outside that are one more correction. A few dozen of them mostly
// suffice, where trying group after group takes tens of thousands of trials.
#include "engine/hands/conflict.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "engine/hands/joint.hpp"

namespace bones {
namespace {

using Group = std::vector<std::size_t>;  ///< actions, ascending

/// The first group in the order of preference that meets all corrections: the smallest, of those
/// the one whose last action comes first, then the one with the earliest actions.
class Meeting {
  public:
    Meeting(std::size_t actions, std::size_t first_last, int most_steps)
        : actions_(actions),
          first_last_(first_last),
          last_(std::max<std::size_t>(first_last, 1)),
          most_steps_(most_steps),
          chosen_(actions) {}

    void add(Group correction) { corrections_.push_back(std::move(correction)); }

    /// No group of fewer actions conflicts.
    std::size_t least() const { return size_; }

    /// More corrections never lead back to a group that came before.
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
    /// The earliest actions with which the last one meets all; there are some.
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

    /// Whether so many more actions, none before `from`, let the chosen ones meet all corrections.
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

    /// The correction not met yet that the fewest actions from `from` on can meet.
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
    std::size_t first_last_;  ///< no group conflicts whose last action comes before this one
    std::size_t size_ = 2;    ///< one action alone never conflicts: it would be broken
    std::size_t last_;
    int most_steps_;  ///< beyond so many nothing is found
    std::vector<Group> corrections_;
    std::vector<bool> chosen_;
    int steps_ = 0;
};

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
        // All actions before the last of that group can have been right together.
        Meeting meeting(actions_, small.back(), limits_.steps);
        while (tries_ <= limits_.tries) {
            std::optional<Group> group = meeting.next();
            if (!group) break;
            if (conflict(*group)) return {*group};
            meeting.add(correction(*group));
        }
        const bool smallest = small.size() <= meeting.least();
        return {std::move(small), smallest};
    }

  private:
    /// A group of which no member can be left out, with its last member as early as can be.
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

    /// What a group that does not conflict has to leave out, grown as far as it goes.
    Group correction(Group right) {
        Group others;
        for (std::size_t action = 0; action < actions_; ++action)
            if (!std::binary_search(right.begin(), right.end(), action)) others.push_back(action);
        Group left_out;
        grow(right, others, left_out);
        return left_out;
    }

    /// Joins as many of the others as can be; halves that go together cost one trial.
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
