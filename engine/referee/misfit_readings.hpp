// Judges what follows the first misfit of a hand (G4): a breach is proven only if every reading of
// the misfit's tile proves it.
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

/// The reason why a hand may have gone another way than it is judged.
struct Doubt {
    std::uint32_t index = 0;  ///< in Record::actions: a misfit or an ambiguous action
    bool left_out = false;    ///< an omission of the sheet (G17): the whole hand is in doubt
    /// Returns in words what is left open: `this tile may lie as 6-1@1 or 6-1@2`.
    std::function<std::string()> open{};

    /// The first action that the doubt affects.
    std::uint32_t from(const Hand& hand) const { return left_out ? hand.first_action : index + 1; }
};

class MisfitReadings {
  public:
    /// Judges what follows a doubt in this hand or in an earlier one. `breaches` and `open` are
    /// those of the hand as judged. Breaches before `from_play` are not breaches of play; those
    /// from `after_play` on come after the play.
    MisfitReadings(std::uint32_t hand, Doubt doubt, std::vector<Breach>& breaches,
                   std::size_t from_play, std::size_t after_play, OpenVerdicts& open,
                   const Reporter& reporter);

    /// Compares with the breaches of another reading after the misfit; sorts those breaches.
    void compare(SilentReport& reading, const Hands& hands);
    /// Ends the comparison. Breaches that some readings do not prove become open, and claims of
    /// points that some reading confirms count as right. Findings listed since `since` are changed
    /// accordingly.
    void settle(const Hands& hands, std::size_t since, bool list, Reporter& reporter);

    /// Whether some breach is proven in some readings only.
    bool decides() const { return proves_more_ || !opened_.empty(); }
    /// Makes a finding open and states why.
    void reopen(Finding& finding) const;

  private:
    bool is_claim(const Finding& finding) const;
    void keep_claims_against(const GameVerdict& reading);

    const Record& record_;
    std::uint32_t hand_;
    Doubt doubt_;
    std::uint32_t ply_;  ///< of the misfit; 0: an earlier hand's, or the whole hand is in doubt
    std::vector<Breach>& breaches_;
    OpenVerdicts& open_;
    std::vector<std::size_t> proven_;  ///< indices of breaches proven in all readings so far
    std::vector<Breach> opened_;       ///< breaches not proven in all readings, sorted
    bool compared_ = false;
    bool proves_more_ = false;  ///< a reading proves a breach that the hand as judged does not.
    /// Findings that every reading so far has: wrong claims of points, and errors if the whole hand
    /// is in doubt.
    std::set<std::pair<std::int64_t, std::string_view>> mismatches_;
};

}  // namespace bones
