// What can be made wrong in a generated game on purpose, and the list of what is still to be.
#pragma once

#include <span>
#include <vector>

#include "engine/play/random.hpp"
#include "engine/play/sheet.hpp"

namespace bones::play {

/// When something is made wrong.
enum class Stage : std::uint8_t {
    play,   ///< by a player, while the hand is played
    slip,   ///< by whoever wrote the hand down
    spoil,  ///< the same, and nothing that follows in the record can be relied on
    claim,  ///< in what is written of ends, scores and winners
};

struct Injectable {
    const Code* code;
    Stage stage;
};

/// All that can be made wrong, in the order of the code lists.
std::span<const Injectable> injectables();

struct BreachRequest {
    std::uint32_t count = 0;        ///< at most so many in a record
    std::vector<Injectable> kinds;  ///< out of which they are
    bool deals_shown = true;        ///< the record shows what was dealt
    bool yard_shown = true;         ///< and the yard
};

/// What is to be made wrong in one record. More is drawn by lot than is wanted, as not everything
/// can happen in every game; what can be done first is done first.
class WantedBreaches {
  public:
    WantedBreaches(const BreachRequest& request, Random& random);

    /// Whether anything of this stage is still to be done.
    bool any(Stage stage) const;
    /// Whether this is.
    bool wants(const Code& code) const;
    /// The codes of a stage that are still wanted, the most wanted first.
    std::vector<const Code*> of(Stage stage) const;
    /// Something was made wrong; it is noted as the truth.
    void done(const Truth& truth, std::vector<Truth>& truths);
    /// Nothing more of these stages can be done in this record.
    void drop(Stage stage);

  private:
    std::uint32_t left_for(Stage stage) const;

    std::vector<Injectable> list_;
    std::uint32_t left_;        ///< how much is still to be done
    std::uint32_t claims_ = 0;  ///< how much of it is kept for claims
};

}  // namespace bones::play
