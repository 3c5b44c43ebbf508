// What follows the first misfit of a hand (G4): broken only if it is so in every reading of the
// misfit's tile.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/referee/accounts.hpp"
#include "engine/referee/open_verdicts.hpp"
#include "engine/referee/silent_report.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// Why a hand may have been another than it is judged as.
struct Doubt {
    std::uint32_t index = 0;  ///< in Record::actions: a misfit; or an action that the sheet leaves
                              ///< open how to take
    bool left_out = false;    ///< the latter (G17): all of the hand is in doubt
    /// Says what is left open then: `this tile may lie as 6-1@1 or 6-1@2`.
    std::function<std::string()> open{};

    /// The first action that is judged otherwise.
    std::uint32_t from(const Hand& hand) const { return left_out ? hand.first_action : index + 1; }
};

class MisfitReadings {
  public:
    /// What follows a doubt, of this hand or of one before it. Of `breaches` and `open`, which the
    /// hand shows as it is judged, breaches before `from_play` are none of the play's, and those
    /// from `after_play` on stand after it.
    MisfitReadings(std::uint32_t hand, Doubt doubt, std::vector<Breach>& breaches,
                   std::size_t from_play, std::size_t after_play, OpenVerdicts& open,
                   const Reporter& reporter);

    /// What another reading shows after the misfit; sorts its breaches.
    void compare(SilentReport& reading, const Hands& hands);
    /// All readings are compared. What some do not prove is open, and what was said of points that
    /// some bear out is right: so are the findings, of those listed since.
    void settle(const Hands& hands, std::size_t since, bool list, Reporter& reporter);

    /// Whether anything is proven in some readings only.
    bool decides() const { return proves_more_ || !opened_.empty(); }
    /// Makes a finding an open one, and says why.
    void reopen(Finding& finding) const;

  private:
    bool is_claim(const Finding& finding) const;
    void keep_claims_against(const GameVerdict& reading);

    const Record& record_;
    std::uint32_t hand_;
    Doubt doubt_;
    std::uint32_t ply_;  ///< of the misfit; 0: it is of an earlier hand, or all is in doubt
    std::vector<Breach>& breaches_;
    OpenVerdicts& open_;
    std::vector<std::size_t> proven_;  ///< of the breaches: those proven in all readings so far
    std::vector<Breach> opened_;       ///< those that are not, sorted
    bool compared_ = false;
    bool proves_more_ = false;  ///< a reading proves what the hand as it is judged does not
    /// What no reading bears out: wrong claims of points, and errors where all is in doubt.
    std::set<std::pair<std::int64_t, std::string_view>> mismatches_;
};

}  // namespace bones
