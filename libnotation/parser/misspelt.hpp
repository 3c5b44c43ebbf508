// What a line was of which the first word cannot be read: what follows that word tells (G5a).
#pragma once

#include <string_view>

#include "bones/record.hpp"
#include "libnotation/parser/token.hpp"

namespace bones {

/// The keyword of a line whose first word resembles `near` (Keyword::unreadable: none). It is that
/// one only if what follows is said by such lines and by no line of play; Keyword::hand if it may
/// be the number of a hand; else Keyword::unreadable: the line may have been anything. `in_hand`:
/// whether a hand has begun, after which no line of the header stands.
Keyword keyword_meant(Keyword near, std::string_view rest, bool in_hand, TileRange range);

}  // namespace bones
