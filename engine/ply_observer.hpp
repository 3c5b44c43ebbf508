// Who looks on while a record is judged, and sees where each hand stands before each action.
#pragma once

#include <cstdint>

#include "bones/record.hpp"

namespace bones {

struct TableState;
struct Deal;
class Hands;

/// Told by the referee. The states are those of the record's game (engine/games).
class PlyObserver {
  public:
    virtual ~PlyObserver() = default;
    /// The referee begins with a record.
    virtual void begin(const Record& record) = 0;
    /// Where the hand stands before the action with this index in Record::actions. Turns that it
    /// cuts short have ended; if it is out of turn, the turn is still another's. The last call for
    /// an action counts. It is not called for an action that is not judged by the rules of play,
    /// nor from the first action on that interpretations of the sheet take in different ways (G17).
    virtual void before(std::uint32_t index, const TableState& state) = 0;
    /// A hand of the record was judged. `sure`: its layout, and so its end, was known throughout,
    /// in all interpretations.
    virtual void after(std::uint32_t hand, const TableState& end, bool sure, const Deal& deal,
                       const Hands& hands) = 0;
};

}  // namespace bones
