// Where in a hand a program matches.
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

#include "tools/lib/store/find/evaluation.hpp"
#include "tools/lib/store/find/program.hpp"

namespace bones::inline store::find {

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

/// HandConditions::over said so.
struct OutOfTime : std::exception {};

/// What is asked of a hand besides the pattern.
struct HandConditions {
    bool all = false;    ///< each pair of first and last action and what is bound
    bool steps = false;  ///< Match::steps
    /// Asked now and then: whether to give up.
    std::function<bool()> over = {};
};
/// Called with each match; false: no more are wanted.
using UseMatch = std::function<bool(const Match&)>;

/// How deep repetitions lie in nearly all patterns.
inline constexpr std::size_t few_loops = 2;

/// One way through a pattern, so far. Small where repetitions lie but `loops` deep: ways are copied
/// at every action.
template <std::size_t loops>
struct Way {
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    std::uint32_t at = 0;        ///< in the program
    std::uint32_t start = 0;     ///< the first action
    std::uint32_t trail = none;  ///< into trails_
    std::array<std::uint16_t, loops> turns{};
    std::uint64_t moved = 0;  ///< the repetitions whose turn has taken an action
    Bindings bound;

    friend bool operator==(const Way& a, const Way& b) {
        return a.at == b.at && a.moved == b.moved && a.bound == b.bound && a.turns == b.turns;
    }
};

/// Follows the ways through a program whose repetitions lie at most `loops` deep.
template <std::size_t loops>
class Machine {
  public:
    /// The pattern must outlive the machine.
    Machine(const Pattern& pattern, HandConditions wanted, std::vector<Operation> program);
    bool find(const HandState& hand, const SeatPeople& people, const UseMatch& use);

  private:
    using OneWay = Way<loops>;
    /// An action that a step took, and the one before.
    struct Trail {
        std::uint32_t action, before;
    };

    /// The step that takes the first action of every match; no_number: there is not one such.
    int first_step() const;
    /// Whether a match can begin with this action.
    bool may_begin(std::uint32_t index) const;
    bool find_from(std::uint32_t begin, bool only_there, const UseMatch& use, std::uint32_t& next);
    bool find_all(const UseMatch& use);
    void seed(std::uint32_t index);
    /// Follows a way without taking an action, as far as it goes, what is preferred first.
    void follow(const OneWay& way);
    bool goes_on(OneWay& way);
    bool goes_round(OneWay& way, const Operation& operation);
    bool ends_turn(OneWay& way, const Operation& operation) const;
    bool is_new(const OneWay& way);
    void grow_table();
    static std::uint64_t hash(const OneWay& way);
    void begin_action();
    void take(std::uint32_t index);
    Match match_of(const OneWay& way, std::uint32_t end) const;
    int least(const Operation& operation) const;

    const Pattern& pattern_;
    HandConditions wanted_;
    std::vector<Operation> program_;
    int first_step_ = no_number;
    const HandState* hand_ = nullptr;
    const Evaluation* evaluation_ = nullptr;
    std::vector<OneWay> ways_, before_, pending_;  ///< before an action, what is preferred first
    std::vector<OneWay> accepted_;                 ///< ways that have come to their end here
    std::vector<OneWay> known_;                    ///< all that were met before this action
    std::vector<std::uint32_t> table_;             ///< hash table of known_: index + 1
    std::vector<Trail> trails_;
};

}  // namespace bones::inline store::find
