// The effects that playing a tile can have.
#pragma once

#include <cstdint>

namespace bones {

enum class Event : std::uint8_t {
    match,         ///< the tile shows the number of another open end
    draws_owed,    ///< other players must draw
    reversal,      ///< the direction of play turns; with two players this changes nothing
    spell_cast,    ///< the other players may play on the tile's arm only
    spell_broken,  ///< the spell that was in force ends
    further_turn,  ///< its player has another turn
    turn_skipped,  ///< the next player misses a turn
    trump,         ///< the tile beats the suit that was led
    discard,       ///< the tile is not of the suit that was led and not a trump
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
