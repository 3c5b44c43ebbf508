// What a line was of which the first word cannot be read: what follows that word tells (G5a).
#pragma once

#include <string_view>

#include "bones/record.hpp"
#include "libnotation/parser/token.hpp"

namespace bones {

/// Where a line stands.
struct Around {
    bool in_hand = false;  ///< a hand has begun, after which no line of the header stands
    bool bids = false;     ///< in a game with bidding
};

/// The keyword of a line whose first word resembles `near` (Keyword::unreadable: none). It is that
/// one only if what follows is said by such lines and by no line of play, nor of bids where it
/// resembles none of those; Keyword::hand if it may be the number of a hand; else
/// Keyword::unreadable: the line may have been anything.
Keyword keyword_meant(Keyword near, std::string_view rest, Around around, TileRange range);

}  // namespace bones
