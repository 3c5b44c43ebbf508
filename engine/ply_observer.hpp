// The interface for observers of the referee, which see the state of each hand before each action.
#pragma once

#include <cstdint>

#include "bones/record.hpp"

namespace bones {

struct TableState;
struct Deal;
class Hands;

/// The referee calls it. The states have the type of the record's game (engine/games).
class PlyObserver {
  public:
    virtual ~PlyObserver() = default;
    /// The referee begins a record.
    virtual void begin(const Record& record) = 0;
    /// The state of the hand before the action with this index in Record::actions. An interrupted
    /// turn has already ended; before an action out of turn it is still the other seat's turn. If
    /// several calls name an action, the last one counts. There is none for actions that the rules
    /// of play do not judge, nor from the first action on which interpretations differ (G17).
    virtual void before(std::uint32_t index, const TableState& state) = 0;
    /// A hand was judged. `sure`: its layout and its end were known throughout, in all
    /// interpretations.
    virtual void after(std::uint32_t hand, const TableState& end, bool sure, const Deal& deal,
                       const Hands& hands) = 0;
};

}  // namespace bones
