// What follows the first misfit of a hand (G4): broken only if it is so in every reading of the
// misfit's tile.
#pragma once

#include <vector>

#include "engine/referee/open_verdicts.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

class Aftermath {
  public:
    /// `misfit`: its index in Record::actions. `breaches` and `open` are what the hand shows with
    /// the misfit as written; breaches from `after_play` on stand after the play.
    Aftermath(std::uint32_t hand, std::uint32_t misfit, std::vector<Breach>& breaches,
              std::size_t after_play, OpenVerdicts& open, const Reporter& reporter);

    /// What another reading shows after the misfit; sorts its breaches.
    void compare(std::vector<Breach>& breaches, const OpenVerdicts& open, const Hands& hands);
    /// All readings are compared. What some do not prove is open: so are its findings, of those
    /// listed since.
    void settle(const Hands& hands, std::size_t since, bool list, Reporter& reporter);

    /// Makes a finding an open one, and says why.
    void reopen(Finding& finding) const;

  private:
    const Record& record_;
    std::uint32_t hand_, misfit_;
    std::vector<Breach>& breaches_;
    OpenVerdicts& open_;
    std::vector<std::size_t> proven_;  ///< of the breaches: those proven in all readings so far
    std::vector<Breach> opened_;       ///< those that are not, sorted
};

}  // namespace bones
