// The deal of a hand as the rules require it.
#pragma once

#include <array>
#include <string_view>

#include "bones/tile.hpp"

namespace bones {

struct Deal {
    int each = 0;              ///< tiles due to each seat
    bool each_known = true;    ///< false: any number may be dealt (P1 with unknown prizes)
    int stock = 0;             ///< tiles not dealt
    int never_drawn = 0;       ///< tiles of the stock that may not be drawn
    bool draws = false;        ///< whether seats draw from the stock
    bool hides_draws = false;  ///< turns may begin with draws that are not written (G17)
    /// Tiles in a `yard` line can enter a hand of this shuffle only by a draw.
    bool stock_is_out = true;
    bool counted_turns = false;       ///< `?` stands for exactly one played tile
    TileSet absent;                   ///< tiles that were not shuffled, because they are prizes
    bool has_prizes = false;          ///< seats may have prizes besides their hands
    bool prizes_known = true;         ///< false: seats may have prizes that are not in the record
    BySeat<TileSet, 2> prizes{};      ///< the prizes that each seat may play
    std::string_view prize_clause{};  ///< the clause about playing prizes and marking them
};

}  // namespace bones
