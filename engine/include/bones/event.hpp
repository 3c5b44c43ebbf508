// What a tile sets off besides lying there.
#pragma once

#include <cstdint>

namespace bones {

enum class Event : std::uint8_t {
    match,         ///< it shows the number of another open end
    draws_owed,    ///< others must draw
    reversal,      ///< play goes round the other way; between two that changes nothing
    spell_cast,    ///< others may play on its arm only
    spell_broken,  ///< the spell that was in force ends
    further_turn,  ///< its player has another turn
    turn_skipped,  ///< the next player misses a turn
    trump,         ///< it beats the suit that was led
    discard,       ///< it is of another suit than was led, and no trump
};

/// A set of events.
class Events {
  public:
    void add(Event event) { bits_ = static_cast<std::uint16_t>(bits_ | bit(event)); }
    void add(Event event, bool happens) {
        if (happens) add(event);
    }
    bool has(Event event) const { return (bits_ & bit(event)) != 0; }
    bool empty() const { return bits_ == 0; }

    friend bool operator==(const Events&, const Events&) = default;

  private:
    static constexpr std::uint16_t bit(Event event) {
        return static_cast<std::uint16_t>(1u << static_cast<unsigned>(event));
    }

    std::uint16_t bits_ = 0;
};

}  // namespace bones
