// Where in a hand a pattern matches.
//
// All ways through the pattern are followed at once, action by action (Thompson 1968; with what is
// preferred first, as in Pike 1987): time and memory grow with the hand and with what variables
// can stand for, never with the number of ways.
#pragma once

#include <array>
#include <cstdint>
#include <exception>
#include <functional>
#include <stdexcept>
#include <vector>

#include "tools/lib/find/evaluation.hpp"
#include "tools/lib/find/program.hpp"

namespace bones::find {

/// Actions of a hand that a pattern describes, by their indices from 0.
struct Match {
    std::uint32_t first = 0, last = 0;
    Bindings bound;
    std::vector<std::uint32_t> steps;  ///< those that are not of a `...`; only if asked for
};

/// A pattern matches in more ways at once than are followed.
struct TooManyWays : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Wanted::over said so.
struct OutOfTime : std::exception {};

class Matcher {
  public:
    struct Wanted {
        bool all = false;    ///< each pair of first and last action and what is bound
        bool steps = false;  ///< Match::steps
        /// Asked now and then: whether to give up.
        std::function<bool()> over = {};
    };
    /// Called with each match; false: no more are wanted.
    using Use = std::function<bool(const Match&)>;

    /// The pattern must outlive the matcher.
    Matcher(const Pattern& pattern, Wanted wanted);
    /// The matches in a hand, in order. False if no more were wanted. Throws TooManyWays.
    bool find(const HandState& hand, const SeatPeople& people, const Use& use);
    /// Whether a hand that is not judged may have a match.
    bool may_match(const HandState& hand, const SeatPeople& people);

  private:
    /// One way through the pattern, so far.
    struct Way {
        std::uint32_t at = 0;        ///< in the program
        std::uint32_t start = 0;     ///< the first action
        std::uint32_t trail = none;  ///< into trails_
        std::uint64_t moved = 0;     ///< the repetitions whose turn has taken an action
        std::array<std::uint16_t, most_loops> turns{};
        Bindings bound;

        static constexpr std::uint32_t none = 0xFFFFFFFF;
    };
    /// An action that a step took, and the one before.
    struct Trail {
        std::uint32_t action, before;
    };

    /// The step that takes the first action of every match; no_number: there is not one such.
    int first_step() const;
    /// Whether a match can begin with this action.
    bool may_begin(std::uint32_t index) const;
    bool find_from(std::uint32_t begin, bool only_there, const Use& use, std::uint32_t& next);
    bool find_all(const Use& use);
    void seed(std::uint32_t index);
    /// Follows a way without taking an action, as far as it goes, what is preferred first.
    void follow(Way way);
    void branch(const Way& way);
    bool is_new(const Way& way);
    void grow_table();
    std::uint64_t hash(const Way& way) const;
    bool alike(const Way& a, const Way& b) const;
    void begin_action();
    void take(std::uint32_t index);
    Match match_of(const Way& way, std::uint32_t end) const;
    int least(const Operation& operation) const;

    const Pattern& pattern_;
    Wanted wanted_;
    std::vector<Operation> program_;
    std::size_t loops_ = 0;  ///< how deep they lie
    int first_step_ = no_number;
    const HandState* hand_ = nullptr;
    const Evaluation* evaluation_ = nullptr;
    std::vector<Way> ways_, before_, pending_;  ///< before an action, what is preferred first
    std::vector<Way> accepted_;                 ///< ways that have come to their end here
    std::vector<Way> known_;                    ///< all that were met before this action
    std::vector<std::uint32_t> table_;          ///< hash table of known_: index + 1
    std::vector<Trail> trails_;
};

}  // namespace bones::find
