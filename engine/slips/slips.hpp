// Slips of the pen: where a hand cannot have been so, the least changes to what is written after
// which it can. Every tile is there once, and every hand obeys the rules: what is written has more
// in it than it needs to say, and that is what shows a slip.
//
// Nothing here knows a single game: changes of the text are tried one by one, each judged by the
// whole referee, but for those with which somebody acts out of turn or a tile does not fit
// (walk.hpp); where none alone will do, two together (pairs.hpp).
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bones/referee.hpp"

namespace bones {

/// How much is tried, in bytes of text that are judged; one that is judged whole counts more.
struct SlipBounds {
    std::uint64_t hand = 0, record = 0;
};
/// Set so that a hand takes at most 200 ms and a record 2 s (tests/bench/README.md).
inline constexpr SlipBounds usual_slip_bounds{4'000'000, 40'000'000};

/// How many readings of a hand are listed.
inline constexpr std::size_t most_readings = 5;

/// What was found for one hand.
struct HandSlips {
    std::uint32_t hand = none_such;  ///< its index; none_such: what the record claims after all
    /// A change of one slip that alone makes the hand right, all others having been tried, and that
    /// takes away an error of facts and changes no claim (G18).
    std::optional<Fix> certain;
    std::vector<std::uint32_t> also_right;  ///< the other hands that are right with the certain one
    std::vector<Finding> taken_away;        ///< the breaches of all these hands without it
    Readings readings;       ///< without a certain one: the changes that make it right
    bool takes_two = false;  ///< each of these is of two slips
    std::uint64_t work = 0;  ///< how much the search of the hand has judged, as SlipBounds count

    /// Whether the certain change makes a hand right.
    bool makes_right(std::uint32_t index) const {
        return index == hand ||
               std::find(also_right.begin(), also_right.end(), index) != also_right.end();
    }
};

/// Searches records one after the other. Not shared between threads.
class SlipSearch {
  public:
    explicit SlipSearch(SlipBounds bounds = usual_slip_bounds);
    ~SlipSearch();
    SlipSearch(SlipSearch&&) noexcept;
    SlipSearch& operator=(SlipSearch&&) noexcept;

    /// The hands of a record with an error or a proven breach, each with the changes of one slip
    /// that make it right; a hand that a certain change of another makes right is none of them.
    /// `work_before`: what was judged of the record already, which the bound of a record includes.
    std::vector<HandSlips> search(const Record& record, std::uint64_t work_before = 0);
    /// Adds what the bound leaves room for besides: the hands in which only a claim is wrong, and
    /// changes of two slips where none of one was found. After search of the same record.
    void search_more(std::vector<HandSlips>& found);
    /// Changes of slips that run through the sheet, each of which leaves nothing wrong in the
    /// record; looked for where two findings or more accuse, or one of order does. Of the last
    /// search.
    const Readings& of_sheet() const;
    /// How many bytes of text the last search has judged.
    std::uint64_t work() const;

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace bones
