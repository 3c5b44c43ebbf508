// What follows the first misfit of a hand (G4): broken only if it is so in every reading of the
// misfit's tile.
#pragma once

#include <set>
#include <vector>

#include "engine/referee/open_verdicts.hpp"
#include "engine/referee/unheard.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

class Aftermath {
  public:
    /// What follows the misfit: `index` in Record::actions, of this hand or of one before it. Of
    /// `breaches` and `open`, which the hand shows with the misfit as written, breaches before
    /// `from_play` are none of the play's, and those from `after_play` on stand after it.
    Aftermath(std::uint32_t hand, std::uint32_t index, std::vector<Breach>& breaches,
              std::size_t from_play, std::size_t after_play, OpenVerdicts& open,
              const Reporter& reporter);

    /// What another reading shows after the misfit; sorts its breaches.
    void compare(Unheard& reading, const Hands& hands);
    /// All readings are compared. What some do not prove is open, and what was said of points that
    /// some bear out is right: so are the findings, of those listed since.
    void settle(const Hands& hands, std::size_t since, bool list, Reporter& reporter);

    /// Makes a finding an open one, and says why.
    void reopen(Finding& finding) const;

  private:
    void keep_claims_against(const GameVerdict& reading);

    const Record& record_;
    std::uint32_t hand_, misfit_;
    std::uint32_t ply_;  ///< of the misfit; 0: it is of an earlier hand
    std::vector<Breach>& breaches_;
    OpenVerdicts& open_;
    std::vector<std::size_t> proven_;  ///< of the breaches: those proven in all readings so far
    std::vector<Breach> opened_;       ///< those that are not, sorted
    bool compared_ = false;
    std::set<std::int64_t> mismatches_;  ///< plies whose claimed points no reading bears out
};

}  // namespace bones
