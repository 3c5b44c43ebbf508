// Finds where a program matches in a hand.
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

/// The actions that a pattern matches, by their indices from 0.
struct Match {
    std::uint32_t first = 0, last = 0;
    Bindings bound;
    std::vector<std::uint32_t> steps;  ///< the actions outside a `...`; only on request
};

/// A pattern matches in more ways at once than the limit allows.
struct TooManyWays : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// HandConditions::over returned true.
struct OutOfTime : std::exception {};

/// Options of a search in a hand.
struct HandConditions {
    bool all = false;    ///< find each pair of first and last action, with each binding
    bool steps = false;  ///< fill in Match::steps
    /// Called now and then. True stops the search.
    std::function<bool()> over = {};
};
/// Called with each match. False stops the search.
using UseMatch = std::function<bool(const Match&)>;

/// The depth of nested repetitions in nearly all patterns.
inline constexpr std::size_t few_loops = 2;

/// One way through a pattern so far. Small if repetitions are nested at most `loops` deep, because
/// ways are copied at every action.
template <std::size_t loops>
struct Way {
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    std::uint32_t at = 0;        ///< position in the program
    std::uint32_t start = 0;     ///< the first action
    std::uint32_t trail = none;  ///< index into trails_
    std::array<std::uint16_t, loops> turns{};
    /// The repetitions whose current turn has taken an action, one bit each.
    std::uint64_t moved = 0;
    Bindings bound;

    friend bool operator==(const Way& a, const Way& b) {
        return a.at == b.at && a.moved == b.moved && a.bound == b.bound && a.turns == b.turns;
    }
};

/// Follows the ways through a program whose repetitions are nested at most `loops` deep.
///
/// It follows all ways through the pattern at once, action by action (Thompson 1968), with the
/// preferred ways first (Pike 1987). Time and memory grow with the length of the hand and with
/// how many values the variables can have. They do not grow with the number of ways.
template <std::size_t loops>
class Machine {
  public:
    /// The pattern must outlive the machine.
    Machine(const Pattern& pattern, HandConditions wanted, std::vector<Operation> program);
    bool find(const HandState& hand, const SeatPeople& people, const UseMatch& use);

  private:
    using OneWay = Way<loops>;
    /// An action that a step took, and the trail before it.
    struct Trail {
        std::uint32_t action, before;
    };

    /// The step that takes the first action of every match; no_number: none or several.
    int first_step() const;
    /// Whether a match can begin with this action.
    bool may_begin(std::uint32_t index) const;
    bool find_from(std::uint32_t begin, bool only_there, const UseMatch& use, std::uint32_t& next);
    bool find_all(const UseMatch& use);
    void seed(std::uint32_t index);
    /// Follows a way as far as possible without taking an action, preferred branches first.
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
    std::vector<OneWay> ways_, before_, pending_;  ///< before an action, preferred ways first
    std::vector<OneWay> accepted_;                 ///< ways that have reached the end here
    std::vector<OneWay> known_;                    ///< all ways found before this action
    std::vector<std::uint32_t> table_;             ///< hash table of known_: index + 1
    std::vector<Trail> trails_;
};

}  // namespace bones::inline store::find
