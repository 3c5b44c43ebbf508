// What somebody types, taken apart: commands, lines of the notation, actions in short.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bones/game.hpp"

namespace bones::record {

enum class Kind : std::uint8_t {
    nothing,   ///< a blank line
    undo,      ///< `u`
    redo,      ///< `r`
    accept,    ///< `y`: what was offered
    help,      ///< `h`
    quit,      ///< `q`
    go_to,     ///< `at 3.17`: what follows is about that action; `at end`: no longer
    remove,    ///< `x`: the action gone to is left out
    change,    ///< `= TOKEN`: it is written so
    skip,      ///< `-`: what the header asks for stays out
    notation,  ///< a line of the notation, as it is
    actions,   ///< tokens of whoever is to act
    points,    ///< whole numbers alone
};

struct Typed {
    Kind kind = Kind::nothing;
    std::string line;                 ///< notation: without blanks around it
    std::vector<std::string> tokens;  ///< actions, in the notation's own words; or the numbers
    std::string comment;              ///< after actions, with its `#`
    std::uint32_t hand = 0, ply = 0;  ///< go_to: where; 0: the end
};

/// Whether these are actions: tiles, draws, passes, `?`.
bool is_play(const Typed& typed);

/// Reads a line. A seat with something after it is a line of the notation; but a small `d` draws.
/// `p` passes, `d` draws, `d 6-1` draws this tile, `?` is a turn that nobody saw; `61` is a tile in
/// double-six games. Where points are waited for, numbers alone are points.
Typed read_typed(std::string_view line, Game game, bool points_are_next);

}  // namespace bones::record
