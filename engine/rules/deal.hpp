// What the rules say about the tiles at the start of a hand.
#pragma once

#include <array>
#include <string_view>

#include "bones/tile.hpp"

namespace bones {

struct Deal {
    int each = 0;              ///< tiles due to each seat
    bool each_known = true;    ///< false: deals may be of any size (P1 with prizes unknown)
    int stock = 0;             ///< tiles not dealt
    int never_drawn = 0;       ///< how many of those are left when nothing more may be drawn
    bool draws = false;        ///< whether seats draw from the stock
    bool hides_draws = false;  ///< any turn may have begun with draws that are not written (G17)
    bool stock_is_out = true;  ///< tiles of the `yard` are in no hand of this shuffle but by a draw
    bool counted_turns = false;       ///< `?` is exactly one tile played
    TileSet absent;                   ///< tiles that were not shuffled: prizes held
    bool has_prizes = false;          ///< whether seats hold prizes besides their hands
    bool prizes_known = true;         ///< false: seats may hold prizes that nobody wrote down
    BySeat<TileSet, 2> prizes{};      ///< what each seat may play besides its hand
    std::string_view prize_clause{};  ///< which tiles are played from the prizes, and their mark
};

}  // namespace bones
