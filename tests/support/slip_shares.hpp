// Measures how often the search for slips lists what was meant, and how often a certain slip is
// right. The games are generated, with one slip each or with none.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/slips/slips.hpp"
#include "tests/support/generated_record.hpp"
#include "tests/support/slip.hpp"

namespace bones::test {

/// The results for the slips of one kind.
struct Share {
    int made = 0;     ///< slips that cause a finding
    int listed = 0;   ///< of these: what was meant is listed or certain
    int certain = 0;  ///< of these: one slip is certain
    int wrong = 0;    ///< of these: the certain slip is not what was meant
    int bounded = 0;  ///< the search stopped at its limit
    /// Slips after which a breach, other than one of order, is always proven: by the referee alone,
    /// and after slips are considered.
    int convicted_alone = 0, convicted = 0;

    void add(const Share& other);
};

/// The maximum work. The unit is a byte of judged text.
struct SlipWork {
    std::uint64_t hand = 0, record = 0;
    double seconds = 0;  ///< processor time for a record

    void add(const SlipWork& other);
};

/// Slips of a game, in records with everything written or with plays only.
class SlipShares {
  public:
    SlipShares(Game game, bool plays_only) : game_(game), hidden_{plays_only, plays_only} {}

    /// Makes one slip of a kind in the game with this number, and searches for it.
    void add(Slip slip, std::uint64_t number);

    const Share& operator[](Slip slip) const { return shares_[static_cast<std::size_t>(slip)]; }
    Share sum() const;
    const SlipWork& work() const { return work_; }
    /// Returns the results as text, one line for each kind.
    std::string table() const;
    /// Returns the results as rows of Markdown with game, kind and counts.
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

/// The longest searches: in records whose hands each have more slips than the search combines.
struct LongestSearches {
    SlipWork of_hand, of_record;

    /// Searches `count` records of one hand and `count` records of twelve.
    void add(Game game, std::uint64_t count);
};

/// Repairs offered for records without a slip.
struct WithoutSlips {
    int clean = 0;           ///< records without findings
    int offered = 0;         ///< of these: with an offered repair
    int broken = 0;          ///< records with true breaches
    int changed = 0;         ///< of these: with a certain repair
    int without_misfit = 0;  ///< of these: without a misfit
    SlipWork work;

    /// Searches `clean` games without a breach and `broken` games with one. Full records and plays
    /// only alternate.
    void add(Game game, std::uint64_t clean, std::uint64_t broken);
};

}  // namespace bones::test
