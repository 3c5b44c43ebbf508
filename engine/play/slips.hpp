// Makes slips of the pen and wrong claims in generated games.
#pragma once

#include "engine/play/injection.hpp"

namespace bones::play {

/// A hand played by the rules, while it is written down.
struct SlipContext {
    PlayedHand& hand;
    std::vector<Truth>& truths;
    int players;
    int highest;  ///< the highest number in the set
    bool has_layout;
    bool claims_points;
    bool lead_is_dealt;
    bool deals_shown, yard_shown;
};

/// Makes one wanted slip of this stage; false if none is possible.
bool make_slip(const SlipContext& context, Injection stage, WantedBreaches& wanted, Random& random);

/// Makes the wanted wrong claims.
void make_wrong_claims(PlayedGame& sheet, WantedBreaches& wanted, Random& random);

}  // namespace bones::play
