// Lists what can go wrong in a generated game on purpose, and tracks what is still to be made.
#pragma once

#include <vector>

#include "engine/codes.hpp"
#include "engine/play/sheet.hpp"
#include "engine/players/random.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones::play {

/// All codes that can be injected, in the order of the code lists, the engine's first. A seed
/// selects them by index.
const std::vector<const Code*>& injectables();

struct BreachRequest {
    std::uint32_t count = 0;         ///< the most breaches in a record
    std::vector<const Code*> kinds;  ///< the codes to choose from
    bool deals_shown = true;         ///< the record shows the deals
    bool yard_shown = true;          ///< the record shows the yard
};

/// Whether a code can happen in a game. Codes that only some games have are left out in the others,
/// so that the draws of a seed do not depend on other games.
template <GameRules G>
bool can_happen(const Code& code) {
    if (&code == &code::wrong_bid || &code == &code::wrong_declarer) return G::has_bidding;
    return G::claims_points || &code != &code::points_mismatch;
}
/// Returns the part of a request that can happen in a game.
template <GameRules G>
BreachRequest in_game(BreachRequest request) {
    std::erase_if(request.kinds, [](const Code* code) { return !can_happen<G>(*code); });
    if (request.kinds.empty()) request.count = 0;
    return request;
}

/// The codes to inject into one record. More are drawn than wanted, because not all can happen in
/// every game; the first that can be made are made.
class WantedBreaches {
  public:
    WantedBreaches(const BreachRequest& request, Random& random);

    /// Whether a code of this stage is still wanted and some remain to be made.
    bool any(Injection stage) const;
    /// Whether this code is still wanted.
    bool wants(const Code& code) const;
    /// The codes of this stage that are still wanted, the most wanted first.
    std::vector<const Code*> of(Injection stage) const;
    /// Counts an injected code and stores it as truth.
    void done(const Truth& truth, std::vector<Truth>& truths);
    /// Gives up the codes of this stage for this record.
    void drop(Injection stage);

  private:
    std::uint32_t left_for(Injection stage) const;

    std::vector<const Code*> list_;
    std::uint32_t left_;        ///< the number still to be made
    std::uint32_t claims_ = 0;  ///< the part of it reserved for claims
};

}  // namespace bones::play
