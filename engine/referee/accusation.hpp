// Words a proven breach as a finding.
#pragma once

#include <functional>
#include <string>

#include "engine/hands/hands.hpp"
#include "engine/reporter.hpp"
#include "engine/rules/proof_context.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// An action with a charge against it.
struct ChargedAction {
    std::uint32_t index = 0;  ///< in Record::actions
    Seat seat;  ///< the charged seat; not always the action's seat (an unwritten pass)
    Move move{};
    Moment turn_began = 0;  ///< before the first draw of the turn
    std::function<std::string()>
        situation;  ///< returns the state of the table in words: `with 6 and 4 open`
    std::function<TableShown()> shown;  ///< returns the state of the table for proofs
    std::function<SeatSet()>
        due{};  ///< returns the possible leaders, if the deal decides who leads
    /// The draws of this turn may include one that another seat's tile demanded (S7).
    bool may_pay_owed = false;
};

/// Adds the finding for a code at an action, without evidence. Its text has what happened, then
/// what the rule required. `held`: tiles that the hand is shown to have held. `among`: tiles of
/// which it must have held one.
Finding& accuse(Reporter& reporter, const Code& code, std::string_view clause, std::uint32_t hand,
                const ChargedAction& action, const TileSet& held = {}, const TileSet& among = {});

}  // namespace bones
