// Finds slips of the pen: the smallest changes of the text that make an impossible hand possible.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bones/referee.hpp"

namespace bones {

/// The limits of the search, in bytes of judged text; a byte judged by the whole referee counts
/// more.
struct SlipBounds {
    std::uint64_t hand = 0, record = 0;
};
/// Chosen so that a hand takes at most 200 ms and a record 2 s (tests/bench/README.md).
inline constexpr SlipBounds usual_slip_bounds{4'000'000, 40'000'000};

/// The most readings listed for a hand.
inline constexpr std::size_t most_readings = 5;

/// The slips found for one hand.
struct HandSlips {
    std::uint32_t hand = none_such;  ///< its index; none_such: the claims after all hands
    /// The only single-slip change that repairs the hand, if all others were tried. It must remove
    /// an error of facts and change no claim (G18).
    std::optional<Fix> certain;
    std::vector<std::uint32_t> also_right;  ///< other hands that the certain change repairs
    std::vector<Finding> taken_away;        ///< the breaches of all these hands without it
    Readings readings;       ///< if none is certain: the changes that repair the hand
    bool takes_two = false;  ///< each of these changes two slips
    std::uint64_t work = 0;  ///< work of the search of this hand, in units of SlipBounds

    /// Whether the certain change repairs a hand.
    bool makes_right(std::uint32_t index) const {
        return index == hand ||
               std::find(also_right.begin(), also_right.end(), index) != also_right.end();
    }
};

/// Searches records one after the other. Threads must not share it.
///
/// A record contains more than it needs, since each tile exists once and the hands follow the
/// rules. This redundancy shows slips. The search knows no single game. It tries changes of the
/// text one by one, and the whole referee judges each. Changes after which a player is out of
/// turn or a tile does not fit are rejected earlier (walk.hpp). If no single change is enough, it
/// tries two together (pairs.hpp).
class SlipSearch {
  public:
    explicit SlipSearch(SlipBounds bounds = usual_slip_bounds);
    ~SlipSearch();
    SlipSearch(SlipSearch&&) noexcept;
    SlipSearch& operator=(SlipSearch&&) noexcept;

    /// Returns the hands of a record with an error or a proven breach, each with the single-slip
    /// changes that repair it. A hand repaired by a certain change of another hand is left out.
    /// `work_before`: work already done on the record, which counts towards its bound.
    std::vector<HandSlips> search(const Record& record, std::uint64_t work_before = 0);
    /// Continues the search of the same record within the bound. It adds hands in which only a
    /// claim is wrong, and changes of two slips where no single slip was found.
    void search_more(std::vector<HandSlips>& found);
    /// The changes of slips that run through the sheet, from the last search. Each of them leaves
    /// no error, breach or wrong claim in the record. They are searched if there are two errors or
    /// breaches, or one of order.
    const Readings& of_sheet() const;
    /// The work of the last search, in bytes of judged text.
    std::uint64_t work() const;

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace bones
