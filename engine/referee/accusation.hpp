// Puts a proven breach into words.
#pragma once

#include <functional>
#include <string>

#include "engine/hands/hands.hpp"
#include "engine/reporter.hpp"
#include "engine/rules/proof_context.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// An action that is charged.
struct ChargedAction {
    std::uint32_t index = 0;  ///< in Record::actions
    Seat seat;                ///< who is charged; not always the action's seat (an unwritten pass)
    Move move{};
    Moment turn_began = 0;                   ///< before the first draw of the turn
    std::function<std::string()> situation;  ///< tells what the table shows: `with 6 and 4 open`
    std::function<TableShown()> shown;       ///< the same for proofs
    std::function<SeatSet()> due{};          ///< who may have been to lead, where the deal decides
};

/// The finding for a code at an action, without evidence: what was seen, then what the rule wanted.
/// `held` are tiles that the hand is shown to have held, `among` those of which it must have held
/// one.
Finding& accuse(Reporter& reporter, const Code& code, std::string_view clause, std::uint32_t hand,
                const ChargedAction& action, const TileSet& held = {}, const TileSet& among = {});

}  // namespace bones
