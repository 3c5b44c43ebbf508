// Reads the bids, the trumps and the points called for a tile from a record of Forty-two, without
// judging them.
#pragma once

#include <optional>
#include <vector>

#include "bones/record.hpp"

namespace bones::second {

struct Bid {
    Seat seat;
    std::optional<int> points;  ///< 0: a pass; empty: unknown
};
/// Returns the bids as written.
std::vector<Bid> bids_of(const Record& record, const Hand& hand);
/// Whether a hand has an unreadable line of bids or of trumps.
bool lost_line(const Record& record, const Hand& hand, Keyword keyword);

/// The trumps of a hand.
struct Trumps {
    enum Kind { number, doubles, none, nello, other, unknown } kind = unknown;
    int pips = -1;  ///< the number that is trumps; -1 for other kinds
};
struct TrumpLine {
    Seat seat;
    Trumps trumps;
};
std::optional<TrumpLine> trump_line(const Record& record, const Hand& hand);

/// Returns the points that were called or pegged for a tile; empty if none.
std::optional<int> points_called(const Record& record, const Action& action);

}  // namespace bones::second
