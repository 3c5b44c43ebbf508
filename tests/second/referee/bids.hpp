// What a hand of Forty-two says of bids and trumps, and what a tile was said to score, read off the
// record without judging it.
#pragma once

#include <optional>
#include <vector>

#include "bones/record.hpp"

namespace bones::second {

struct Bid {
    Seat seat;
    std::optional<int> points;  ///< 0: a pass; nothing: unknown
};
/// The bids as they are written.
std::vector<Bid> bids_of(const Record& record, const Hand& hand);
/// Whether a line of bids, or of trumps, cannot be read.
bool lost_line(const Record& record, const Hand& hand, Keyword keyword);

/// What is trumps.
struct Trumps {
    enum Kind { number, doubles, none, nello, other, unknown } kind = unknown;
    int pips = -1;  ///< of a number
};
struct TrumpLine {
    Seat seat;
    Trumps trumps;
};
std::optional<TrumpLine> trump_line(const Record& record, const Hand& hand);

/// What was called or pegged for a tile.
std::optional<int> points_called(const Record& record, const Action& action);

}  // namespace bones::second
