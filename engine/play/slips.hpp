// Slips of whoever writes a hand down, and wrong claims.
#pragma once

#include "engine/play/injection.hpp"

namespace bones::play {

/// A hand that was played by the rules and is being written down.
struct SlipContext {
    PlayedHand& hand;
    std::vector<Truth>& truths;
    int players;
    int highest;  ///< the highest number of the set
    bool has_layout;
    bool claims_points;
    bool lead_is_dealt;
    bool deals_shown, yard_shown;
};

/// Makes one slip of this stage that is wanted and can be made; false if none can.
bool make_slip(const SlipContext& context, Injection stage, WantedBreaches& wanted, Random& random);

/// Makes the wrong claims that are wanted.
void make_wrong_claims(PlayedGame& sheet, WantedBreaches& wanted, Random& random);

}  // namespace bones::play
