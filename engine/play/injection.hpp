// What can be made wrong in a generated game on purpose, and the list of what is still to be.
#pragma once

#include <vector>

#include "engine/codes.hpp"
#include "engine/play/sheet.hpp"
#include "engine/players/random.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones::play {

/// All codes that can be made to happen, in the order of the code lists, the engine's first. A seed
/// draws from them by number.
const std::vector<const Code*>& injectables();

struct BreachRequest {
    std::uint32_t count = 0;         ///< at most so many in a record
    std::vector<const Code*> kinds;  ///< out of which they are
    bool deals_shown = true;         ///< the record shows what was dealt
    bool yard_shown = true;          ///< and the yard
};

/// Whether a code can happen in a game at all, as far as others have no place for it. What a seed
/// draws in a game does not depend on what other games have.
template <GameRules G>
bool can_happen(const Code& code) {
    if (&code == &code::wrong_bid || &code == &code::wrong_declarer) return G::has_bidding;
    return G::claims_points || &code != &code::points_mismatch;
}
/// Of what is asked for, what can happen in a game.
template <GameRules G>
BreachRequest in_game(BreachRequest request) {
    std::erase_if(request.kinds, [](const Code* code) { return !can_happen<G>(*code); });
    if (request.kinds.empty()) request.count = 0;
    return request;
}

/// What is to be made wrong in one record. More is drawn by lot than is wanted, as not everything
/// can happen in every game; what can be done first is done first.
class WantedBreaches {
  public:
    WantedBreaches(const BreachRequest& request, Random& random);

    /// Whether anything that is made in this way is still to be done.
    bool any(Injection stage) const;
    /// Whether this is.
    bool wants(const Code& code) const;
    /// The codes made in this way that are still wanted, the most wanted first.
    std::vector<const Code*> of(Injection stage) const;
    /// Something was made wrong; it is noted as the truth.
    void done(const Truth& truth, std::vector<Truth>& truths);
    /// Nothing more of this can be made in this record.
    void drop(Injection stage);

  private:
    std::uint32_t left_for(Injection stage) const;

    std::vector<const Code*> list_;
    std::uint32_t left_;        ///< how much is still to be done
    std::uint32_t claims_ = 0;  ///< how much of it is kept for claims
};

}  // namespace bones::play
