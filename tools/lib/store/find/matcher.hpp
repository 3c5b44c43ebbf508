// Finds where a pattern matches in a hand.
#pragma once

#include <utility>
#include <variant>

#include "tools/lib/store/find/nfa_matcher.hpp"

namespace bones::inline store::find {

class Matcher {
  public:
    /// The pattern must outlive the matcher.
    Matcher(const Pattern& pattern, HandConditions wanted);
    /// Finds the matches in a hand, in order. False if `use` wants no more. Throws TooManyWays.
    bool find(const HandState& hand, const SeatPeople& people, const UseMatch& use) {
        return std::visit([&](auto& machine) { return machine.find(hand, people, use); }, machine_);
    }
    /// Whether a hand that is not judged may have a match.
    bool may_match(const HandState& hand, const SeatPeople& people);

  private:
    using AnyMachine = std::variant<Machine<few_loops>, Machine<most_loops>>;
    static AnyMachine machine_for(const Pattern& pattern, HandConditions wanted);

    AnyMachine machine_;
};

}  // namespace bones::inline store::find
