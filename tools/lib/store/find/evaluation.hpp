// Decides whether a step of a pattern matches an action.
#pragma once

#include <array>
#include <cstdint>

#include "tools/lib/store/find/hand_state.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

/// The values of the variables: the first seat of a person, or the number of a tile.
struct Bindings {
    static constexpr std::uint8_t nothing = 255;

    std::array<std::uint8_t, most_variables> values;

    Bindings() { values.fill(nothing); }
    friend bool operator==(const Bindings&, const Bindings&) = default;
};

/// True, false or unknown, as in SQL. `open`: only the referee can decide.
enum class Truth : std::int8_t { no = -1, unknown = 0, yes = 1, open = 2 };

/// Evaluates steps at the actions of one hand.
class Evaluation {
  public:
    Evaluation(const Pattern& pattern, const HandState& hand, const SeatPeople& people)
        : pattern_(pattern), hand_(hand), people_(people) {}

    /// Whether a step matches an action (its index from 0). In a hand that is not judged: whether
    /// it may match. Binds variables that the step uses first.
    bool meets(const Step& step, std::uint32_t index, Bindings& bindings) const;

  private:
    bool meets_what(const What& what, std::uint32_t index, Bindings& bindings) const;
    bool meets_who(const Step& step, const Ply& ply, Bindings& bindings) const;
    bool bind(int variable, std::uint8_t value, Bindings& bindings) const;
    Truth test(int test, std::uint32_t index, const Bindings& bindings) const;
    Truth all_of(const Test& test, std::uint32_t index, const Bindings& bindings) const;
    Truth any_of(const Test& test, std::uint32_t index, const Bindings& bindings) const;
    Truth judged(const Test& test, std::uint32_t index, const Bindings& bindings) const;
    Truth is_held(const Test& test, std::uint32_t index, const Bindings& bindings) const;
    Truth is_laid(const Test& test, std::uint32_t index, const Bindings& bindings) const;
    Truth is_open(const Test& test, std::uint32_t index) const;
    Truth compare(const Test& test, std::uint32_t index, const Bindings& bindings) const;
    std::optional<std::int64_t> value(const Value& value, std::uint32_t index,
                                      const Bindings& bindings) const;
    std::optional<std::int64_t> arms(const Value& value, std::uint32_t index) const;
    SeatSet seats_of(const Person& person, const Ply& ply, const Bindings& bindings) const;
    SeatSet seats_of_person(std::uint8_t who) const;
    /// The tiles that a pattern covers. A variable covers the tile that it stands for.
    TileSet tiles_of(const TilePattern& tile, const Bindings& bindings) const;

    const Pattern& pattern_;
    const HandState& hand_;
    const SeatPeople& people_;
};

}  // namespace bones::inline store::find
