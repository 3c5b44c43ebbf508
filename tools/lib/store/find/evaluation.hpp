// Whether an action is one that a step of a pattern describes.
#pragma once

#include <array>
#include <cstdint>

#include "tools/lib/store/find/hand_state.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

/// What each variable stands for: the first seat of a person, or the number of a tile.
struct Bindings {
    static constexpr std::uint8_t nothing = 255;

    std::array<std::uint8_t, most_variables> values;

    Bindings() { values.fill(nothing); }
    friend bool operator==(const Bindings&, const Bindings&) = default;
};

/// True, false or unknown, as in SQL; `open`: that the referee would tell.
enum class Truth : std::int8_t { no = -1, unknown = 0, yes = 1, open = 2 };

/// Looks at the actions of one hand.
class Evaluation {
  public:
    Evaluation(const Pattern& pattern, const HandState& hand, const SeatPeople& people)
        : pattern_(pattern), hand_(hand), people_(people) {}

    /// Whether a step is met at an action (its index from 0), or may be, where the hand is not
    /// judged; then variables that it meets first are bound.
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
    /// The tiles that a pattern covers, variables by what they stand for.
    TileSet tiles_of(const TilePattern& tile, const Bindings& bindings) const;

    const Pattern& pattern_;
    const HandState& hand_;
    const SeatPeople& people_;
};

}  // namespace bones::inline store::find
