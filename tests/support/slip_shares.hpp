// How often the search for slips of the pen lists what was meant, and how often it is right where
// it is certain: over generated games with one slip each, and over games with none.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/slips/slips.hpp"
#include "tests/support/generated_record.hpp"
#include "tests/support/slip.hpp"

namespace bones::test {

/// What came of the slips of one kind.
struct Share {
    int made = 0;     ///< slips that cause a finding
    int listed = 0;   ///< of these: what was meant is listed, or certain
    int certain = 0;  ///< of these: something is certain
    int wrong = 0;    ///< and it is not what was meant
    int bounded = 0;  ///< not all was tried
    /// Slips for which a player is convicted of a breach other than of order: always proven by the
    /// referee alone, and after slips are weighed.
    int convicted_alone = 0, convicted = 0;

    void add(const Share& other);
};

/// The most that was done: a search counts bytes of text that are judged.
struct SlipWork {
    std::uint64_t hand = 0, record = 0;
    double seconds = 0;  ///< of a record, of processor time

    void add(const SlipWork& other);
};

/// Slips of a game, with everything written or the plays alone.
class SlipShares {
  public:
    SlipShares(Game game, bool plays_only) : game_(game), hidden_{plays_only, plays_only} {}

    /// Makes one slip of a kind in the game with this number, and looks for it.
    void add(Slip slip, std::uint64_t number);

    const Share& operator[](Slip slip) const { return shares_[static_cast<std::size_t>(slip)]; }
    Share sum() const;
    const SlipWork& work() const { return work_; }
    /// As text, a line for each kind.
    std::string table() const;
    /// As rows of Markdown: the game, the kind, and what came of it.
    std::string rows() const;

  private:
    void count(const std::string& meant, Slip slip);

    Game game_;
    HiddenParts hidden_;
    Generated generated_;
    Record record_;
    GameVerdict verdict_;
    Referee referee_;
    SlipSearch search_;
    std::array<Share, slip_names.size()> shares_;
    SlipWork work_;
};

/// The longest searches: records in which every hand has more slips than are looked for together.
struct LongestSearches {
    SlipWork of_hand, of_record;

    /// Looks at so many records of one hand and at as many of twelve.
    void add(Game game, std::uint64_t count);
};

/// What is offered for records without a slip.
struct WithoutSlips {
    int clean = 0;           ///< records with nothing wrong
    int offered = 0;         ///< of these: something was
    int broken = 0;          ///< records with true breaches
    int changed = 0;         ///< of these: something is certain
    int without_misfit = 0;  ///< of these: there was no misfit
    SlipWork work;

    /// Looks at games of these numbers, `clean` of them without and `broken` with a breach, full
    /// and plays only in turn.
    void add(Game game, std::uint64_t clean, std::uint64_t broken);
};

}  // namespace bones::test
